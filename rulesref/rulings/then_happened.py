"""Then: cards in a hand, nothing of a kind, what is not somewhere, and what has happened at all."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.question import happened
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step
from rulesref.rulings.then_state import has_so_many
from rulesref.rulings.timeline import understand

HERE = 0


@step(
    "then",
    "has-in-hand",
    who="investigator",
    cards="cards",
    en="{who} has {cards} in hand",
    it="{who} ha in mano {cards}",
)
def has_in_hand(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> list[Unmet]:
    """These cards among others."""
    player = case.thing(who)
    lacking = [
        card.text
        for card in cards
        if not any(
            case.state.get(id, "zone") == "hand" and case.state.get(id, "controller") == player
            for id in (case.copies(card) if not card.copy else [case.find(card)])
            if id
        )
    ]
    return [Unmet(HERE, f"{', '.join(lacking)} in hand", "not there")] if lacking else []


@step(
    "then",
    "has-no",
    card="card",
    pool="pool",
    en="{card} has no {pool}",
    it="{card} non ha {pool}",
)
def has_no(case: Stage, card: Reference, pool: str) -> list[Unmet]:
    """None of one kind of token."""
    unmet: list[Unmet] = has_so_many(case, card, 0, pool)
    return unmet


@step(
    "then",
    "is-not-in",
    card="card",
    zone="zone",
    en="{card} is not (in the|in) {zone}",
    it="{card} non è (nella|nell'area|nel|in) {zone}",
)
def is_not_in(case: Stage, card: Reference, zone: str) -> list[Unmet]:
    """Anywhere else."""
    found = case.state.get(case.thing(card), "zone", "nowhere")
    told = Unmet(HERE, f"{card.text}: not {zone}", f"{card.text}: {zone}")
    return [told] if found == zone else []


@step(
    "then",
    "has-happened",
    text="text",
    en="this has happened: {text}",
    it="è accaduto questo: {text}",
)
def has_happened(case: Stage, text: str) -> list[Unmet]:
    """An event as the timeline tells it; the sentence alone, without these words, says the same."""
    wanted = understand(case, text)
    if not wanted:
        raise UnresolvedReference(
            f"no event reads like {text!r}", remedy="write it as the timeline prints it"
        )
    for line in case.state.lines():
        if line.stage == "impact" and line.event and happened(case, line.event, wanted):
            return []
    return [Unmet(HERE, text, "it has not happened")]
