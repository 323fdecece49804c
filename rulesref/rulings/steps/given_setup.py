"""Given: what has been settled before a game is set up."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step


@step(
    "given",
    "collection",
    cards="cards",
    en="the collection holds {cards}",
    it="la collezione contiene {cards}",
)
def collection(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """Bonded cards that are at hand, one of each; how many a product holds is a fact of the card."""
    known = scene.state.get(TABLE, "collection", ())
    scene.state.put(TABLE, collection=(*known, *(one.card for one in cards)))


@step(
    "given",
    "setup-swaps",
    who="investigator",
    card="investigator",
    en="the setup swaps {who} with {card}",
    it="la preparazione scambia {who} con {card}",
)
def setup_swaps(scene: Scene, who: Reference, card: Reference) -> None:
    """A scenario's own setup instruction, which is followed in step 10."""
    swaps = scene.state.get(TABLE, "swaps", ())
    scene.state.put(TABLE, swaps=(*swaps, (scene.thing(who), card.card)))


@step(
    "given",
    "trauma",
    who="investigator",
    amount="number",
    trauma="trauma",
    en="{who} has suffered {amount} {trauma} trauma",
    it="{who} ha subito {amount} trauma {trauma}",
)
def trauma(scene: Scene, who: Reference, amount: int, trauma: str) -> None:
    """In earlier scenarios of the campaign."""
    if not amount:
        raise UnresolvedReference(
            f"{who.text} has no trauma unless a step says so", remedy="leave this step out"
        )
    scene.state.put(scene.thing(who), **{f"{trauma}-trauma": amount})
