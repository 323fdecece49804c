"""When: what fate gives out of a shuffled exploration deck."""

from __future__ import annotations

from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "draws-from-exploration-deck",
    who="investigator",
    card="card",
    en="{who} draws {card} from the exploration deck",
    it="{who} pesca {card} dal mazzo (di esplorazione|esplorazione)",
)
def draws_exploration(case: Stage, who: Reference, card: Reference) -> list[Intent]:
    """Says which card lies on top after it was shuffled."""
    return [Intent("deal", {"value": card.card})]
