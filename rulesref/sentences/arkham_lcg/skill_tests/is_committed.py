"""Then: whether a card is committed to a skill test, or was."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("committed", en="{card}: committed", it="{card}: investita")
SPEECH.unmet("never-committed", en="{card}: not committed", it="{card}: non investita")


@SPEECH.sentence(
    "then",
    "is-committed",
    card="card",
    en=("{card} is committed", "{card} is committed to (the test|the skill test|this test)"),
    it=("{card} è investit(o|a)", "{card} è investit(o|a) (nella|in questa) prova"),
    lasts=True,
)
def is_committed(scene: Scene, card: Reference) -> list[Unmet]:
    """To the test that is going on, or to one that was made in this case."""
    id = scene.thing(card)
    if _was_committed(scene, id):
        return []
    there = f"{card.text}: {whereabouts(scene, id)}"
    return [Unmet(HERE, in_words(scene, "committed", card=card.text), there)]


@SPEECH.sentence(
    "then",
    "is-not-committed",
    card="card",
    en=(
        "{card} is not committed",
        "{card} is not committed to (the test|the skill test|this test)",
    ),
    it=("{card} non è investit(o|a)", "{card} non è investit(o|a) (nella|in questa) prova"),
    lasts=True,
)
def is_not_committed(scene: Scene, card: Reference) -> list[Unmet]:
    """To no test that was made in this case, or is going on."""
    if not _was_committed(scene, scene.thing(card)):
        return []
    wanted = in_words(scene, "never-committed", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "committed", card=card.text))]


def _was_committed(scene: Scene, id: str) -> bool:
    if scene.state.get(id, "zone") == "committed":
        return True
    return any(
        line.stage == "impact"
        and line.event is not None
        and line.event.type == "commit"
        and line.event.slots.get("card") == id
        for line in scene.state.lines()
    )
