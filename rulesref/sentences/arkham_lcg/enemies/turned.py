"""Events of an enemy and an investigator that are easily told the other way round."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.rows import Turned

SPEECH.turned |= {
    "attack": Turned(
        "enemy",
        "to",
        {
            "en": ("{who} takes the fight action", "{enemy} attacks {who}"),
            "it": ("{who} effettua l'azione di combattimento", "{enemy} attacca {who}"),
        },
    ),
    "engage": Turned(
        "enemy",
        "who",
        {
            "en": ("{who} takes the engage action", "{enemy} engages {who}"),
            "it": ("{who} effettua l'azione di impegno", "{enemy} impegna {who}"),
        },
    ),
    "disengage": Turned(
        "enemy",
        "who",
        {
            "en": ("{enemy} disengages from {who}",),
            "it": ("{enemy} si disimpegna da {who}",),
        },
    ),
}
