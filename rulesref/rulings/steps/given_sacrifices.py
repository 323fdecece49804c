"""Given: cards in a scenario's own pile, cards beneath an investigator card."""

from __future__ import annotations

from rulesref.games.arkham_lcg.keys_and_stories.sacrifices import PILES, put_down
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "given",
    "sacrifice",
    card="card",
    who="investigator",
    en="{card} of {who} is a potential sacrifice",
    it="{card} di {who} è un potenziale sacrificio",
)
def sacrifice(case: Stage, card: Reference, who: Reference) -> None:
    """Facedown in the pile of the scenario; ``who`` owns it."""
    id = case.bring(card, zone="play", owner=case.thing(who))
    put_down(case.state, id, PILES[0])
