"""Then: that somebody, or a card, has defeated another one."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("defeated-by", en="{card} is defeated by {by}", it="{card} è sconfitto da {by}")
SPEECH.explanation(
    "defeated-by-nobody-told",
    en=(
        "{card} is defeated, and nothing tells by whom",
        "leave out by whom: {then} {card} is defeated",
    ),
    it=(
        "{card} è sconfitto, e niente dice da chi",
        "togli da chi: {then} {card} è sconfitto",
    ),
)


@SPEECH.sentence(
    "then",
    "is-defeated-by",
    card="card",
    by="card",
    en=("{card} is defeated by {by}", "{by} defeats {card}"),
    it=("{card} (è|viene) sconfitt(o|a) da {by}", "{by} sconfigge {card}"),
    lasts=True,
)
def is_defeated_by(scene: Scene, card: Reference, by: Reference) -> list[Unmet]:
    """By their own deed, or by what they have used; of a card, by its own effect.

    Raises ``UnresolvedReference`` where the timeline does not tell that.
    """
    gone, doer = scene.thing(card), scene.thing(by)
    wanted = in_words(scene, "defeated-by", card=card.text, by=by.text)
    for line in scene.state.lines():
        event = line.event if line.stage == "impact" else None
        if event is None or event.type != "defeat" or event.slots.get("card") != gone:
            continue
        who, source = event.slots.get("who"), event.by
        if doer in (who, source):
            return []
        if who is None and source is None:
            why, remedy = explain(scene, "defeated-by-nobody-told", card=card.text)
            raise UnresolvedReference(why, remedy=remedy)
        found = in_words(scene, "defeated-by", card=card.text, by=scene.name(who or source))
        return [Unmet(HERE, wanted, found)]
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]
