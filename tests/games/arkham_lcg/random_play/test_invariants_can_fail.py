"""Every invariant of the drawn tables can fail: a step that is spoilt on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulesref.engine.line import Line
from rulesref.engine.machine import step
from rulesref.engine.outcome import Chance, Choice
from rulesref.engine.state import State, Thing
from rulesref.engine.words import Constant
from rulesref.games.arkham_lcg.limits.forbidding import forbidder
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.things import in_play
from tests.games.arkham_lcg.random_play import invariants, moment
from tests.games.arkham_lcg.random_play.game import Broken, Game, turn_of

#: ``spoil(state, outcome)`` changes what a step has left behind, or what it asks.
Spoil = Callable[[State, Any], Any]
GAMES = 40
SPOILS: list[tuple[str, Spoil]] = []


def spoils(name: str) -> Callable[[Spoil], Spoil]:
    def register(spoil: Spoil) -> Spoil:
        SPOILS.append((name, spoil))
        return spoil

    return register


def first_in_play(state: State, kind: str) -> str | None:
    return next(iter(in_play(state, kind)), None)


@spoils("nobody_gone_acts")
def whoever_is_asked_is_gone(state: State, outcome: Any) -> Any:
    if isinstance(outcome, Choice) and outcome.chooser in state.things:
        state.put(outcome.chooser, eliminated=True)
    return outcome


@spoils("a_card_is_in_one_zone")
def an_asset_lies_nowhere(state: State, outcome: Any) -> Any:
    card = first_in_play(state, "asset")
    if card:
        state.put(card, zone="nowhere")
    return outcome


@spoils("a_card_enters_and_leaves_once")
def an_enemy_leaves_twice(state: State, outcome: Any) -> Any:
    card = first_in_play(state, "enemy")
    if card:
        state.put(card, gen=state.get(card, "gen") + 2)
    return outcome


@spoils("what_is_told_is_done")
def something_is_told_again(state: State, outcome: Any) -> Any:
    told = next((line for line in state.lines() if line.stage == "impact"), None)
    if told and told.event and told.event.type not in invariants.TOLD:
        state.note(Line.impact(0, told.event, ()))
    return outcome


@spoils("nothing_prohibited_happens")
def what_is_prohibited_is_told(state: State, outcome: Any) -> Any:
    for prohibition, forbidden in invariants.FORBIDS.items():
        for id in state.things if ("constant", prohibition) in state.index else ():
            if forbidder(state, Constant(prohibition), id):
                kind, slot = forbidden[0]
                state.note(Line.impact(0, state.event(kind, **{slot: id}), ()))
    return outcome


@spoils("no_window_where_there_is_none")
def a_choice_is_a_window(state: State, outcome: Any) -> Any:
    return outcome._replace(id="player-window") if isinstance(outcome, Choice) else outcome


@spoils("tokens_come_and_go_by_events")
@spoils("each_number_is_its_sum")
def everybody_is_richer(state: State, outcome: Any) -> Any:
    for who in investigators(state):
        state.put(who, resources=state.get(who, "resources") + 1)
    return outcome


@spoils("what_is_kept_is_what_it_is_made_of")
def a_change_escapes_the_hash(state: State, outcome: Any) -> Any:
    for id in investigators(state)[:1]:
        state.things[id] = Thing({**state.things[id], "horror": state.get(id, "horror") + 1})
    return outcome


@spoils("what_is_kept_is_what_it_is_made_of")
def a_card_moves_unseen(state: State, outcome: Any) -> Any:
    card = first_in_play(state, "asset")
    if card:
        state.things[card] = Thing({**state.things[card], "zone": "discard"})
    return outcome


@spoils("what_is_kept_is_what_it_is_made_of")
def a_stage_is_no_longer_heard(state: State, outcome: Any) -> Any:
    if state.index.heard:
        state.index = state.index.with_abilities("", (), {})
        state.index.heard.popitem()
    return outcome


@spoils("what_is_kept_is_what_it_is_made_of")
def an_asset_is_no_longer_listed(state: State, outcome: Any) -> Any:
    card = first_in_play(state, "asset")
    if card:
        state.unlist(card)
    return outcome


@spoils("what_is_kept_is_what_it_is_made_of")
def a_card_says_what_nothing_lets_it_say(state: State, outcome: Any) -> Any:
    card = first_in_play(state, "asset")
    if card:
        state.put(card, text="another")
        state.put(TABLE, texts=(card,))
    return outcome


@spoils("committed_cards_are_of_the_test")
def a_card_counts_that_is_not_there(state: State, outcome: Any) -> Any:
    if TEST in state.things:
        state.put(TEST, committed=("nothing",))
    return outcome


@spoils("chances_are_whole")
def half_of_a_chance_is_lost(state: State, outcome: Any) -> Any:
    return (
        outcome._replace(outcomes=outcome.outcomes[:-1]) if isinstance(outcome, Chance) else outcome
    )


@spoils("nothing_is_indexed_that_is_not_there")
def something_gone_is_listed(state: State, outcome: Any) -> Any:
    card = first_in_play(state, "asset")
    if card:
        state.enlist("gone", state.things[card]["card"].abilities)
    return outcome


@spoils("players_are_in_play")
def somebody_plays_twice(state: State, outcome: Any) -> Any:
    state.put(TABLE, order=investigators(state) * 2)
    return outcome


@spoils("what_rests_is_settled")
def an_enemy_is_in_two_places(state: State, outcome: Any) -> Any:
    card, place = first_in_play(state, "enemy"), first_in_play(state, "location")
    if card and place:
        state.put(card, at=place, engaged=investigators(state)[0])
    return outcome


@spoils("nothing_lingers")
def a_card_is_found_and_forgotten(state: State, outcome: Any) -> Any:
    card = next((id for id in state.things if state.get(id, "zone") == "discard"), None)
    if card and not state.resolving:
        state.put(card, zone="limbo")
    return outcome


@spoils("what_may_answer_is_offered")
def somebody_else_may_use_it(state: State, outcome: Any) -> Any:
    if not isinstance(outcome, Choice) or outcome.id != "reaction":
        return outcome
    first = outcome.options[0]
    others = (who for who in investigators(state) if who != first.slots["who"])
    more = [first._replace(slots={**first.slots, "who": who}) for who in others]
    return outcome._replace(options=(*outcome.options, *more))


@spoils("what_may_answer_is_offered")
def a_reaction_is_kept_back(state: State, outcome: Any) -> Any:
    if isinstance(outcome, Choice) and outcome.id == "reaction":
        left = tuple(option for option in outcome.options if option.id != "use")
        return outcome._replace(options=left)
    return outcome


@spoils("what_may_be_done_can_be_done")
def an_option_is_kept_back(state: State, outcome: Any) -> Any:
    if not isinstance(outcome, Choice):
        return outcome
    last = [option for option in outcome.options if option.id in ("use", "play")][-1:]
    return outcome._replace(options=tuple(o for o in outcome.options if o not in last))


@spoils("chance_and_choice_leave_a_choice")
def only_one_option_is_left(state: State, outcome: Any) -> Any:
    return outcome._replace(options=outcome.options[:1]) if isinstance(outcome, Choice) else outcome


@spoils("whoever_attacks_is_ready_and_engaged")
def an_enemy_attacks_somebody_else(state: State, outcome: Any) -> Any:
    enemy = first_in_play(state, "enemy")
    for who in investigators(state):
        if enemy and state.get(enemy, "engaged") != who:
            attack = state.event("attack", enemy=enemy, to=who, why="enemy-phase")
            state.note(Line.impact(0, attack, ()))
    return outcome


@spoils("whoever_hunts_is_free")
def an_engaged_enemy_hunts(state: State, outcome: Any) -> Any:
    enemy = first_in_play(state, "enemy")
    if enemy and state.get(enemy, "engaged"):
        move = state.event("move", who=enemy, to=first_in_play(state, "location"), keyword="hunter")
        state.note(Line.impact(0, move, ()))
    return outcome


@spoils("whoever_helps_is_there")
def everybody_helps(state: State, outcome: Any) -> Any:
    for who in investigators(state) if TEST in state.things else ():
        if who != state.get(TEST, "who"):
            state.note(Line.impact(0, state.event("commit", who=who, card=who), ()))
    return outcome


def test_every_invariant_is_spoilt() -> None:
    assert {name for name, _ in SPOILS} == set(invariants.INVARIANTS)


@pytest.mark.parametrize(
    ("name", "spoil"), SPOILS, ids=lambda part: getattr(part, "__name__", part)
)
def test_what_is_spoilt_is_found_out(
    monkeypatch: pytest.MonkeyPatch, name: str, spoil: Spoil
) -> None:
    monkeypatch.setattr(invariants, "INVARIANTS", {name: invariants.INVARIANTS[name]})
    monkeypatch.setattr(moment, "step", lambda state: spoil(state, step(state)))
    with pytest.raises(Broken, match=name):
        some_games()


def some_games() -> None:
    for number in range(GAMES):
        Game(("2016", "2026")[number % 2], number, turn_of(number)).play()
