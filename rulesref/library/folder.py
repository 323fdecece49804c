"""The folder of the user's cards, and its tables as they would be made now."""

from __future__ import annotations

from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import RulesrefError
from rulesref.library.stamp import stamp_now
from rulesref.places import home_folder
from rulesref.store.home import Home
from rulesref.store.tell import Tell

FOLDER = "cards"


def cards_home() -> Home:
    """Where the user's cards are kept: beside their documents, by the same rules."""
    return Home(home_folder() / FOLDER)


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
