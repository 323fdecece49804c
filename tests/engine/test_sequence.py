"""The order of stages, nesting, Forced before reactions, cancelling and replacing."""

from __future__ import annotations

import pytest

from rulesref.engine.machine import answer, run, tell
from rulesref.engine.outcome import DONE, Choice, Endless, Unsupported
from rulesref.engine.reason import Clause
from rulesref.engine.state import State
from tests.engine.toy import gain, game, told

WHEN = {"when": "gain", "amount": 1}
GAIN_FIVE = {"verb": "gain", "to": "this", "amount": 5}


def ability(kind: str, on: dict[str, object], amount: int, **more: object) -> dict[str, object]:
    do = [{"verb": "gain", "to": "this", "amount": amount}]
    return {"kind": kind, "on": on, "do": do, **more}


def test_when_comes_before_and_after_comes_after() -> None:
    state = game(
        early=ability("forced", {"when": "gain", "amount": 1}, 2),
        late=ability("forced", {"after": "gain", "amount": 1}, 3),
    )
    gain(state)
    assert run(state) is DONE
    assert told(state) == [
        "use early",
        "gain early 2",
        "gain player-a 1",
        "use late",
        "gain late 3",
    ]


def test_nested_sequences_end_first() -> None:
    state = game(
        one=ability("forced", {"when": "gain", "amount": 1}, 2),
        two=ability("forced", {"when": "gain", "amount": 2}, 3),
    )
    gain(state)
    run(state)
    assert told(state) == ["use one", "use two", "gain two 3", "gain one 2", "gain player-a 1"]
    depths = {line.event.slots["amount"]: line.depth for line in state.lines() if line.event}
    assert depths[3] > depths[2] > depths[1]


def test_forced_before_reactions_and_each_once() -> None:
    state = game(
        reaction=ability("reaction", {"when": "gain", "amount": 1}, 2),
        forced=ability("forced", {"when": "gain", "amount": 1}, 3),
    )
    gain(state)
    choice = run(state)
    assert isinstance(choice, Choice)
    assert choice.id == "reaction"
    assert told(state) == ["use forced", "gain forced 3"]
    answer(state, choice.options[0])
    assert run(state) is DONE
    assert told(state)[-1] == "gain player-a 1"


def test_the_arbiter_orders_forced_abilities() -> None:
    state = game(
        x=ability("forced", {"when": "gain", "amount": 1}, 2),
        y=ability("forced", {"when": "gain", "amount": 1}, 3),
    )
    gain(state)
    choice = run(state)
    assert isinstance(choice, Choice)
    assert (choice.id, choice.chooser, len(choice.options)) == ("forced-order", "player-a", 2)
    answer(state, choice.options[1])
    run(state)
    assert [word for word in told(state) if word.startswith("use")] == ["use y", "use x"]


def test_cancel_takes_the_rest_of_the_stages() -> None:
    state = game(
        no={"kind": "forced", "on": {"when": "gain"}, "do": [{"verb": "cancel"}]},
        late=ability("forced", {"after": "gain", "amount": 1}, 3),
    )
    gain(state)
    assert run(state) is DONE
    assert told(state) == ["use no"]
    assert state.get("player-a", "count") == 10


def test_replaced_events_happen_instead() -> None:
    state = game(
        no={"kind": "forced", "on": {"would": "gain"}, "do": [{"verb": "lose-instead"}]},
        late=ability("forced", {"after": "gain", "amount": 1}, 3),
    )
    gain(state)
    run(state)
    assert told(state) == ["use no", "lose player-a 1"]


def test_after_waits_for_the_whole_effect() -> None:
    both = {
        "kind": "forced",
        "on": {"when": "gain", "amount": 1},
        "do": [
            {"verb": "gain", "to": "this", "amount": 2},
            {"verb": "gain", "to": "this", "amount": 4},
        ],
    }
    state = game(both=both, late=ability("forced", {"after": "gain", "amount": 2}, 7))
    gain(state)
    run(state)
    assert told(state) == [
        "use both",
        "gain both 2",
        "gain both 4",
        "use late",
        "gain late 7",
        "gain player-a 1",
    ]


def test_then_needs_all_of_what_stands_before() -> None:
    data = {
        "kind": "forced",
        "on": {"when": "gain", "amount": 1},
        "do": [
            {"verb": "gain", "to": "this", "amount": 2},
            {"verb": "then", "effects": [{"verb": "gain", "to": "this", "amount": 4}]},
        ],
    }
    stop = {
        "kind": "forced",
        "on": {"when": "gain", "amount": 2},
        "do": [{"verb": "cancel"}],
    }
    free, stopped = game(data=data), game(data=data, stop=stop)
    for state in (free, stopped):
        gain(state)
        run(state)
    assert "gain data 4" in told(free)
    assert "gain data 4" not in told(stopped)


def test_batches_share_their_stages() -> None:
    state = game(
        early=ability("forced", {"when": "gain", "amount": 1}, 2),
        late=ability("forced", {"after": "gain", "amount": 5}, 3),
    )
    state.emit(
        state.event("gain", to="player-a", amount=5), state.event("gain", to="player-b", amount=1)
    )
    run(state)
    assert told(state) == [
        "use early",
        "gain early 2",
        "gain player-a 5",
        "gain player-b 1",
        "use late",
        "gain late 3",
    ]


def test_limits_count_uses_and_start_anew_with_the_period() -> None:
    state = game(one=ability("forced", {"when": "gain", "amount": 1}, 2, limit="1 per round"))
    state.put("table", round=1)
    for _ in range(2):
        gain(state)
        run(state)
    assert told(state).count("use one") == 1
    state.put("table", round=2)
    gain(state)
    run(state)
    assert told(state).count("use one") == 2


def test_an_undescribed_clause_stops_the_machine() -> None:
    state = game(odd={"kind": "forced", "on": {"when": "gain"}, "opaque": "something strange"})
    gain(state)
    outcome = run(state)
    clause = (("clause", Clause("something strange")),)
    assert outcome == Unsupported("odd", "opaque", clause, untold="odd")
    assert state.get("player-a", "count") == 10


def test_an_effect_that_is_told_happens_in_its_place_and_by_its_card() -> None:
    """Each part finds the game as the one before has left it; then the rest of the effect comes."""
    state = game(
        odd={
            "kind": "forced",
            "on": {"when": "gain", "amount": 1},
            "do": [{"opaque": "strange"}, GAIN_FIVE],
        }
    )
    gain(state)
    run(state)
    seen: list[int] = []

    def part(state: State, source: str) -> None:
        seen.append(state.get("player-a", "count"))
        state.emit(state.event("gain", to="player-a", amount=2))

    tell(state, part, part)
    assert run(state) == DONE
    assert seen == [10, 12]
    assert state.get("player-a", "count") == 15
    events = [line.event for line in state.lines() if line.stage == "impact" and line.event]
    amounts = [(event.slots["amount"], event.by) for event in events]
    assert amounts == [(2, "odd"), (2, "odd"), (5, "odd"), (1, None)]


@pytest.mark.parametrize("data", [{"opaque": "?"}, {"opaque": "+"}])
def test_nothing_is_told_where_no_effect_waits(data: dict[str, str]) -> None:
    state = game(odd={"kind": "forced", "on": {"when": "gain"}, **data})
    with pytest.raises(ValueError, match="no effect waits"):
        tell(state)
    gain(state)
    run(state)
    with pytest.raises(ValueError, match="no effect waits"):
        tell(state)


def test_a_loop_is_stopped_and_named() -> None:
    state = game(loop=ability("forced", {"after": "gain"}, 1))
    gain(state)
    outcome = run(state, 5000)
    assert isinstance(outcome, Endless)
    assert "gain" in outcome.loop


def both(state) -> None:
    """Two gains at once, of different players."""
    state.emit(
        state.event("gain", to="player-a", amount=1), state.event("gain", to="player-b", amount=1)
    )


def test_which_of_several_occurrences_a_reaction_answers_is_chosen() -> None:
    state = game(one=ability("reaction", {"after": "gain", "amount": 1}, 2, limit="1 per game"))
    both(state)
    choice = run(state)
    assert isinstance(choice, Choice)
    assert [option.id for option in choice.options] == ["use", "pass"]
    answer(state, choice.options[0])
    which = run(state)
    assert isinstance(which, Choice)
    assert (which.id, which.chooser) == ("occurrence", "player-a")
    assert [option.slots["event"].slots["to"] for option in which.options] == [
        "player-a",
        "player-b",
    ]
    answer(state, which.options[1])
    assert run(state) is DONE
    late = next(line for line in state.lines() if line.stage == "after")
    assert late.event.slots["to"] == "player-b"


def test_the_last_occurrence_is_taken_by_itself_and_each_is_answered_once() -> None:
    state = game(one=ability("forced", {"after": "gain", "amount": 1}, 2))
    both(state)
    which = run(state)
    assert isinstance(which, Choice)
    assert which.id == "occurrence"
    answer(state, which.options[1])
    assert run(state) is DONE
    assert told(state).count("use one") == 2


def test_occurrences_that_are_alike_are_no_choice() -> None:
    state = game(one=ability("forced", {"after": "gain", "amount": 1}, 2))
    same = state.event("gain", to="player-a", amount=1)
    state.emit(same, same)
    assert run(state) is DONE
    assert told(state).count("use one") == 2


def test_no_more_is_taken_than_there_is_when_it_happens() -> None:
    state = game()
    state.emit(*(state.event("take", to="player-a", amount=7) for _ in range(3)))
    assert run(state) is DONE
    assert told(state) == ["take player-a 7", "take player-a 3"]
    assert state.get("player-a", "count") == 0


def test_what_has_gone_by_the_impact_is_neither_taken_nor_answered() -> None:
    drain = {"verb": "gain", "to": {"all": "player"}, "amount": -10}
    state = game(
        early={"kind": "forced", "on": {"when": "take"}, "do": [drain]},
        late=ability("forced", {"after": "take"}, 5),
    )
    state.emit(state.event("take", to="player-a", amount=2))
    assert run(state) is DONE
    assert told(state) == ["use early", "gain player-a -10", "gain player-b -10"]
