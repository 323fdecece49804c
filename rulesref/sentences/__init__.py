"""What a case may say, in every language: sentences of any game, and those of each game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from rulesref.games import FOLDERS, game_of

if TYPE_CHECKING:
    from pathlib import Path

    from rulesref.rulings.replay import Judge
    from rulesref.wording.speech import Speech


def speech_of(game: str) -> Speech:
    """How the game with that id is spoken of; its rows are read when they are first asked for."""
    speech: Speech = import_module(f"{__name__}.{FOLDERS[game]}").SPEECH
    return speech


def judge_of(game: str, own: Path | None = None) -> Judge:
    """Whoever replays cases of the game with that id; ``own`` are the tables of the user's cards.

    Raises ``UnresolvedReference``.
    """
    from rulesref.rulings.replay import Judge

    return Judge(game_of(game)._replace(own=own), speech_of(game))
