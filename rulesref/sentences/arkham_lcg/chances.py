"""What chance decides: tokens, cards of a deck, mini-cards."""

from __future__ import annotations

from rulesref.games.arkham_lcg.enemies.exposing import DECOY
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.chance(
    "reveal",
    en="the chaos bag gives {what}",
    it="il sacchetto del caos dà {what}",
    repeated_by=("reveal", "face"),
)
SPEECH.chance("deal", en="the deck gives {what}", it="il mazzo dà {what}")
SPEECH.chance(
    "concealed", en="the true mini-card goes to {what}", it="la vera mini carta va a {what}"
)
SPEECH.chance(
    "turned",
    en="the mini-card turns out to be that of {what}",
    it="la mini carta si rivela quella di {what}",
    values={
        DECOY: {
            "en": "the mini-card turns out to be a decoy",
            "it": "la mini carta si rivela un'esca",
        }
    },
)
