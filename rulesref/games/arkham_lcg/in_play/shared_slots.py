"""arkham-lcg/slots/shifting-slots: several assets that together take up the slots of one."""

from __future__ import annotations

from collections.abc import Collection

from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

SHARE_SLOT = RULES.constant(
    "share-slot",
    "arkham-lcg/slots/shifting-slots",
    of="cards",
    most="number",
    says="Up to ``most`` of ``of`` that one investigator has take up the slots of one of them.",
)


def taking_up(state: State, cards: Collection[str]) -> list[str]:
    """Those of ``cards``, all of one investigator, that take up slots of their own."""
    sharing: set[str] = set()
    for standing in in_force(state, SHARE_SLOT):
        together = [card for card in cards if card in standing.bound]
        most = number(state, standing.env, standing.node.args["most"])
        sharing.update(card for place, card in enumerate(together) if place % most)
    return [card for card in cards if card not in sharing]
