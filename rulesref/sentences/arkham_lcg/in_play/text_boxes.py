"""Given and Then: cards whose text is treated as if nothing were printed there."""

from __future__ import annotations

from rulesref.games.arkham_lcg.values.text_clauses import BLANK
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.enemies.supposed import suppose
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet("blank", en="{card}: its text is blank", it="{card}: il suo testo è vuoto")
SPEECH.unmet("not-blank", en="{card}: its text is not blank", it="{card}: il suo testo non è vuoto")


@SPEECH.sentence(
    "given",
    "supposed-blank",
    card="card",
    en="an unnamed effect blanks the text of each {card}",
    it="un effetto senza nome rende vuoto il testo di ogni {card}",
)
def supposed_blank(scene: Scene, card: Reference) -> None:
    """Every copy, wherever it is, the traits too."""
    suppose(scene, card, BLANK, {})


@SPEECH.sentence(
    "then",
    "is-blank",
    card="card",
    en=(
        "the text of {card} is blank",
        "the (printed text box|text box|printed text) of {card} is blank",
        "{card}'s (printed text box|text box|printed text|text) is blank",
        "{card} is blank",
    ),
    it=("il testo di {card} è vuoto", "la casella di testo di {card} è vuota"),
)
def is_blank(scene: Scene, card: Reference) -> list[Unmet]:
    """Treated as if nothing were printed there at this moment, whatever stays of it."""
    return _judged(scene, card, wanted=True)


@SPEECH.sentence(
    "then",
    "is-not-blank",
    card="card",
    en=(
        "the text of {card} is not blank",
        "the (printed text box|text box|printed text) of {card} is not blank",
        "{card}'s (printed text box|text box|printed text|text) is not blank",
        "{card} is not blank",
    ),
    it=("il testo di {card} non è vuoto", "la casella di testo di {card} non è vuota"),
)
def is_not_blank(scene: Scene, card: Reference) -> list[Unmet]:
    """As printed, or changed in another way."""
    return _judged(scene, card, wanted=False)


def _judged(scene: Scene, card: Reference, *, wanted: bool) -> list[Unmet]:
    text = scene.state.get(scene.thing(card), "text", None)
    if (text is not None and text.kept is not None) == wanted:
        return []
    blank = in_words(scene, "blank", card=card.text)
    printed = in_words(scene, "not-blank", card=card.text)
    return [Unmet(0, blank, printed) if wanted else Unmet(0, printed, blank)]
