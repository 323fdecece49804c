"""Saved defaults: the language, edition and game that a command takes when none is given."""

from __future__ import annotations

from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import StoreError
from rulesref.places import regular_file
from rulesref.record import NamedTuple
from rulesref.store.refusal import refusal

FILE = "config.json"
_MOST = 1_000_000  # bytes of it that are read


class Defaults(NamedTuple):
    """What the user saved; an empty string where nothing was."""

    language: str = ""
    edition: str = ""
    game: str = ""


def read_defaults(folder: Path) -> Defaults:
    """The defaults saved in ``folder``. Raises StoreError when the file is not one of ours."""
    path = folder / FILE
    try:
        with regular_file(path) as file:
            data = file.read(_MOST)
    except FileNotFoundError:
        return Defaults()
    except OSError as problem:
        raise refusal(problem, path, reading=True) from None
    import json  # most users have saved none

    try:
        shown = json.loads(data)
        return Defaults(*(_text(shown.get(name, "")) for name in Defaults._fields))
    except (ValueError, TypeError, AttributeError, RecursionError) as problem:
        raise StoreError(
            said("the saved defaults cannot be read: {problem}").format(problem=problem),
            file=str(path),
            remedy=said("mend the file or delete it"),
        ) from None


def write_defaults(folder: Path, defaults: Defaults) -> None:
    """Save ``defaults`` in ``folder``. Raises StoreError when the disk refuses."""
    import json

    from rulesref.store.replacing import write_whole

    shown = {name: value for name, value in defaults._asdict().items() if value}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / FILE, (json.dumps(shown, indent=1) + "\n").encode("utf-8"))
    except OSError as problem:
        raise refusal(problem, folder) from None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value
