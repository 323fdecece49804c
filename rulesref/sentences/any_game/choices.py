"""What the choices of the engine itself are about."""

from __future__ import annotations

from rulesref.sentences.any_game.speech import SPEECH

SPEECH.choice("branch", en="one of the options of a card", it="una delle opzioni di una carta")
SPEECH.choice(
    "forced-order", en="the order of Forced abilities", it="l'ordine delle capacità Obbligo"
)
SPEECH.choice("may", en="whether to accept an effect", it="se accettare un effetto")
SPEECH.choice(
    "occurrence", en="which of several events to answer", it="a quale di più eventi reagire"
)
SPEECH.choice("reaction", en="whether to react", it="se reagire")
SPEECH.choice("target", en="a target", it="un bersaglio")
SPEECH.choice("use", en="which ability to use", it="quale capacità usare")
