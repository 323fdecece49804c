"""arkham-lcg/cannot: clues that are discovered by investigating alone.

What an investigation itself brings at the location is such a discovery. Whether what another card
brings during it, or what it brings elsewhere, is one as well is told by no rule: the replay stops.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST, targets

cannot_otherwise = prohibition("cannot-discover-but-by-investigating")
RULES.stop(
    "clue-by-investigating",
    en="whether a clue that another card brings during an investigation is discovered by investigating",
    it="se un indizio che un'altra carta porta durante un'indagine sia scoperto indagando",
)


def kept_by(state: State, env: Env, who: str, place: str) -> str | None:
    """The card because of which ``who`` does not discover a clue at ``place`` with ``env``."""
    if env.get("own") and place in targets(state):
        return None
    return cannot_otherwise(state, who) or cannot_otherwise(state, place)


def in_doubt(state: State, env: Env, place: str) -> bool:
    """Whether what is discovered at ``place`` with ``env`` may be part of an investigation."""
    investigated = state.get(TEST, "why") == "investigate"
    return investigated and bool(env.get("own") or place in targets(state))


def stop_at_doubt(state: State, env: Env, who: str, place: str) -> bool:
    """Give up where no rule tells whether ``who`` would discover by investigating; whether it did."""
    keeper = kept_by(state, env, who, place)
    if keeper is None or not in_doubt(state, env, place):
        return False
    state.give_up(keeper, "clue-by-investigating")
    return True
