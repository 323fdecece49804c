"""Arkham Horror: The Card Game, as the rooms above it ask for it."""

from __future__ import annotations

from rulesref.games.arkham_lcg.acts_and_agendas.resolution import ended
from rulesref.games.arkham_lcg.phases.interrupting import interrupt
from rulesref.games.arkham_lcg.playing.deeds import deeds
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.switches import READINGS, SWITCHES
from rulesref.games.arkham_lcg.table import investigators, new_game, seat
from rulesref.games.game import Game

GAME = Game(
    "arkham-lcg",
    RULES,
    table=new_game,
    seat=seat,
    readings=READINGS,
    rests=frozenset({"action", "turn"}),
    orders=frozenset(
        {
            *("attack-order", "forced-order", "haunted", "massive", "mover", "occurrence"),
            *("result-order", "revelation-order"),
        }
    ),
    acts="action",
    switches=SWITCHES,
    players=investigators,
    deeds=deeds,
    ended=ended,
    interrupt=interrupt,
)
