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
    slots="verdict",
)
SPEECH.words.called["verdict"] = "answer"

SPEECH.unmet("none", en="none", it="nessuno")
SPEECH.unmet("nobody", en="nobody", it="nessuno")
SPEECH.unmet("nothing", en="nothing", it="niente")
SPEECH.unmet("not-there", en="not there", it="non c'è")
