"""Then: what is so of each who plays, or has happened to each: as it is told of one of them by name."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.said_by import told_by
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Language → what denies something of whoever is named before it.
_DENIES = {"en": lazily(r"(?:[a-z]+ not|[a-z]+n['’]t|cannot|never)\b"), "it": lazily(r"non\b")}


@SPEECH.sentence(
    "then",
    "of-each-investigator",
    text="text",
    en="(each investigator|every investigator|everybody|everyone) {text}",
    it="(ogni investigatore|ciascun investigatore|ognuno|ciascuno) {text}",
)
def of_each_investigator(scene: Scene, text: str) -> list[Unmet]:
    """Of all who are still in the game. Raises ``UnresolvedReference`` for what reads like no expectation."""
    if _DENIES[scene.language].match(text):
        raise UnresolvedReference(
            said("whether of none of them, or not of all: {text}").format(text=text),
            remedy=said("say it of each by name"),
        )
    unmet: list[Unmet] = []
    names = [str(scene.name(who)) for who in investigators(scene.state)]
    each = [told_by(scene, f"{name} {text}", "then") for name in names]
    for told in each or (None,):
        if told is None or told.row.table:
            raise UnresolvedReference(
                said("what is said of each of them reads like no expectation: {text}").format(
                    text=text
                ),
                remedy=said("say it of each by name"),
            )
        unmet += told.row.run(scene, **told.slots)
    return unmet
