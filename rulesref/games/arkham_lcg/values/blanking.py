"""arkham-lcg/blank: text boxes treated as if nothing were printed in them."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.engagement import look_for_engagement
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.text_box import refresh
from rulesref.games.arkham_lcg.values.text_clauses import BLANK


@RULES.effect(BLANK)
def _blank(
    state: State,
    env: Env,
    of: tuple[str, ...],
    but: tuple[str, ...] = (),
    until: str = "phase",
) -> None:
    """As an effect: it is blank until the period ends."""
    last(state, Node(RULES.verbs["blank"], {"of": None, "but": but}), env, until, of)
    refresh(state)
    look_for_engagement(state)  # without its text an enemy may not keep aloof any more
