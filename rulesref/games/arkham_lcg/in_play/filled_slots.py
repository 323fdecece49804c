"""arkham-lcg/slots: how many slots of a kind hold an asset."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.shared_slots import taking_up
from rulesref.games.arkham_lcg.in_play.slots import all_slots, taken_by
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import in_play

RULES.stop(
    "filled-slots-unsettled",
    en="which slot holds which asset, where one may be of another kind: no step says it",
    it="quale spazio occupa ogni supporto, dove uno può essere di un altro tipo: nessun passo lo dice",
)


@RULES.quantity("filled-slots", of="cards", slot="word", holding="cards?")
def _filled(
    state: State, env: Env, of: tuple[str, ...], slot: str, holding: tuple[str, ...] | None = None
) -> int:
    """How many slots of this kind hold an asset of ``of``; one that is of several kinds is unsettled.

    With ``holding`` only those that hold one of these count.
    """
    kind = slot.casefold()
    for who in of:
        if any(kind in one.kinds and len(one.kinds) > 1 for one in all_slots(state, who)):
            state.give_up(who, "filled-slots-unsettled")
            return 0
    held = [
        [
            card
            for card in in_play(state, "asset")
            if who in (state.get(card, "controller"), state.get(card, "threat"))
            and (holding is None or card in holding)
        ]
        for who in of
    ]
    return sum(taken_by(state, card)[kind] for own in held for card in taking_up(state, own))
