"""arkham-lcg/retaliate and arkham-lcg/alert: attacks that a failed test brings about.

Both come after every result of the test, still inside ST.7, and exhaust nobody.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.attack import attack
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.values.in_force import binds
from rulesref.games.edition import switch

RETALIATES_EXHAUSTED = RULES.constant(
    "retaliates-exhausted",
    "arkham-lcg/retaliate",
    of="cards",
    says="``of`` retaliate while they are exhausted, too.",
)
carries_out("retaliate", "arkham-lcg/retaliate")
carries_out("alert", "arkham-lcg/alert")


def strike_back(state: State) -> None:
    """Let the enemy of a failed attack retaliate, that of a failed evasion be alert."""
    enemy = state.get(TEST, "target")
    if state.get(TEST, "result") != "failure" or state.get(enemy, "zone") != "play":
        return
    ready = not state.get(enemy, "exhausted")
    who, why = state.get(TEST, "who"), state.get(TEST, "why")
    answers = ready or binds(state, RETALIATES_EXHAUSTED, enemy)
    if why == "fight" and keyword(state, enemy, "retaliate") and answers:
        attack(state, enemy, who, "retaliate", "arkham-lcg/retaliate")
    alert = why == "evade" and keyword(state, enemy, "alert")
    if alert and (ready or not switch(state, "alert-ready-only")):
        attack(state, enemy, who, "alert", "arkham-lcg/alert")
