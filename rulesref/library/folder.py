"""The folder of the user's cards, and its tables as they would be made now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rulesref._version import __version__
from rulesref.catalogue import said
from rulesref.errors import RulesrefError
from rulesref.places import PACKAGE, corpus_folder, home_folder
from rulesref.store.home import Home

FOLDER = "cards"
#: What the tables depend on besides the files: in the package, and in the folder of the game.
_MODULES = ("facts/**/*.py", "library/*.py", "cards/data/*.py")
_DATA = ("productions/*.toml", "cards/index.tsv", "cards/errata.toml")

Tell = Callable[[str], None]


def cards_home() -> Home:
    """Where the user's cards are kept: beside their documents, by the same rules."""
    return Home(home_folder() / FOLDER)


def stamp_now(game: str) -> str:
    """Hex digits that change with the productions, the compiler and the index of all cards."""
    import hashlib

    seen = hashlib.sha256(__version__.encode())
    for folder, patterns in ((PACKAGE, _MODULES), (corpus_folder() / game, _DATA)):
        for pattern in patterns:
            for path in sorted(folder.glob(pattern)):
                seen.update(f"\n{path.name}\n".encode())
                seen.update(path.read_bytes())
    return seen.hexdigest()


def tables(game: str, tell: Tell) -> Path | None:
    """The folder of the tables of the user's cards; None where they have none that can be read.

    Tables that another version made are made anew, of which ``tell`` hears.
    """
    home = cards_home()
    try:
        generation = home.current()
        if generation is None or not generation.files:
            return None
        if generation.stamp == stamp_now(game) and generation.intact():
            return generation.folder
        from rulesref.library.changing import rebuild

        tell(said("compiling your cards anew, as rulesref understands more now"))
        return rebuild(home, game, tell).folder
    except RulesrefError as problem:
        tell(said("your cards are left out: {problem}").format(problem=problem))
        return None
