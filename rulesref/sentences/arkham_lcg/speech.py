"""The rows of Arkham Horror: The Card Game, over those that any game shares."""

from __future__ import annotations

from rulesref.sentences import any_game
from rulesref.wording.speech import Speech

SPEECH = Speech(any_game.SPEECH)
