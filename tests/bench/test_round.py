"""A whole round of one investigator: four actions, enemy phase, upkeep, mythos, a fixed seed."""

from __future__ import annotations

import random
from typing import Any

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import DONE, Chance, Choice, Option
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import fill as fill_bag
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, deck_of, fill
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named

#: What the investigator does with their actions, in this order.
PLAN = ("fight", "evade", "investigate", "draw")
PHASES = ("investigation", "enemy", "upkeep", "mythos")


def table() -> State:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", clues=4, revealed=True)
    hallway = bring(state, card_named("Hallway"), zone="play", connects=(study,), revealed=True)
    state.put(study, connects=(hallway,))
    roland = seat(state, card_named("Roland Banks"), study)
    state.put(roland, actions=4, resources=2)
    bring(state, card_named("Young Deep One"), zone="play", engaged=roland)
    bring(state, card_named("Swarm of Rats"), zone="play", at=hallway)
    bring(state, card_named("Rise of the Ghouls"), zone="play")
    fill(state, deck_of(roland), (card_named("Knife"), card_named("Leather Coat")) * 3)
    fill(state, ENCOUNTER_DECK, (card_named("Ghoul Minion"),) * 3)
    fill_bag(state, {"+1": 1, "0": 2, "-1": 3, "-2": 2, "auto-fail": 1})
    return state


def pick(choice: Choice, plan: list[str]) -> Option:
    """The next action of the plan, the end of the turn after it; else the first option."""
    if choice.id != "action":
        return choice.options[0]
    wanted = plan.pop(0) if plan else "end-turn"
    return next((option for option in choice.options if option.id == wanted), choice.options[-1])


def play(start: State, seed: int) -> State:
    state = start.fork()
    rng = random.Random(seed)
    plan = list(PLAN)
    for phase in PHASES:
        state.rules.openings[f"{phase}-phase"](state)
        while (outcome := run(state)) is not DONE:
            if isinstance(outcome, Choice):
                answer(state, pick(outcome, plan))
            else:
                assert isinstance(outcome, Chance)
                decide(state, rng.choice(outcome.outcomes)[1])
    return state


def test_round(benchmark: Any) -> None:
    start = table()
    state = benchmark(play, start, 7)
    told = {line.event.type for line in state.lines() if line.event and line.stage == "impact"}
    assert {"skill-test", "draw", "attack", "ready", "place-doom", "spawn", "round-end"} <= told
    assert {"act", "spend-actions", "turn-end"} <= told
