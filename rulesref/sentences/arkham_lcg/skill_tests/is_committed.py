"""Then: whether a card is committed to the skill test that goes on, or was to the last one."""

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
)
def is_committed(scene: Scene, card: Reference) -> list[Unmet]:
    """To the test that is going on, or to the one that was made last."""
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
)
def is_not_committed(scene: Scene, card: Reference) -> list[Unmet]:
    """Not to the test that is going on, nor to the one that was made last."""
    if not _was_committed(scene, scene.thing(card)):
        return []
    wanted = in_words(scene, "never-committed", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "committed", card=card.text))]


def _was_committed(scene: Scene, id: str) -> bool:
    if scene.state.get(id, "zone") == "committed":
        return True
    for line in reversed(scene.state.lines()):
        event = line.event if line.stage == "impact" else None
        if event is not None and event.type == "commit" and event.slots.get("card") == id:
            return True
        if event is not None and event.type == "skill-test":
            return False
    return False
