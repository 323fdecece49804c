"""When: what fate gives out of a shuffled exploration deck."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "draws-from-exploration-deck",
    who="investigator",
    card="card",
    en="{who} draws {card} from the exploration deck",
    it="{who} pesca {card} dal mazzo (di esplorazione|esplorazione)",
)
def draws_exploration(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Says which card lies on top after it was shuffled."""
    return [Intent("deal", {"value": card.card})]
