"""arkham-lcg/chaos-tokens: a bag of which no step says what it holds, and a token that one tells.

Such a token is revealed as the step says. What else the bag may hold stays unknown: nothing is told
of the next reveal, and nothing at all where an ability asks what is in the bag, takes tokens out of
it or reveals others.
"""

from __future__ import annotations

from rulesref.engine.ability import words
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, FACES, MOST, change
from rulesref.games.arkham_lcg.skill_tests.foretold_result import is_result, token_foretold

#: Tokens that are revealed alone.
_ORDINARY = FACES - MOST.keys()
#: What every row about the bag lies beneath.
_ROOM = __name__.rpartition(".")[0]


def let_in_foretold(state: State) -> bool:
    """Let the unknown bag hold the token that a step says it gives; whether there is such a one.

    A token that makes another one be revealed is none.
    """
    foretold = state.get(BAG, "foretold", ())
    face = token_foretold(state, foretold[0]) if foretold else None
    if face not in _ORDINARY or _bag_matters(state):
        return False
    state.put(BAG, foretold=foretold[1:])
    change(state, face, 1)
    return True


def tells_result(state: State) -> bool:
    """Whether what a step says of the next token is the result to which it leads."""
    foretold = state.get(BAG, "foretold", ())
    return bool(foretold) and is_result(foretold[0])


def _bag_matters(state: State) -> bool:
    """Whether an ability of a card at the table has to do with what else is in the bag."""
    return any(
        getattr(word.row.run, "__module__", "").startswith(_ROOM)
        for thing in state.things.values()
        if "card" in thing
        for ability in thing["card"].abilities
        for word in words((ability.tests, ability.costs, ability.effects))
    )
