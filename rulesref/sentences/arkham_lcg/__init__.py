"""Sentences of Arkham Horror: The Card Game, in folders named as those of the game."""

from __future__ import annotations

from rulesref.all_below import load_all
from rulesref.sentences.arkham_lcg.speech import SPEECH

load_all(__name__, __path__[0])

__all__ = ["SPEECH"]
