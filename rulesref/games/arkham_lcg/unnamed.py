"""arkham-lcg/effects: what happens by some effect that nobody names, while nothing is resolving."""

from __future__ import annotations

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.attack import attack
from rulesref.games.arkham_lcg.rules import RULES


@RULES.opening("attack")
def _attack(state: State, enemy: str, who: str) -> Refused | None:
    """An immediate attack, wherever the two are: it exhausts nobody."""
    attack(state, enemy, who, "effect", "arkham-lcg/attacker-attacked")
    return None


@RULES.opening("take")
def _take(state: State, who: str, damage: int = 0, horror: int = 0) -> Refused | None:
    """Damage or horror that is dealt to an investigator, to be assigned as usual."""
    state.emit(state.event("deal", to=who, damage=damage, horror=horror))
    return None


@RULES.opening("discard")
def _discard(state: State, card: str) -> Refused | None:
    state.emit(state.event("discard", card=card))
    return None
