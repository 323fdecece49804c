"""Given: locations that are set aside, and what is printed on their other sides."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "given",
    "set-aside",
    cards="cards",
    en="{cards} (is|are) set aside",
    it="{cards} (è|sono) da parte",
)
def set_aside(case: Stage, cards: tuple[Reference, ...]) -> None:
    """Cards out of play that the scenario may bring in."""
    for card in cards:
        if case.find(card) is not None and not card.copy:
            raise UnresolvedReference(f"{card.text} is already somewhere in this case")
        case.bring(card, zone="aside")


@step(
    "given",
    "left-of",
    location="location",
    other="location",
    en="{location} is to the left of {other}",
    it="{location} è a sinistra di {other}",
)
def left_of(case: Stage, location: Reference, other: Reference) -> None:
    """Locations that lie in a row; unless it says so, neither leads to the other."""
    case.state.put(case.location(other), left=case.location(location))


@step(
    "given",
    "other-side",
    location="location",
    other="location",
    en="{location} has {other} on its other side",
    it="{location} ha {other} sull'altro lato",
)
def other_side(case: Stage, location: Reference, other: Reference) -> None:
    """A location with two revealed sides, each told as a printing of its own."""
    case.state.put(case.location(location), **{"other-side": other.card})
