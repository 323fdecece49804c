"""Given: what is attached to what."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.card import ENCOUNTER
from rulesref.games.arkham_lcg.in_play.attaching import lawful
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "given",
    "is-attached",
    card="loose-card",
    to="card",
    en="{card} is attached to {to}",
    it="{card} è assegnat(o|a) a {to}",
)
def is_attached(case: Stage, card: Reference, to: Reference) -> None:
    """A player card goes under the control of whoever controls the card that bears it."""
    bearer = case.location(to) if to.card.type == "location" else case.thing(to)
    encounter = card.card.type in ENCOUNTER
    controller = None if encounter else case.state.get(bearer, "controller", None)
    id = case.bring(card, zone="aside", controller=controller, owner=controller)
    if not lawful(case.state, id, bearer):
        raise UnresolvedReference(f"{card.text} cannot be attached to {to.text}")
    case.state.put(id, zone="play", attached=bearer)
