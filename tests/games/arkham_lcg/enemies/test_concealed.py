"""arkham-lcg/concealed-x: where mini-cards go, how likely each is, and what exposes none."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Unsupported
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.damage_and_defeat.dealing import Harm, deal
from rulesref.games.arkham_lcg.enemies.concealed import conceal
from rulesref.games.arkham_lcg.enemies.exposing import expose, may_expose
from rulesref.games.arkham_lcg.enemies.shadows import in_shadows, lay, mini_cards
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.locations.nearest import nearest
from rulesref.games.arkham_lcg.table import location_of, new_game, seat
from rulesref.games.things import bring, in_play
from tests.arkham import card_named, read_card
from tests.games.arkham_lcg.made_up import Workshop


def table(keyword: Any = 2) -> tuple[State, str]:
    """Study - Hallway - Attic - Cellar in a row, Roland at the Study; a concealed enemy in limbo."""
    state = new_game()
    names = ("Study", "Hallway", "Attic", "Cellar")
    places = [bring(state, card_named(name), zone="play", revealed=True) for name in names]
    for one, two in pairwise(places):
        state.put(one, connects=(*state.get(one, "connects", ()), two))
        state.put(two, connects=(one,))
    seat(state, card_named("Roland Banks"), "study")
    facts = {
        "code": "agent",
        "name": "Agent",
        "type": "enemy",
        "stats": {"fight": 2, "evade": 2, "health": 2},
        "keywords": {"concealed": keyword},
    }
    return state, bring(state, read_card(facts), zone="limbo")


def spread(state: State) -> dict[str, int]:
    return dict(Counter(str(state.get(one, "at")) for one in mini_cards(state)))


def test_every_place_is_as_likely_and_the_nearest_come_first() -> None:
    state, agent = table()
    conceal(state, agent, "roland-banks")
    fate = run(state)
    assert isinstance(fate, Chance)
    third = Fraction(1, 3)
    assert fate.outcomes == ((third, "study"), (third, "hallway"), (third, "attic"))
    decide(state, "attic")
    run(state)
    assert spread(state) == {"study": 1, "hallway": 1, "attic": 1}
    own = [one for one in mini_cards(state) if state.get(one, "hides")]
    assert [state.get(one, "at") for one in own] == ["attic"]
    assert in_shadows(state, agent)
    assert location_of(state, agent) is None


def test_more_mini_cards_than_locations_lie_as_evenly_as_possible() -> None:
    state, agent = table(5)
    conceal(state, agent, "roland-banks")
    fate = run(state)
    assert isinstance(fate, Chance)
    assert {place: odds for odds, place in fate.outcomes}["study"] == Fraction(1, 3)
    decide(state, "cellar")
    run(state)
    assert spread(state) == {"study": 2, "hallway": 2, "attic": 1, "cellar": 1}


def test_a_number_that_nobody_knows_stops_the_game() -> None:
    state, agent = table(True)
    conceal(state, agent, "roland-banks")
    assert isinstance(run(state), Unsupported)


def hidden() -> tuple[State, str]:
    state, agent = table()
    state.put(agent, zone="play", shadows=True)
    lay(state, "study", agent)
    lay(state, "study", None)
    lay(state, "study", None)
    return state, agent


def test_nobody_can_tell_mini_cards_of_one_location_apart() -> None:
    state, agent = hidden()
    expose(state, "roland-banks", "study")
    fate = run(state)
    assert isinstance(fate, Chance)
    assert sorted(fate.outcomes) == [(Fraction(1, 3), agent), (Fraction(2, 3), "decoy")]
    decide(state, "decoy")
    run(state)
    assert spread(state) == {"study": 2}
    assert in_shadows(state, agent)


def test_once_nobody_is_in_the_shadows_all_mini_cards_go() -> None:
    state, agent = hidden()
    expose(state, "roland-banks", "study")
    run(state)
    decide(state, agent)
    run(state)
    assert not mini_cards(state)
    assert state.get(agent, "engaged") == "roland-banks"


def test_the_shadows_shelter_from_players_and_not_from_the_scenario() -> None:
    state, agent = hidden()
    knife = bring(state, card_named("Knife"), zone="play", controller="roland-banks")
    deal(state, {"this": knife, "you": "roland-banks"}, (agent,), Harm(1))
    run(state)
    assert not state.get(agent, "damage")
    state.emit(state.event("discard", by=knife, card=agent))
    run(state)
    assert state.get(agent, "zone") == "play"
    ghoul = bring(state, card_named("Ghoul Minion"), zone="play", at="attic", exhausted=True)
    deal(state, {"this": ghoul, "you": "roland-banks"}, (agent,), Harm(1))
    run(state)
    assert state.get(agent, "damage") == 1


def test_the_shadows_are_nearest_only_where_no_enemy_is_anywhere() -> None:
    state, agent = hidden()
    assert nearest(state, in_play(state, "enemy"), "roland-banks") == [agent]
    far = bring(state, card_named("Ghoul Minion"), zone="play", at="cellar", exhausted=True)
    assert nearest(state, in_play(state, "enemy"), "roland-banks") == [far]


@pytest.mark.parametrize(
    ("env", "free"),
    [
        ({"this": "card", "you": "roland-banks"}, True),
        ({"this": "card", "you": "roland-banks", "exposed": True}, False),
    ],
)
def test_one_ability_exposes_one(env: dict[str, Any], free: bool) -> None:
    state, _ = hidden()
    assert may_expose(state, env) is free


def test_a_partner_leaves_by_defeat_alone() -> None:
    state, _ = table()
    facts = {"code": "p", "name": "P", "type": "asset", "keywords": {"partner": True}}
    partner = bring(state, read_card(facts), zone="play", controller="roland-banks")
    for zone in ("discard", "hand", "removed"):
        leave(state, partner, zone)
        assert state.get(partner, "zone") == "play"
    state.put(partner, falling=True)
    leave(state, partner, "removed")
    assert state.get(partner, "zone") == "removed"


def test_damage_chooses_a_mini_card_only_while_one_lies_there() -> None:
    state, _ = hidden()
    cop = bring(state, card_named("Beat Cop"), zone="play", controller="roland-banks")
    bring(state, card_named("Ghoul Minion"), zone="play", at="study", exhausted=True)
    refused = state.rules.openings["use"](state, who="roland-banks", card=cop)
    assert refused is None
    outcome = run(state)
    assert isinstance(outcome, Choice)
    meant = [option.value[0] for option in outcome.options]
    assert len(meant) == 4
    assert "ghoul-minion" in meant
    ghoul = next(option for option in outcome.options if option.value == ("ghoul-minion",))
    answer(state, ghoul)
    run(state)
    assert state.get("ghoul-minion", "damage") == 1
    assert len(mini_cards(state)) == 3


@pytest.mark.parametrize("second", [0, 1])
def test_one_mini_card_for_an_attack_and_what_follows_it(
    monkeypatch: pytest.MonkeyPatch, second: int
) -> None:
    """The rest of the ability, after its test, exposes none either; the enemy there is hurt."""
    workshop = Workshop(monkeypatch)
    blow = {"verb": "deal", "damage": 1, "to": {"choose": "enemy", "at": "your-location"}}
    fight = {"verb": "fight", "enemy": {"choose": "attackable"}, "damage": 1}
    play = {"kind": "play", "designators": ["fight"], "do": [fight, *([blow] * second)]}
    workshop.card("Flurry", play, type="event", stats={"cost": 0})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Icy Ghoul is in the shadows\n"
        "And the mini-card of Icy Ghoul is at the Study\n"
        "And 2 decoys are at the Study\n"
        "And the chaos bag holds 0\n"
        "When Roland Banks plays Flurry\n"
        "And Roland Banks chooses the mini-card at the Study\n"
        "And the mini-card turns out to be a decoy\n"
        "Then 2 concealed mini-cards are at the Study"
    )
    assert ruling.passed


def test_without_a_location_nobody_knows_where_the_mini_cards_go() -> None:
    state, agent = table()
    for place in ("study", "hallway", "attic", "cellar"):
        state.remove(place)
    state.put("roland-banks", at=None)
    conceal(state, agent, "roland-banks")
    stop = run(state)
    assert isinstance(stop, Unsupported)
    assert stop.id == "nearest-unknown"
