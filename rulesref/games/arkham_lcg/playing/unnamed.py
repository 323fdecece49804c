"""arkham-lcg/effects: what happens by some effect that nobody names, while nothing is resolving."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.clues.untold_clues import untold
from rulesref.games.arkham_lcg.enemies.attack import attack
from rulesref.games.arkham_lcg.enemies.spawning import spawn
from rulesref.games.arkham_lcg.locations.moving import moves
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import lead, location_of

Slots = tuple[tuple[str, Any], ...]
#: What takes no more than there is: who or what holds it, and of which tokens.
AS_MANY_AS = {"discover": ("at", "clues"), "lose-resources": ("who", "resources")}

#: What an effect says of the events that it brings about: cards tell by it what befalls them.
_OF_EFFECTS = {"deal": {"cause": "effect"}}


@RULES.opening("attack")
def _attack(state: State, enemy: str, who: str) -> Refused | None:
    """An immediate attack, wherever the two are: it exhausts nobody."""
    attack(state, enemy, who, "effect", "arkham-lcg/attacker-attacked")
    return None


@RULES.opening("take")
def _take(
    state: State, who: str, damage: int = 0, horror: int = 0, direct: bool = False
) -> Refused | None:
    """Damage or horror that is dealt, to be assigned as usual where an investigator takes it.

    arkham-lcg/direct-damage-direct-horror: what is direct is assigned to nobody else.
    """
    slots: dict[str, Any] = {"to": who, "damage": damage, "horror": horror, "cause": "effect"}
    if direct:
        slots["direct"] = True
    state.emit(state.event("deal", **slots))
    return None


@RULES.opening("happens")
def _happens(state: State, event: str, slots: Slots) -> Refused | None:
    """One of the events that need nothing but themselves, such as gaining resources.

    arkham-lcg/clues: what is not there is neither discovered nor lost, by whatever effect.
    """
    named = {**dict(slots), **_OF_EFFECTS.get(event, {})}
    if event == "discover" and untold(state, named["at"]):
        state.put(named["at"], clues=named["amount"])  # so many are said to have lain there
    if event in AS_MANY_AS:
        holder, pool = AS_MANY_AS[event]
        named["amount"] = min(named["amount"], state.get(named[holder], pool))
    if "amount" not in named or named["amount"]:
        state.emit(state.event(event, **named))
    return None


RULES.refusal(
    "spawned-already",
    "arkham-lcg/spawn",
    card="card",
    en="{card} is in play already",
    it="{card} è già in gioco",
)


@RULES.opening("spawn-by-effect")
def _spawn(state: State, enemy: str, at: str) -> Refused | None:
    """arkham-lcg/spawn: an enemy enters play at the place that the effect names."""
    if state.get(enemy, "zone") == "play":
        return RULES.refuse("spawned-already", card=enemy)
    spawn(state, enemy, lead(state), (at,))
    return None


RULES.refusal(
    "not-moved",
    "arkham-lcg/move",
    card="card",
    to="card",
    en="{card} does not move to {to}: it is there, or something keeps it away",
    it="{card} non si muove in {to}: è già lì, o qualcosa lo trattiene",
)


@RULES.opening("move-by-effect")
def _moved(state: State, who: str, to: str) -> Refused | None:
    """Directly to that location, by an effect; enemies in a threat area go along."""
    steps = moves(state, who, to) if location_of(state, who) != to else []
    if not steps:
        return RULES.refuse("not-moved", card=who, to=to)
    state.emit(*steps)
    return None


@RULES.opening("discard")
def _discard(state: State, card: str) -> Refused | None:
    state.emit(state.event("discard", card=card))
    return None
