"""Then: which keywords a card has at this moment, printed or gained."""

from __future__ import annotations

from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0

SPEECH.word(
    "keyword_name",
    en={
        word: word
        for word in (
            *("alert", "aloof", "concealed", "doomed", "elusive", "hidden", "hunter", "massive"),
            *("patrol", "peril", "relentless", "retaliate", "surge", "swarming", "vengeance"),
            "victory",
        )
    },
    it={
        "Allerta": "alert",
        "Sfuggente": "aloof",
        "Celato": "concealed",
        "Predestinato": "doomed",
        "Elusivo": "elusive",
        "Nascosto": "hidden",
        "Cacciatore": "hunter",
        "Massiccio": "massive",
        "Pattuglia": "patrol",
        "Isolamento": "peril",
        "Implacabile": "relentless",
        "Ritorsione": "retaliate",
        "Impulso": "surge",
        "Sciame": "swarming",
        "Vendetta": "vengeance",
        "Vittoria": "victory",
    },
)
SPEECH.unmet(
    "has-keyword",
    en="{card}: has {keyword_name}",
    it="{card}: ha {keyword_name}",
)
SPEECH.unmet(
    "has-no-keyword",
    en="{card}: does not have {keyword_name}",
    it="{card}: non ha {keyword_name}",
)


@SPEECH.sentence(
    "then",
    "has-keyword",
    card="card",
    keyword_name="keyword_name",
    en=("{card} has {keyword_name}", "{card} has the {keyword_name} keyword"),
    it=("{card} ha {keyword_name}", "{card} ha la parola chiave {keyword_name}"),
    open=True,
)
def has_keyword(scene: Scene, card: Reference, keyword_name: str) -> list[Unmet]:
    """Printed or gained, and not lost; where it has a number, whatever the number is."""
    return _judged(scene, card, keyword_name, wanted=True)


@SPEECH.sentence(
    "then",
    "has-no-keyword",
    card="card",
    keyword_name="keyword_name",
    en=(
        "{card} does not have {keyword_name}",
        "{card} has (no|lost) {keyword_name}",
        "{card} (no longer|does not) (has|have) (the|a) {keyword_name} keyword",
        "{card} no longer has {keyword_name}",
    ),
    it=(
        "{card} non ha {keyword_name}",
        "{card} (non ha|non ha più|ha perso) la parola chiave {keyword_name}",
        "{card} non ha più {keyword_name}",
    ),
    open=True,
)
def has_no_keyword(scene: Scene, card: Reference, keyword_name: str) -> list[Unmet]:
    """Neither printed nor gained, or lost."""
    return _judged(scene, card, keyword_name, wanted=False)


def _judged(scene: Scene, card: Reference, name: str, *, wanted: bool) -> list[Unmet]:
    has = in_words(scene, "has-keyword", card=card.text, keyword_name=name)
    lacks = in_words(scene, "has-no-keyword", card=card.text, keyword_name=name)
    if bool(keyword(scene.state, scene.thing(card), name)) == wanted:
        return []
    return [Unmet(HERE, has, lacks) if wanted else Unmet(HERE, lacks, has)]
