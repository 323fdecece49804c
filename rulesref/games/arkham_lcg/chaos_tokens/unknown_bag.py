"""arkham-lcg/chaos-tokens: a bag of which no step says what it holds, and a token that one tells.

Such a token is revealed as the step says, and of several that an ability reveals each one. What else
the bag may hold stays unknown: nothing is told of the next reveal, and nothing at all where an ability
asks what is in the bag or takes tokens out of it. What is added to it needs no more than room.
"""

from __future__ import annotations

from rulesref.engine.ability import words
from rulesref.engine.state import State
from rulesref.engine.words import Row
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, FACES, change, faces
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.skill_tests.foretold_result import ForetoldResult, token_foretold

#: Rows about tokens that have been revealed, or come next, which a step tells as well; that lie on
#: cards; or that go into the bag.
_OF_OTHERS = frozenset(
    {
        "add-tokens",
        "cancel-token",
        "reveal-and-cancel",
        "reveal-another",
        "reveal-instead",
        "reveal-more",
        "reveal-tokens",
        "release",
        "revealed",
        "seal-revealed",
        "sealed",
        "treat-token-as",
    }
)
#: What every row about the bag lies beneath.
_ROOM = __name__.rpartition(".")[0]


def let_in_foretold(state: State, into: str, of: int = 1) -> str | None:
    """Let the unknown bag hold the token that a step says it gives; ``None`` for no such one.

    One that makes another token be revealed asks for the next one that is told. What tells how a test
    ends tells nothing of a token that an effect reveals apart from it, ``into`` something else, and
    nothing of one ``of`` several that are revealed at once.
    """
    foretold = state.get(BAG, "foretold", ())
    if tells_result(state) and (into != TEST or of > 1):
        return None
    face = token_foretold(state, foretold[0]) if foretold else None
    if face not in FACES or asked_by(state) is not None:
        return None
    state.put(BAG, foretold=foretold[1:])
    change(state, face, 1)
    return face


def may_give(state: State) -> bool:
    """Whether a token may come out of the bag: one of which nobody has said what it holds may hold some."""
    return bool(state.get(BAG, "unknown")) or any(count for _, count in faces(state))


def may_give_many(state: State, amount: int) -> bool:
    """The same of so many tokens at once."""
    known = sum(count for _, count in faces(state))
    return bool(state.get(BAG, "unknown")) or known >= amount


def tells_result(state: State) -> bool:
    """Whether what a step says of the next token is the result to which it leads."""
    foretold = state.get(BAG, "foretold", ())
    return bool(foretold) and isinstance(foretold[0], ForetoldResult)


def asked_by(state: State) -> str | None:
    """A card at the table that has to do with what else is in the bag, if there is one."""
    for id, thing in state.things.items():
        for ability in thing["card"].abilities if "card" in thing else ():
            rows = (word.row for word in words((ability.tests, ability.costs, ability.effects)))
            if any(_is_about_the_bag(row) for row in rows):
                return id
    return None


def _is_about_the_bag(row: Row) -> bool:
    module = getattr(row.run, "__module__", "")
    return module.startswith(_ROOM) and row.id not in _OF_OTHERS
