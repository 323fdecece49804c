"""Given: what has been settled before a game is set up."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "given",
    "collection",
    cards="cards",
    en="the collection holds {cards}",
    it="la collezione contiene {cards}",
)
def collection(case: Stage, cards: tuple[Reference, ...]) -> None:
    """Bonded cards that are at hand, one of each; how many a product holds is a fact of the card."""
    known = case.state.get(TABLE, "collection", ())
    case.state.put(TABLE, collection=(*known, *(one.card for one in cards)))


@step(
    "given",
    "setup-swaps",
    who="investigator",
    card="investigator",
    en="the setup swaps {who} with {card}",
    it="la preparazione scambia {who} con {card}",
)
def setup_swaps(case: Stage, who: Reference, card: Reference) -> None:
    """A scenario's own setup instruction, which is followed in step 10."""
    swaps = case.state.get(TABLE, "swaps", ())
    case.state.put(TABLE, swaps=(*swaps, (case.thing(who), card.card)))


@step(
    "given",
    "trauma",
    who="investigator",
    amount="number",
    trauma="trauma",
    en="{who} has suffered {amount} {trauma} trauma",
    it="{who} ha subito {amount} trauma {trauma}",
)
def trauma(case: Stage, who: Reference, amount: int, trauma: str) -> None:
    """In earlier scenarios of the campaign."""
    if not amount:
        raise UnresolvedReference(
            f"{who.text} has no trauma unless a step says so", remedy="leave this step out"
        )
    case.state.put(case.thing(who), **{f"{trauma}-trauma": amount})
