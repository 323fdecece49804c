"""arkham-lcg/cannot: the rule that keeps "you" from the investigation, attack or evasion of an effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.engine.ability import Node, Selector
from rulesref.engine.outcome import Refused
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.choosing_targets import unfound
from rulesref.games.arkham_lcg.clues.investigating import kept_from
from rulesref.games.arkham_lcg.limits.forbidding import refusal
from rulesref.games.arkham_lcg.playing.supposing import place_for
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.things import kind_of


def what_bars(state: State, env: dict[str, Any], node: Node) -> Iterator[Refused]:
    """Each rule that keeps "you" from the basic action of the effect ``node``, where one does."""
    place = place_for(state, env)
    if node.row.id == "investigate":
        at = node.args.get("at")
        places = things(state, env, at) if isinstance(at, Selector) else (place,)
        for one in filter(None, places):
            forbidden = kept_from(state, env["you"], one)
            if forbidden:
                yield refusal(state, forbidden)
    enemies = [
        id
        for id in state.things
        if kind_of(state, id) == "enemy" and place is not None and location_of(state, id) == place
    ]
    for raw in node.args.values():
        if isinstance(raw, Selector) and len(enemies) == 1:
            why = unfound(state, env, raw, enemies[0])
            if why is not None:
                yield why
