"""Then: what is so of each who plays, or has happened to each: as it is told of one of them by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.reading import Told
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
    """Of all who are still in the game.

    Raises ``UnresolvedReference`` for what reads like no expectation; for what they may do, which is
    judged by the choice that waits, and this step by what has come of it; and where it is so of all
    but of whoever is out of the game.
    """
    if _DENIES[scene.language].match(text):
        raise _by_name(said("whether of none of them, or not of all: {text}"), text)
    unmet: list[Unmet] = []
    still = investigators(scene.state)
    for who in still:
        unmet += _of(scene, who, text)
    if not still:
        raise _by_name(said("what is said of each of them reads like no expectation: {text}"), text)
    if not unmet and any(_of(scene, who, text) for who in _out_of_the_game(scene, still)):
        raise _by_name(said("whether of those too who are out of the game: {text}"), text)
    return unmet


def _of(scene: Scene, who: str, text: str) -> list[Unmet]:
    """What is unmet of ``text``, said of ``who`` by name."""
    told = told_by(scene, f"{scene.name(who)} {text}", "then")
    if told is None or _is_of_a_moment(told):
        raise _by_name(said("what is said of each of them reads like no expectation: {text}"), text)
    unmet: list[Unmet] = told.row.run(scene, **told.slots)
    return unmet


def _out_of_the_game(scene: Scene, still: Iterable[str]) -> Iterator[str]:
    """Whoever plays no longer."""
    for id, thing in scene.state.things.items():
        if "card" in thing and thing["card"].type == "investigator" and id not in still:
            yield id


def _by_name(why: str, text: str) -> UnresolvedReference:
    return UnresolvedReference(why.format(text=text), remedy=said("say it of each by name"))


def _is_of_a_moment(told: Told) -> bool:
    """Whether what is ``told`` of one of them is judged otherwise than this step is, which says it of all."""
    row = told.row
    return row.table or row.open or row.fleeting or not row.asks
