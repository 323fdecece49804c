"""Whole rounds played at random: what must hold whenever nothing is being resolved."""

from __future__ import annotations

import random

import pytest

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Done, Unsupported
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import fill as fill_bag
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, cards_in, deck_of, fill
from rulesref.games.arkham_lcg.enemies.engagement import candidates, engaged_with
from rulesref.games.arkham_lcg.table import TABLE, investigators, new_game, seat
from rulesref.games.things import bring, in_play
from rulesref.places import corpus_folder
from tests.arkham import card_named

KNOWN = frozenset((corpus_folder() / "arkham-lcg" / "ids.lock").read_text(encoding="utf-8").split())
PHASES = ("mythos", "investigation", "enemy", "upkeep")
ENEMIES = ("Goat Spawn", "Young Deep One", "Ravenous Ghoul", "Bat Horror", "Whippoorwill")


def table(edition: str) -> State:
    state = new_game(edition)
    places = [
        bring(state, card_named(name), zone="play", clues=2, revealed=True)
        for name in ("Study", "Hallway", "Attic", "Cellar")
    ]
    for one, two in ((0, 1), (1, 2), (1, 3)):
        for here, there in ((places[one], places[two]), (places[two], places[one])):
            state.put(here, connects=(*state.get(here, "connects", ()), there))
    for name in ("Roland Banks", "Agnes Baker"):
        who = seat(state, card_named(name), places[0])
        fill(state, deck_of(who), tuple(map(card_named, ("Knife", "Leather Coat", "Knife") * 3)))
        for card in ("Stray Cat", ".45 Automatic", "Emergency Cache"):
            bring(state, card_named(card), zone="hand", controller=who, owner=who)
        state.put(who, resources=4)
    bring(state, card_named("Rise of the Ghouls"), zone="play")
    pile = ("Ancient Evils", "Acolyte", "Ghoul Minion", "Paranoia", "Swarm of Rats") * 3
    fill(state, ENCOUNTER_DECK, tuple(map(card_named, pile)), shuffled=True)
    for name, place in zip(ENEMIES, (1, 2, 3, 2, 1), strict=True):
        bring(state, card_named(name), zone="play", at=places[place])
    fill_bag(state, {"+1": 1, "-1": 3, "-2": 2, "auto-fail": 1})
    return state


def settled(state: State) -> None:
    """What the rules promise between two resolutions."""
    players = investigators(state)
    for enemy in in_play(state, "enemy"):
        assert not candidates(state, enemy), f"{enemy} stands beside a possible prey"
        assert set(engaged_with(state, enemy)) <= set(players)
        assert not (state.get(enemy, "at") and state.get(enemy, "engaged"))
    for id, thing in state.things.items():
        for token in ("damage", "horror", "clues", "doom", "resources", "actions"):
            assert thing.get(token, 0) >= 0, (id, token)
    for who in players:
        assert state.get(who, "damage") < 9
        assert state.get(who, "zone") == "play"


def cards(state: State) -> int:
    """Every card of the game, wherever it is; a card in a deck is no thing, or a resting one."""
    decks = [id for id in state.things if id.endswith("deck")]
    resting = sum(1 for thing in state.things.values() if thing.get("zone") in decks)
    things = sum(1 for thing in state.things.values() if "card" in thing)
    return things - resting + sum(len(cards_in(state, deck)) for deck in decks)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("seed", range(12))
def test_random_rounds(edition: str, seed: int) -> None:
    rng = random.Random(seed)
    state = table(edition)
    total = cards(state)
    for phase in PHASES * 3:
        assert state.rules.openings[f"{phase}-phase"](state) is None
        for _ in range(3000):
            outcome = run(state)
            if isinstance(outcome, Choice):
                if outcome.id in ("action", "turn"):
                    settled(state)
                answer(state, rng.choice(outcome.options))
            elif isinstance(outcome, Chance):
                assert sum(chance for chance, _ in outcome.outcomes) == 1
                decide(state, rng.choice(outcome.outcomes)[1])
            else:
                break
        else:
            pytest.fail(f"seed {seed}: the {phase} phase does not end")
        assert {cite for line in state.lines() for cite in line.cites} <= KNOWN
        if isinstance(outcome, Unsupported):
            # Only what no fact describes may stop a round: the agenda's other sides.
            assert outcome.source in ("rise-of-the-ghouls", TABLE), (seed, outcome)
            return
        assert isinstance(outcome, Done)
        if state.get(TABLE, "over"):
            return
        settled(state)
        assert cards(state) == total or any(
            state.get(who, "eliminated") for who in ("roland-banks", "agnes-baker")
        )
