"""arkham-lcg/leaves-play: what lay on a card as it left play, for what that card still does."""

from __future__ import annotations

from rulesref.engine.state import State, Thing
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.earlier import asked
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

_COUNT = "left-with"


def note_tokens(state: State, card: str, old: Thing) -> None:
    """Remember the numbers of the tokens on ``card``, where its text asks for them."""
    if _COUNT in asked(card_of(state, card)):
        found = ((name, old[name]) for name in old if type(old[name]) is int)
        state.put(card, **{_COUNT: tuple(sorted(found))})


@RULES.quantity(_COUNT, settled=True, token="word")
def _left_with(state: State, env: Env, token: str) -> int:
    """How many such tokens lay on this card as it left play; as many as do while it is there."""
    this = env["this"]
    if state.get(this, "zone") == "play":
        return int(state.get(this, token))
    return int(dict(state.get(this, _COUNT, ())).get(token, 0))
