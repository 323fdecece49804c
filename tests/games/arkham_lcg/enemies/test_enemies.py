"""Enemies that no shipped card shows plainly: facts made up here, rules of the books."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rulesref.engine.machine import answer, run, step
from rulesref.engine.mark import cancel
from rulesref.engine.outcome import Choice, Done, Outcome, Unsupported
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.engagement import candidates, engaged_with
from rulesref.games.arkham_lcg.enemies.hunter import destinations
from rulesref.games.arkham_lcg.enemies.spawning import spawn
from rulesref.games.arkham_lcg.locations.nearest import farthest_from_all, nearest
from rulesref.games.arkham_lcg.rules import rules
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card
from tests.games.arkham_lcg.made_up import Workshop


def enemy(state: State, name: str = "Thing", **more: Any) -> str:
    """A ready enemy out of play; ``keywords`` and ``ability`` are facts, the rest attributes."""
    stats = {"fight": 2, "evade": 2, "health": 2, "damage": 1}
    facts = {"code": name, "name": name, "type": "enemy", "stats": stats}
    for field in ("keywords", "ability", "traits"):
        if field in more:
            facts[field] = more.pop(field)
    return bring(state, read_card(facts), **more)


def line(edition: str = "2016", **changed: Any) -> State:
    """Study - Hallway - Attic - Cellar in a row; Roland at the Study."""
    state = new_game(edition)
    if changed:
        state.rules = rules(edition, changed)
    names = ("Study", "Hallway", "Attic", "Cellar")
    places = [bring(state, card_named(name), zone="play", revealed=True) for name in names]
    for one, two in pairwise(places):
        state.put(one, connects=(*state.get(one, "connects", ()), two))
        state.put(two, connects=(one,))
    seat(state, card_named("Roland Banks"), "study")
    return state


def go(state: State, *values: Any) -> Outcome:
    """Run on, answering each choice with the option of the next value; stop after the last."""
    waiting = list(values)
    while isinstance(outcome := run(state), Choice) and waiting:
        wanted = waiting.pop(0)
        answer(state, next(option for option in outcome.options if option.value == wanted))
    return outcome


def told(state: State) -> list[tuple[str, ...]]:
    """(event, enemy or card, investigator or place) of every attack, exhaustion and move."""
    out = []
    for entry in state.lines():
        event = entry.event
        if event and entry.stage == "impact" and event.type in ("attack", "exhaust", "move"):
            slots = event.slots
            out.append(
                (event.type, *(str(slots[k]) for k in ("enemy", "card", "who", "to") if k in slots))
            )
    return out


def test_a_patrol_goes_to_its_place_and_stays() -> None:
    state = line()
    guard = enemy(state, keywords={"patrol": "Attic"}, zone="play", at="hallway")
    assert destinations(state, guard) == [("attic", "attic")]
    state.put(guard, at="attic")
    assert destinations(state, guard) == []


def test_a_patrol_by_trait_goes_to_the_nearest_such_place() -> None:
    state = line()
    cave = {"code": "c", "name": "Pit", "type": "location", "traits": ["Cave"]}
    pit = bring(state, read_card(cave), zone="play", connects=("cellar",))
    state.put("cellar", connects=("attic", pit))
    guard = enemy(state, keywords={"patrol": "Cave"}, zone="play", at="hallway")
    assert destinations(state, guard) == [(pit, "attic")]
    state.remove(pit)
    assert destinations(state, guard) == []


def test_a_patrol_towards_a_card_is_of_the_grimoire() -> None:
    for edition, found in (("2026", [("knife", "hallway")]), ("2016", [])):
        state = line(edition)
        bring(state, card_named("Knife"), zone="play", controller="roland-banks")
        guard = enemy(state, keywords={"patrol": "Knife"}, zone="play", at="attic")
        assert destinations(state, guard) == found
        assert isinstance(state.pending, Unsupported) is (edition == "2016")
        state.put("roland-banks", at="attic")
        assert destinations(state, guard) == []


def test_a_patrol_goes_to_the_nearest_place_that_its_card_describes() -> None:
    state = line()
    to = {"all": "location", "with": "clues"}
    guard = enemy(
        state,
        keywords={"patrol": "nearest"},
        ability=[{"kind": "prey", "do": [{"verb": "patrols-to", "to": to}]}],
        zone="play",
        at="hallway",
    )
    assert destinations(state, guard) == []
    state.put("cellar", clues=1)
    assert destinations(state, guard) == [("cellar", "attic")]


@pytest.mark.parametrize(("way", "there"), [("clockwise", "attic"), ("counterclockwise", "study")])
def test_a_patrol_goes_round_a_circle(way: str, there: str) -> None:
    state = line()
    for place, following in pairwise(("study", "hallway", "attic", "cellar", "study")):
        state.put(place, clockwise=following)
    guard = enemy(state, keywords={"patrol": way}, zone="play", at="hallway")
    assert destinations(state, guard) == [(there, there)]


def test_a_hunter_without_a_path_stays() -> None:
    state = line()
    state.put("hallway", connects=("attic",))
    beast = enemy(state, keywords={"hunter": True}, zone="play", at="attic")
    assert destinations(state, beast) == []


@pytest.mark.parametrize(("how", "first"), [("lead", "choice"), ("together", "done")])
def test_two_hunters(how: str, first: str) -> None:
    """Open question U-16: the lead orders them, or they move at once."""
    state = line(**{"enemy-moves": how})
    for name in ("One", "Two"):
        enemy(state, name, keywords={"hunter": True, "aloof": True}, zone="play", at="attic")
    state.rules.openings["enemy-phase"](state)
    outcome = run(state)
    assert isinstance(outcome, Choice if first == "choice" else Done)
    if first == "done":
        assert told(state) == [("move", "one", "hallway"), ("move", "two", "hallway")]


def test_a_massive_enemy_that_is_exhausted_midway_stops() -> None:
    state = line()
    seat(state, card_named("Agnes Baker"), "study")
    stop = {
        "kind": "forced",
        "on": {"after": "attack", "enemy": "this"},
        "do": [{"verb": "exhaust", "card": "this"}],
    }
    giant = enemy(state, keywords={"massive": True}, ability=[stop], zone="play", at="study")
    assert engaged_with(state, giant) == ("roland-banks", "agnes-baker")
    state.rules.openings["enemy-phase"](state)
    go(state, "roland-banks")
    assert told(state) == [("attack", "thing", "roland-banks"), ("exhaust", "thing")]
    assert engaged_with(state, giant) == ()


def test_who_comes_to_a_massive_enemy_midway_is_attacked_as_well() -> None:
    state = line()
    seat(state, card_named("Agnes Baker"), "study")
    seat(state, card_named("Wendy Adams"), "hallway")
    fetch = {
        "kind": "forced",
        "on": {"after": "attack", "enemy": "this"},
        "do": [{"verb": "move", "who": {"all": "investigator"}, "to": "this-location"}],
    }
    giant = enemy(state, keywords={"massive": True}, ability=[fetch], zone="play", at="study")
    state.rules.openings["enemy-phase"](state)
    outcome = go(state, "roland-banks")
    assert isinstance(outcome, Choice)
    assert [option.value for option in outcome.options] == ["agnes-baker", "wendy-adams"]
    go(state, "wendy-adams")
    assert [line for line in told(state) if line[0] != "move"] == [
        ("attack", giant, "roland-banks"),
        ("attack", giant, "wendy-adams"),
        ("attack", giant, "agnes-baker"),
        ("exhaust", giant),
    ]


def test_a_massive_enemy_provoked_by_one_attacks_one() -> None:
    state = line()
    seat(state, card_named("Agnes Baker"), "study")
    enemy(state, keywords={"massive": True}, zone="play", at="study")
    state.rules.openings["resource"](state, who="roland-banks")
    assert isinstance(go(state), Done)
    assert told(state) == [("attack", "thing", "roland-banks")]


def test_prey_that_is_only_one_ignores_the_others() -> None:
    state = line()
    seat(state, card_named("Agnes Baker"), "cellar")
    prey = {"kind": "prey", "do": [{"verb": "prefer", "most": "willpower", "only": True}]}
    state.put("roland-banks", at="hallway")
    beast = enemy(state, keywords={"hunter": True}, ability=[prey], zone="play", at="hallway")
    assert candidates(state, beast) == []
    assert destinations(state, beast) == [("agnes-baker", "attic")]


def test_an_unknown_quantity_of_prey_stops() -> None:
    state = line()
    seat(state, card_named("Agnes Baker"), "study")
    prey = {"kind": "prey", "do": [{"verb": "prefer", "most": "shroud"}]}
    beast = enemy(state, ability=[prey], zone="play", at="study")
    candidates(state, beast)
    assert state.pending is not None


@pytest.mark.parametrize(("how", "tired"), [("exhausts", True), ("ready", False)])
def test_an_enemy_whose_attack_is_canceled(how: str, tired: bool) -> None:
    """Open question U-17."""
    state = line(**{"canceled-attack": how})
    beast = enemy(state, zone="play", engaged="roland-banks")
    state.rules.openings["enemy-phase"](state)
    sequence = state.rules.sequence
    while (
        not state.resolving
        or state.frame.kind is not sequence
        or not any(event.type == "attack" for event in state.variables["events"])
    ):
        step(state)
    cancel(state, (state.frame.depth, 0))
    assert isinstance(go(state), Done)
    assert state.get("roland-banks", "damage") == 0
    assert bool(state.get(beast, "exhausted")) is tired


def test_nearest_counts_connections() -> None:
    state = line()
    here = [
        enemy(state, name, zone="play", at=at) for name, at in (("A", "attic"), ("B", "cellar"))
    ]
    assert nearest(state, here, "roland-banks") == ["a"]
    state.put("hallway", connects=("study",))
    assert nearest(state, here, "roland-banks") == here


@pytest.mark.parametrize(("how", "found"), [("nearest", ["hallway", "attic"]), ("sum", ["attic"])])
def test_farthest_from_all(how: str, found: list[str]) -> None:
    """Open question U-03: the greatest distance to the nearest, or the greatest sum."""
    state = line(**{"farthest-from-all": how})
    seat(state, card_named("Agnes Baker"), "study")
    seat(state, card_named("Wendy Adams"), "cellar")
    assert farthest_from_all(state, ["study", "hallway", "attic", "cellar"]) == found


def test_a_unique_enemy_displaces_the_player_card_of_its_name() -> None:
    state = line()
    facts = {"code": "p", "name": "Jim", "type": "asset", "unique": True, "stats": {"cost": 1}}
    ally = bring(state, read_card(facts), zone="play", controller="roland-banks")
    jim = bring(
        state,
        read_card({"code": "e", "name": "Jim", "type": "enemy", "unique": True}),
        zone="limbo",
    )
    state.put(ally, owner="roland-banks")
    spawn(state, jim, "roland-banks")
    assert isinstance(go(state), Done)
    assert state.get(ally, "zone") == "discard"
    assert engaged_with(state, jim) == ("roland-banks",)


def test_who_attacks_with_a_card_that_is_gone_has_defeated_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The knife is discarded as a cost: the attack is its user's, wherever it lies."""
    ruling = Workshop(monkeypatch).play(
        "Given Roland Banks is at the Study\nAnd the Study has 1 clue\n"
        "And Ghoul Minion is engaged with Roland Banks\nAnd Roland Banks controls Knife\n"
        "And the chaos bag holds 0\nWhen Roland Banks uses ability 2 of Knife on Ghoul Minion\n"
        "And Roland Banks uses Roland Banks\nThen Roland Banks has 1 clue"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("falls", "windows"), [(False, 3), (True, 2)])
def test_no_window_comes_before_the_attacks_on_somebody_who_is_gone(
    falls: bool, windows: int
) -> None:
    """arkham-lcg/steps/3.3: back to the window only for those who have not resolved attacks yet."""
    state = line()
    agnes = seat(state, card_named("Agnes Baker"), "study")
    idle = {"verb": "modify", "of": "you", "stat": "combat", "by": 1, "until": "phase"}
    bell = {"code": "bell", "name": "Bell", "type": "asset"}
    card = read_card({**bell, "ability": [{"kind": "free", "do": [idle]}]})
    bring(state, card, zone="play", controller="roland-banks", owner="roland-banks")
    whom = {"all": "investigator", "not": "you"}
    kill = {
        "kind": "forced",
        "on": {"after": "attack", "enemy": "this"},
        "do": [{"verb": "defeat", "of": whom}],
    }
    more = {"ability": [kill]} if falls else {}
    enemy(state, **more, zone="play", engaged="roland-banks")
    state.rules.openings["enemy-phase"](state)
    seen = 0
    while isinstance(outcome := run(state), Choice):
        last = outcome.options[-1]
        seen += outcome.id == "player-window"
        answer(state, last)
    assert isinstance(outcome, Done), outcome
    assert bool(state.get(agnes, "eliminated")) is falls
    assert seen == windows
