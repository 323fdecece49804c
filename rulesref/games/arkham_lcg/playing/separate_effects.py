"""arkham-lcg/effects: parts of an ability that are effects of their own.

What comes "after" one of them comes before the next: FAQ v2.5, question on Duke, whose move is
over, with all that it causes, when the investigation begins.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES


def _some(state: State, env: Env, effects: tuple[Node, ...]) -> bool:
    return able(state, env, effects, every=False)


@RULES.verb("separately", "arkham-lcg/effects", able=_some, effects="effects")
def _separately(state: State, env: Env, effects: tuple[Node, ...]) -> None:
    """Resolve ``effects`` as one effect, with what it causes, before the ability goes on."""
    resolve_part(state, effects, env)
