"""arkham-lcg/cannot: chaos tokens that somebody can neither cancel nor ignore."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/cannot"
CANNOT_CANCEL_TOKENS = RULES.constant(
    "cannot-cancel-tokens",
    CITE,
    of="cards",
    faces="words",
    says="``of`` neither cancel nor ignore tokens of ``faces``.",
)


def must_heed(state: State, who: str | None, face: str) -> bool:
    """Whether ``who`` can neither cancel nor ignore a token of ``face``."""
    return who is not None and any(
        face in standing.node.args["faces"]
        for standing in binding(state, CANNOT_CANCEL_TOKENS, who)
    )


def heeded(state: State, env: Env) -> bool:
    """Whether the effect of ``env`` answers a token that "you" can neither cancel nor ignore."""
    event = env.get("event")
    return (
        event is not None
        and event.type == "reveal"
        and must_heed(state, env["you"], event.slots["face"])
    )
