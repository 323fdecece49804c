"""``rulesref config``: the saved defaults."""

from __future__ import annotations

from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.verbs import EDITION, GAME, LANGUAGE
from rulesref.errors import UsageError
from rulesref.places import home_folder
from rulesref.store.defaults import Defaults, read_defaults, write_defaults

CHOICES = {option.name: option.choices for option in (LANGUAGE, EDITION, GAME)}


def run(asked: Asked, console: Console) -> int:
    """Show the defaults, or change one of them first."""
    folder = home_folder()
    saved = read_defaults(folder)
    key, value = asked.text("key"), asked.text("value")
    if asked.flag("unset"):
        if key is None or value is not None:
            raise UsageError("--unset goes with one KEY", remedy="rulesref config game --unset")
        value = ""
    if key is not None and value is not None:
        saved = saved._replace(**{key: _checked(key, value)})
        write_defaults(folder, saved)
    if asked.flag("json"):
        shown = {name: chosen or None for name, chosen in saved._asdict().items()}
        console.json({"home": str(folder), "defaults": shown})
    else:
        for name in (key,) if key else Defaults._fields:
            console.line(f"{name:<9} {getattr(saved, name) or '(none saved)'}")
        if key is None:
            console.line(f"{'home':<9} {folder}")
    return 0


def _checked(key: str, value: str) -> str:
    if value and value not in CHOICES[key]:
        raise UsageError(f"{key} cannot be {value[:60]!r}", candidates=CHOICES[key])
    return value
