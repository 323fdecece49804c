"""A result of the running test that is told before its token: which token alone makes it so."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import FACES
from rulesref.games.arkham_lcg.skill_tests.comparing import outcome
from rulesref.games.arkham_lcg.skill_tests.current import RESULTS, TEST

#: The tokens that say nothing but their number, those that change least first.
_NUMBERS = sorted(
    (face for face in FACES if face.lstrip("+-").isdigit()), key=lambda f: abs(int(f))
)


def token_for(state: State, result: str, margin: int) -> str | None:
    """The token by which the running test comes to ``result`` ("succeed", "fail") by ``margin``.

    As things stand, and with no other token (arkham-lcg/steps/st-5); ``None`` where none does.
    """
    if state.get(TEST, "who", None) is None:
        return None
    for face in _NUMBERS:
        ahead = state.fork()
        ahead.put(TEST, resolved=(face,))
        event = outcome(ahead)
        if event.type == result and event.slots["margin"] == margin:
            return face
    return None


def as_foretold(result: str, margin: int) -> str:
    """How an unknown bag keeps that a step tells the result, in the place of a token."""
    return f"{result} by {margin}"


def token_foretold(state: State, told: str) -> str | None:
    """The token that ``told`` means: a face, or the result of ``as_foretold``."""
    result, _, margin = told.partition(" by ")
    return token_for(state, result, int(margin)) if is_result(told) else told


def is_result(told: str) -> bool:
    """Whether ``told`` is a result of a test, and no token."""
    result, _, margin = told.partition(" by ")
    return result in RESULTS and margin.isdecimal()
