"""arkham-lcg/steps/st-3: tokens are revealed for the running test, in its turn or before."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens.revealing import about_to_reveal
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST, is_automatic

#: Who has it reveals no tokens for the skill tests that they perform.
reveals_no_tokens = prohibition("reveals-no-tokens")


def reveal(state: State) -> None:
    """ST.3, for whoever performs the test."""
    note_step(state, "st-3")
    if not reveals_no_tokens(state, state.get(TEST, "who")):
        state.emit(about_to_reveal(state, state.get(TEST, "who"), TEST))


def _not_yet(state: State, env: Env) -> bool:
    """The step comes once, and not where the result is known already."""
    early = bool(state.get(TEST, "revealed-early") or state.get(TEST, "revealed", ()))
    return state.get(TEST, "who", None) is not None and not early and not is_automatic(state)


@RULES.verb("reveal-now", "arkham-lcg/steps/st-3", able=_not_yet)
def _reveal_now(state: State, env: Env) -> None:
    """ST.3 of the running test is performed now, and not when it would come."""
    state.put(TEST, **{"revealed-early": True})
    reveal(state)
