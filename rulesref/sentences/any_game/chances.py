"""What chance decides, where no game has another sentence for it."""

from __future__ import annotations

from rulesref.sentences.any_game.speech import SPEECH

SPEECH.chance("", en="fate picks {what}", it="il caso sceglie {what}")
