"""``rulesref config``: the saved defaults."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.options import EDITION, GAME, LANGUAGE
from rulesref.errors import UsageError
from rulesref.places import home_folder
from rulesref.store.defaults import Defaults, read_defaults, write_defaults

CHOICES = {option.name: option.choices for option in (LANGUAGE, EDITION, GAME)}

#: Language → the one edition of which there are official rules in it.
_OFFICIAL = {"it": "2026"}


def run(asked: Asked, console: Console) -> int:
    """Show the defaults, or change one of them first."""
    folder = home_folder()
    saved = read_defaults(folder)
    key, value = asked.text("key"), asked.text("value")
    if asked.flag("unset"):
        if key is None or value is not None:
            raise UsageError(
                said("--unset goes with one KEY"), remedy="rulesref config game --unset"
            )
        value = ""
    if key is not None and value is not None:
        saved = saved._replace(**{key: _checked(key, value)})
        write_defaults(folder, saved)
    if asked.flag("json"):
        shown = {name: chosen or None for name, chosen in saved._asdict().items()}
        console.json({"home": str(folder), "defaults": shown})
    else:
        for name in (key,) if key else Defaults._fields:
            console.line(f"{name:<9} {getattr(saved, name) or said('(none saved)')}")
        if key is None:
            console.line(f"{'home':<9} {folder}")
        if key == "language" and value in _OFFICIAL and not saved.edition:
            console.line(console.paint.dim(_on_edition(value)))
    return 0


def _on_edition(language: str) -> str:
    """In which edition the official rules are in ``language``: told when it is saved."""
    return said(
        "The official rules in this language are those of {edition}: rulesref config edition "
        "{edition} puts them in force.",
        language,
    ).format(edition=_OFFICIAL[language])


def _checked(key: str, value: str) -> str:
    if value and value not in CHOICES[key]:
        raise UsageError(
            said("{key} cannot be {value!r}").format(key=key, value=value[:60]),
            candidates=CHOICES[key],
        )
    return value
