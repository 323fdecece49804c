"""arkham-lcg/elimination and arkham-lcg/in-play-and-out-of-play: what nobody can begin any more.

Nor can an effect that a case does not name do what no effect can do.

All this is asked before all that the rules say of the deed itself, so that a reason is true of what
is gone: such a card is no card at another location, and such an investigator has no turn.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rulesref.engine.hooks import Hooks
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.hidden import counts_as_engaged
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.things import card_of

RULES.refusal(
    "scenario-over",
    "arkham-lcg/act-deck-and-agenda-deck",
    en="the scenario has ended",
    it="lo scenario è finito",
)
RULES.refusal(
    "eliminated",
    "arkham-lcg/elimination",
    en="this investigator has been eliminated",
    it="questo investigatore è stato eliminato",
)
RULES.refusal(
    "not-in-play",
    "arkham-lcg/in-play-and-out-of-play",
    card="card",
    en="{card} is not in play",
    it="{card} non è in gioco",
)
RULES.refusal(
    "exhausted-already",
    "arkham-lcg/exhaust-exhausted",
    card="card",
    en="{card} is exhausted already",
    it="{card} è già esaurit(o|a)",
)
RULES.refusal(
    "ready-already",
    "arkham-lcg/ready",
    card="card",
    en="{card} is ready already",
    it="{card} è già pront(o|a)",
)
RULES.refusal(
    "takes-none",
    "arkham-lcg/dealing-damage-horror",
    card="card",
    en="{card} has no health or sanity that this could be dealt to",
    it="{card} non ha salute o sanità mentale a cui si possa infliggere",
)
#: What is begun between two scenarios.
_BETWEEN = frozenset({"clean-up", "clean-up-prelude", "interlude", "setup"})
#: What a card has to be defeated by → what is placed on it.
_POOLS = {"health": "damage", "sanity": "horror"}
#: What is done to a card in play → the slot that names the card.
_IN_PLAY = {"fight": "enemy", "evade": "enemy", "engage": "enemy", "attack": "enemy", "move": "to"}


@RULES.hook(Hooks.closed)
def _closed(state: State, opening: str, slots: Mapping[str, Any]) -> Refused | None:
    """arkham-lcg/act-deck-and-agenda-deck: a resolution ends the scenario, and ends it once."""
    if state.get(TABLE, "over") and opening not in _BETWEEN:
        return RULES.refuse("scenario-over")
    if state.get(slots.get("who") or TABLE, "eliminated"):
        return RULES.refuse("eliminated")
    if opening == "happens":
        return _cannot_happen(state, slots["event"], dict(slots["slots"]))
    if opening == "take":
        dealt = {name for name in _POOLS if slots.get(_POOLS[name])}
        return _takes_none(state, slots["who"], dealt)
    if opening in _IN_PLAY:
        return out_of_play(state, slots[_IN_PLAY[opening]])
    return out_of_reach(state, slots["card"]) if opening == "use" else None


def _cannot_happen(state: State, event: str, slots: Mapping[str, Any]) -> Refused | None:
    """Why no effect, whichever it is, could make ``event`` happen to what ``slots`` name."""
    if state.get(slots.get("who") or TABLE, "eliminated"):
        return RULES.refuse("eliminated")
    if event not in ("defeat", "exhaust", "ready"):
        return None
    card = slots["card"]
    if refusal := out_of_play(state, card):
        return refusal
    if event == "defeat":
        return _takes_none(state, card, set(_POOLS), whole=False)
    exhausted = bool(state.get(card, "exhausted"))
    if exhausted and event == "exhaust":
        return RULES.refuse("exhausted-already", card=card)
    if not exhausted and event == "ready":
        return RULES.refuse("ready-already", card=card)
    return None


def _takes_none(
    state: State, card: str, pools: Collection[str], *, whole: bool = True
) -> Refused | None:
    """That ``card`` has not all of ``pools`` (health, sanity), or none of them, to be used up."""
    has = [stat(state, card, pool) is not None for pool in pools]
    return None if (all(has) if whole else any(has)) else RULES.refuse("takes-none", card=card)


def out_of_play(state: State, card: str) -> Refused | None:
    """That ``card`` is not in play, or ``None`` where it is, or counts as if it were (U-32)."""
    in_play = state.get(card, "zone", "play") == "play" or counts_as_engaged(state, card)
    return None if in_play else RULES.refuse("not-in-play", card=card)


def out_of_reach(state: State, card: str) -> Refused | None:
    """That ``card`` is not in play, and has no ability that acts from where it is."""
    zone = state.get(card, "zone", "play")
    abilities = card_of(state, card).abilities
    acts = any(zone in ability.zones for ability in abilities if ability.kind in ("action", "free"))
    return None if acts else out_of_play(state, card)
