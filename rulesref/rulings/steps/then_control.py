"""Then: under whose control a card is."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import of_unknown_bearer
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import always, step
from rulesref.rulings.whereabouts import in_zone_of


@step(
    "then",
    "is-controlled-by",
    card="card",
    who="investigator",
    en="{card} is under the control of {who}",
    it="{card} è sotto il controllo di {who}",
)
def is_controlled_by(case: Stage, card: Reference, who: Reference) -> list[Unmet]:
    """Whoever controls it now, whosever it is."""
    found = case.state.get(case.thing(card), "controller", None)
    if found == case.thing(who):
        return []
    return [Unmet(0, f"{card.text}: {who.text}", f"{card.text}: {case.name(found) or 'nobody'}")]


@step(
    "then",
    "is-controlled-by-nobody",
    card="card",
    en="{card} is under nobody's control",
    it="{card} non è sotto il controllo di nessuno",
    absent=always,
)
def is_controlled_by_nobody(case: Stage, card: Reference) -> list[Unmet]:
    """A card of the scenario, wherever it is."""
    found = case.state.get(case.thing(card), "controller", None)
    return [Unmet(0, f"{card.text}: nobody", f"{card.text}: {case.name(found)}")] if found else []


@step(
    "then",
    "is-in-discard-pile-of",
    card="card",
    who="investigator",
    en="{card} is in the discard pile of {who}",
    it="{card} è nella pila degli scarti di {who}",
)
def is_in_discard_pile_of(case: Stage, card: Reference, who: Reference) -> list[Unmet]:
    """A player card goes to the pile of its owner, whoever controlled it."""
    bearer_told(case, card)
    thing = case.state.things[case.thing(card)]
    if thing.get("zone") == "discard" and thing.get("owner") == case.thing(who):
        return []
    where = in_zone_of(case, thing.get("zone", "nowhere"), thing.get("owner", ""))
    return [Unmet(0, f"{card.text}: discard pile of {who.text}", f"{card.text}: {where}")]


def bearer_told(case: Stage, card: Reference) -> None:
    """In whose pile a weakness lies is asked of one whose bearer is told.

    Raises ``UnresolvedReference`` for any other.
    """
    if of_unknown_bearer(case.state, case.thing(card)):
        raise UnresolvedReference(
            f"{card.text} is a weakness, and no step says whose",
            remedy=f"say in a Given step: {card.text} belongs to (an investigator)",
        )
