"""What there is of each game, read from ``corpus/<game>/game.toml``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulesref.entries import GameRecord
from rulesref.errors import ParseError
from rulesref.places import GAME_FILE
from rulesref.ready import read_toml

_LISTS = ("editions", "words", "charts", "titles", "documents")
_KEYS = {"title", "default", *_LISTS}


def read_games(corpus: Path) -> tuple[GameRecord, ...]:
    """Every game in the folder ``corpus``, the default one first. Raises ParseError."""
    games = [read_game(path) for path in sorted(corpus.glob(f"*/{GAME_FILE}"))]
    if sum(game.default for game in games) != 1:
        raise ParseError("one game has to be the default one", file=str(corpus))
    return tuple(sorted(games, key=lambda game: (not game.default, game.id)))


def read_game(path: Path) -> GameRecord:
    """The game of which ``path`` tells. Raises ParseError where a key is missing or unknown."""
    try:
        told: dict[str, Any] = read_toml(path.read_text("utf-8"))
    except ValueError as problem:
        raise ParseError(f"the game is broken: {problem}", file=str(path)) from None
    if told.keys() != _KEYS:
        wrong = ", ".join(sorted(told.keys() ^ _KEYS))
        raise ParseError(f"missing or unknown keys: {wrong}", file=str(path))
    lists = {name: tuple(map(str, told[name])) for name in _LISTS}
    return GameRecord(path.parent.name, str(told["title"]), bool(told["default"]), **lists)
