"""When: an investigator plays a card as if he were somewhere else."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.steps.when_play import plays


@step(
    "when",
    "plays-as-if",
    who="investigator",
    card="card",
    at="location",
    target="card",
    en="{who} plays {card} as if at {at}[, on {target}]",
    it="{who} gioca {card} come se fosse (in|a) {at}[, su {target}]",
)
def plays_as_if(
    case: Stage, who: Reference, card: Reference, at: Reference, target: Reference | None = None
) -> list[Intent]:
    """Implies what "plays" implies; nobody moves."""
    (play, *more) = plays(case, who, card, target)
    return [Intent("play-as-if", {**play.slots, "at": case.thing(at)}), *more]


offer(
    "play-as-if",
    en="{who} plays {card} as if at {at}",
    it="{who} gioca {card} come se fosse in {at}",
)
