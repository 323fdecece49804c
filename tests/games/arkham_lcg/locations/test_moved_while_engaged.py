"""arkham-lcg/move, arkham-lcg/enemy-engagement: whatever brings an engaged enemy somewhere else.

Open question U-31: it leaves the threat area, or it stays; in neither is it told to have moved
without being somewhere else.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.machine import run
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.table import location_of, new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named

ELSEWHERE: dict[str, dict[str, Any]] = {
    "move": {"who": ("enemy",), "to": ("hallway",)},
    "place-at": {"who": ("enemy",), "at": ("hallway",)},
    "move-out": {"who": ("enemy",), "to": ("hallway",)},
    "move-toward": {"enemy": ("enemy",), "to": ("hallway",)},
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("reading", ["leaves", "stays", "held"])
@pytest.mark.parametrize("verb", ELSEWHERE)
def test_it_is_where_it_is_told_to_be(verb: str, reading: str, edition: str) -> None:
    changed = {"moved-while-engaged": "stays"} if reading == "stays" else {}
    state = new_game(edition, changed)
    bring(state, card_named("Study"), zone="play", connects=("hallway",), revealed=True)
    bring(state, card_named("Hallway"), zone="play", connects=("study",), revealed=True)
    who = seat(state, card_named("Roland Banks"), "study")
    enemy = bring(state, card_named("Ghoul Minion"), zone="play", engaged=who, exhausted=True)
    if reading == "held":
        bring(state, card_named("Entombed"), zone="play", threat=who)
    args = {
        name: tuple(enemy if one == "enemy" else one for one in value)
        for name, value in ELSEWHERE[verb].items()
    }
    env = {"this": "study", "you": who, "it": (enemy,)}
    RULES.verbs[verb].run(state, env, **args)
    run(state)
    told = []
    line = state.log
    while line is not None:
        if line[0].event:
            told.append(line[0].event.type)
        line = line[1]
    away = reading == "leaves"
    assert location_of(state, enemy) == ("hallway" if away else "study")
    assert state.get(enemy, "engaged", "") == ("" if away else who)
    assert ("disengage" in told) is away
    assert bool({"move", "place-at"} & set(told)) is away
