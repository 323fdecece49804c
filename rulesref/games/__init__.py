"""The games that run on the engine; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from rulesref.errors import UnresolvedReference

if TYPE_CHECKING:
    from rulesref.games.game import Game

#: Id of a game → its folder here, and that of its sentences.
FOLDERS = {"arkham-lcg": "arkham_lcg"}

#: The game that a case is about where nothing else is said.
DEFAULT = next(iter(FOLDERS))


def game_of(id: str) -> Game:
    """The game with that id. Raises ``UnresolvedReference``."""
    if id not in FOLDERS:
        raise UnresolvedReference(f"no engine plays {id!r}", candidates=tuple(FOLDERS))
    import_module(f"{__name__}.{FOLDERS[id]}")
    game: Game = import_module(f"{__name__}.{FOLDERS[id]}.game").GAME
    return game
