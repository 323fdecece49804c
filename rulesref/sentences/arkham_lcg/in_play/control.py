"""Then: under whose control a card is."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import of_unknown_bearer
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.whereabouts import in_zone_of
from rulesref.wording.sentence import always, step


@step(
    "then",
    "is-controlled-by",
    card="card",
    who="investigator",
    en="{card} is under the control of {who}",
    it="{card} è sotto il controllo di {who}",
)
def is_controlled_by(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """Whoever controls it now, whosever it is."""
    found = scene.state.get(scene.thing(card), "controller", None)
    if found == scene.thing(who):
        return []
    return [Unmet(0, f"{card.text}: {who.text}", f"{card.text}: {scene.name(found) or 'nobody'}")]


@step(
    "then",
    "is-controlled-by-nobody",
    card="card",
    en="{card} is under nobody's control",
    it="{card} non è sotto il controllo di nessuno",
    absent=always,
)
def is_controlled_by_nobody(scene: Scene, card: Reference) -> list[Unmet]:
    """A card of the scenario, wherever it is."""
    found = scene.state.get(scene.thing(card), "controller", None)
    return [Unmet(0, f"{card.text}: nobody", f"{card.text}: {scene.name(found)}")] if found else []


@step(
    "then",
    "is-in-discard-pile-of",
    card="card",
    who="investigator",
    en="{card} is in the discard pile of {who}",
    it="{card} è nella pila degli scarti di {who}",
)
def is_in_discard_pile_of(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """A player card goes to the pile of its owner, whoever controlled it."""
    bearer_told(scene, card)
    thing = scene.state.things[scene.thing(card)]
    if thing.get("zone") == "discard" and thing.get("owner") == scene.thing(who):
        return []
    where = in_zone_of(scene, thing.get("zone", "nowhere"), thing.get("owner", ""))
    return [Unmet(0, f"{card.text}: discard pile of {who.text}", f"{card.text}: {where}")]


def bearer_told(scene: Scene, card: Reference) -> None:
    """In whose pile a weakness lies is asked of one whose bearer is told.

    Raises ``UnresolvedReference`` for any other.
    """
    if of_unknown_bearer(scene.state, scene.thing(card)):
        raise UnresolvedReference(
            f"{card.text} is a weakness, and no step says whose",
            remedy=f"say in a Given step: {card.text} belongs to (an investigator)",
        )
