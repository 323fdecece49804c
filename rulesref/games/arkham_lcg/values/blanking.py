"""arkham-lcg/blank: text boxes treated as if nothing were printed in them."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.rules import Env
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.text_box import refresh

CITE = "arkham-lcg/blank"
RULES.constants.add("blank")


@RULES.verb("blank", CITE, of="cards", but="words?", until="word?")
def _blank(
    state: State,
    env: Env,
    of: tuple[str, ...],
    but: tuple[str, ...] = (),
    until: str = "phase",
) -> None:
    """Constant, or until the end of a period. ``but``: "traits", or a kind of ability, stays."""
    last(state, Node(RULES.verbs["blank"], {"of": None, "but": but}), env, until, of)
    refresh(state)
