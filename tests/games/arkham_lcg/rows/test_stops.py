"""Nothing is passed over: what nobody has described, or carries out, stops the game and is named."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.machine import run
from rulesref.engine.notation import NotationError
from rulesref.engine.outcome import Choice, Done, Unsupported
from rulesref.engine.reason import Clause
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, parse_cases, read_card, replay
from tests.games.arkham_lcg.made_up import Workshop

ENEMY = {"code": "x1", "name": "Thing", "type": "enemy", "stats": {"fight": 1, "health": 1}}


def table(**more: object) -> tuple[State, str]:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    roland = seat(state, card_named("Roland Banks"), study)
    bring(state, read_card({**ENEMY, **more}), zone="play", at=study, exhausted=True)
    return state, roland


#: What stops at an ability of the enemy that is described as "something".
UNDESCRIBED = Unsupported("thing", "opaque", (("clause", Clause("something")),))


def outcome(state: State, who: str) -> object:
    state.rules.openings["resource"](state, who=who)
    return run(state)


def test_an_unknown_keyword_stops_the_game() -> None:
    state, roland = table(keywords={"telepathy": True})
    assert outcome(state, roland) == Unsupported(
        "thing", "unknown-keyword", (("keyword", "telepathy"),)
    )


def test_a_known_keyword_does_not() -> None:
    state, roland = table(keywords={"hunter": True})
    assert isinstance(outcome(state, roland), Done)


@pytest.mark.parametrize("kind", ["constant", "forced", "reaction"])
def test_an_undescribed_ability_stops_whatever_happens(kind: str) -> None:
    state, roland = table(ability=[{"kind": kind, "opaque": "something"}])
    assert outcome(state, roland) == UNDESCRIBED


def test_an_undescribed_ability_stops_only_while_its_tests_hold() -> None:
    test = {"test": "holds", "token": "doom", "on": "this"}
    state, roland = table(ability=[{"kind": "constant", "if": [test], "opaque": "something"}])
    assert isinstance(outcome(state, roland), Done)
    state.put("thing", doom=1)
    assert outcome(state, roland) == UNDESCRIBED


def test_an_undescribed_ability_out_of_play_says_nothing() -> None:
    state, roland = table()
    card = read_card({**ENEMY, "ability": [{"kind": "constant", "opaque": "something"}]})
    bring(state, card, zone="discard")
    assert isinstance(outcome(state, roland), Done)


@pytest.mark.parametrize(
    "ability",
    [
        {"kind": "forced", "do": [{"verb": "deal", "damage": 1, "to": "this"}]},
        {"kind": "constant", "do": [{"verb": "deal", "damage": 1, "to": "this"}]},
        {"kind": "constant", "do": [{"verb": "cannot-sing", "of": "this"}]},
    ],
)
def test_what_would_never_act_is_no_description(ability: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        read_card({**ENEMY, "ability": [ability]})


def test_a_stop_is_not_overwritten_by_a_later_choice() -> None:
    state, roland = table()
    state.give_up("thing", "later-enemy")
    state.stack = ((None, 0, {}, 0), None)
    state.ask(Choice("x", roland, (), (), "x"))
    assert state.pending == Unsupported("thing", "later-enemy")


def test_a_bag_that_nobody_described_stops_the_game_at_its_first_reveal() -> None:
    state, roland = table()
    enemy = next(id for id in state.things if id.startswith("thing"))
    assert state.rules.openings["fight"](state, who=roland, enemy=enemy) is None
    stopped = run(state)
    assert isinstance(stopped, Unsupported)
    assert stopped.source == "bag"


def test_the_enemies_of_an_eliminated_investigator_cite_why_they_are_let_go() -> None:
    state, roland = table()
    enemy = next(id for id in state.things if id.startswith("thing"))
    state.put(enemy, engaged=roland, at=None)
    assert state.rules.openings["resign"](state, who=roland) is None
    run(state)
    [line] = [one for one in state.lines() if one.event and one.event.type == "disengage"]
    assert line.cites[0] == "arkham-lcg/elimination"


def test_a_weakness_of_which_nobody_knows_whose_it_is_goes_into_no_deck() -> None:
    ruling = replay(
        parse_cases(
            """\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And The Thing That Follows is engaged with Roland Banks
    And The Thing That Follows has 1 damage
    And the deck of Roland Banks holds Knife
    And the chaos bag holds 0
    When Roland Banks fights The Thing That Follows
    Then the deck of Roland Banks has 2 cards
""",
            "x.feature",
        )[0],
        "2016",
    )
    assert ruling.verdict == "unsupported"
    assert "whose deck" in ruling.reason


@pytest.mark.parametrize(
    ("below", "stops"), [("Dead Ends, Lucky!", True), ("Lucky!, Dodge", False)]
)
def test_what_acts_out_of_a_deck_stops_a_search_that_goes_further_to_it(
    below: str, stops: bool
) -> None:
    """What lies among the first cards answers the search; further down it had not its moment."""
    text = f"""\
Feature: f
  Scenario: s
    Given Mandy Thompson is at the Study
    And Mandy Thompson controls Old Book of Lore
    And the deck of Mandy Thompson holds Guts, Knife, Machete, {below}
    And it is the turn of Mandy Thompson
    When Mandy Thompson uses Old Book of Lore
    And Mandy Thompson uses Mandy Thompson
    And Mandy Thompson chooses option 1
    Then it is asked whether Mandy Thompson has Guts in hand
"""
    ruling = replay(parse_cases(text, "x.feature")[0], "2016")
    assert (ruling.verdict == "unsupported") is stops
    assert ruling.reason.startswith("Dead Ends") is stops


@pytest.mark.parametrize(
    "answering",
    [{"kind": "free"}, {"kind": "forced", "on": {"when": "place-damage", "to": "you"}}],
)
def test_what_changes_an_attack_stops_where_nothing_attacks(
    monkeypatch: pytest.MonkeyPatch, answering: dict[str, Any]
) -> None:
    """Facts that say so are refused as they are read; the engine does not rely on that."""
    monkeypatch.delitem(RULES.sight.answers, ("verb", "worsen-attack"))
    shop = Workshop(monkeypatch)
    shop.card("Spur", {**answering, "do": [{"verb": "worsen-attack", "damage": 1}]})
    using = answering["kind"] == "free"
    ruling = shop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks controls Spur
When Roland Banks {"uses Spur" if using else "takes 1 damage"}"""
    )
    assert ruling.verdict == "unsupported"
    assert "no attack triggers it" in ruling.reason


def test_what_answers_its_own_playing_is_not_lost_in_a_deck() -> None:
    """What it does after it is played is its player's wherever it has gone: it is not denied them."""
    text = """Feature: f
  Scenario: s
    Given Wendy Adams is at the Study
    {amulet}
    And Wendy Adams has Easy Mark and Easy Mark #2 in hand
    And the deck of Wendy Adams holds Knife, Dodge
    When Wendy Adams plays Easy Mark
    Then Wendy Adams may use Easy Mark
"""
    amulet = "And Wendy Adams controls Wendy's Amulet"
    stopped = replay(parse_cases(text.format(amulet=amulet), "x.feature")[0], "2016")
    assert stopped.verdict == "unsupported"
    assert "once it lies in a deck" in stopped.reason
    assert replay(parse_cases(text.format(amulet=""), "x.feature")[0], "2016").passed


def test_what_holds_by_what_it_says_itself_is_never_guessed(workshop: Workshop) -> None:
    forbids = {"verb": "cannot-attack", "of": {"choose": "attackable"}}
    workshop.card("Badge", {"kind": "constant", "do": [forbids]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Badge\n"
        "And Ghoul Minion is engaged with Roland Banks\n"
        "And the chaos bag holds 0\nWhen Roland Banks fights Ghoul Minion"
    )
    assert ruling.verdict == "unsupported"
    assert "constant abilities" in ruling.reason
