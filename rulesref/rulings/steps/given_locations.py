"""Given: locations that are set aside, and what is printed on their other sides."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import fill
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
    card="card",
    other="card",
    en="{card} has {other} on its other side",
    it="{card} ha {other} sull'altro lato",
)
def other_side(case: Stage, card: Reference, other: Reference) -> None:
    """A location with two revealed sides; an act or agenda that is an encounter card behind."""
    id = case.location(card) if card.card.type == "location" else case.thing(card)
    case.declare("other-side", id, f"the other side of {card.text}")
    case.state.put(id, **{"other-side": other.card})


@step(
    "given",
    "last-of-deck",
    card="card",
    en="{card} is the last (act|agenda)",
    it="{card} è (l'ultimo capitolo|l'ultima trama)",
)
def last_of_deck(case: Stage, card: Reference) -> None:
    """Nothing lies under it in its deck."""
    if card.card.type not in ("act", "agenda"):
        raise UnresolvedReference(f"{card.text} is neither an act nor an agenda")
    fill(case.state, f"{card.card.type}-deck", ())
