"""arkham-lcg/immune: cards that effects of some set can neither affect nor choose.

Only effects are kept off, no costs; and only from the card itself: what is attached to it and what
lies on it is not immune. Whatever lasted on the card before goes on lasting.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.staying_in_play import locked_in
from rulesref.games.arkham_lcg.limits.unparleyed import spoken_to
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER, is_encounter
from rulesref.games.arkham_lcg.values.in_force import IMMUNE, immune_to

#: Arguments of verbs that name a place or a bearer, and not what is affected.
_PLACES = frozenset({"at", "host"})
#: Verbs whose argument ``to`` or ``on`` is where something goes.
_WHERE = {
    "move": "to",
    "connect": "to",
    "lead-to": "to",
    "cannot-enter": "to",
    "seal": "on",
    "seal-revealed": "on",
}


@RULES.hook(Hooks.touchable)
def _touchable(
    state: State, env: Env, node: Node, name: str, found: tuple[str, ...]
) -> tuple[str, ...]:
    """Those of ``found`` that an effect of ``env``'s card may choose or affect."""
    if name not in _PLACES and node.row.id != "choose":
        found = tuple(one for one in found if not locked_in(state, one))
    found = spoken_to(state, env, node, name, found)
    if ("constant", IMMUNE) not in state.index:
        return found
    if name in _PLACES or _WHERE.get(node.row.id) == name or "this" not in env:
        return found
    proof = immune_to(state, env["this"], found)
    return tuple(one for one in found if one not in proof) if proof else found


@RULES.selector("player-card")
def _player_card(state: State, env: Env) -> list[str]:
    """Every card that is none of the scenario's, wherever it is."""
    found, keys = state.laid(_of_players)
    return [*found, *(key for key in keys if not is_encounter(state, key))]


def _of_players(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Cards that are the players' wherever they lie, and keys, whose bearer decides that."""
    found = [
        (id, thing["card"].type)
        for id, thing in state.things.items()
        if "card" in thing and thing["card"].type not in ENCOUNTER
    ]
    keys = tuple(id for id, type in found if type == "key")
    return tuple(id for id, type in found if type != "key"), keys
