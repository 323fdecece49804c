"""A result of the running test that is told before its token: which token alone makes it so."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import FACES
from rulesref.games.arkham_lcg.skill_tests.comparing import outcome
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.record import NamedTuple

#: The tokens that say nothing but their number, those that change least first.
_NUMBERS = sorted(
    (face for face in FACES if face.lstrip("+-").isdigit()), key=lambda f: abs(int(f))
)


class ForetoldResult(NamedTuple):
    """What a step tells of the next token: the ``result``, "succeed" or "fail", and its margin."""

    result: str
    margin: int


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


def token_foretold(state: State, told: str | ForetoldResult) -> str | None:
    """The token that a step tells: by its face, or by the result to which it leads."""
    return token_for(state, *told) if isinstance(told, ForetoldResult) else told
