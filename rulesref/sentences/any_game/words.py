"""The answers that a question can have."""

from __future__ import annotations

from rulesref.sentences.any_game.speech import SPEECH

SPEECH.word(
    "verdict",
    en={word: word for word in ("yes", "no", "depends", "open", "unsupported")},
    it={
        "sì": "yes",
        "no": "no",
        "dipende": "depends",
        "aperta": "open",
        "non supportata": "unsupported",
    },
)
SPEECH.words.called["verdict"] = "answer"
