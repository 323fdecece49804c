"""Kinds of abilities are rows: another game has others, and the kernel reads what they say."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.complete import check
from rulesref.engine.kind import Kind
from rulesref.engine.machine import run
from rulesref.engine.notation import NotationError, read_ability
from rulesref.engine.outcome import Choice
from rulesref.engine.procedure import Procedure
from rulesref.engine.rules import Rules, Stage
from rulesref.engine.sequence import SEQUENCE
from rulesref.engine.state import State
from rulesref.engine.use import effects
from tests.engine.toy import TOY, gain

CITES = ("toy/kind",)
GAIN = {"verb": "gain", "to": "this", "amount": 1}
ON = {"when": "gain", "amount": 1}


@pytest.fixture
def rules() -> Rules:
    """The toy with more kinds of its own: none of them is known to the kernel by its name."""
    new = TOY.in_edition("more", TOY.stages, {})
    new.kinds, new.procedures, new.cites = dict(TOY.kinds), dict(TOY.procedures), dict(TOY.cites)
    new.kind(Kind("curse", CITES, answers="must", forced=True))
    new.kind(Kind("spell", CITES, answers="may", option="cast", procedure="cast"))
    new.kind(Kind("aura", CITES, constant=True))
    new.procedure(Procedure("cast", effects))
    return new


def table(rules: Rules, **abilities: dict[str, Any]) -> State:
    state = State(rules)
    for name, data in abilities.items():
        state.put(name, count=10)
        state.enlist(name, (read_ability(data, rules, name),))
    return state


def asked(state: State) -> Choice:
    outcome = run(state)
    assert isinstance(outcome, Choice)
    return outcome


def test_the_forced_come_first_and_nobody_may_pass(rules: Rules) -> None:
    kinds = ("reaction", "curse", "forced")
    state = table(rules, **{kind: {"kind": kind, "on": ON, "do": [GAIN]} for kind in kinds})
    gain(state, amount=1)
    choice = asked(state)
    assert (choice.id, choice.chooser) == ("forced-order", "player-a")
    assert [option.slots["card"] for option in choice.options] == ["curse", "forced"]


def test_a_kind_names_its_option_and_what_it_runs(rules: Rules) -> None:
    one = {"kind": "spell", "on": ON, "do": [{**GAIN, "amount": 5}]}
    state = table(rules, spell=one, reaction={**one, "kind": "reaction"})
    gain(state, amount=1)
    choice = asked(state)
    assert [option.id for option in choice.options] == ["cast", "use", "pass"]
    state.pending = None
    state.let(pick=choice.options[0].value)
    asked(state)
    assert state.get("spell", "count") == 15
    assert all(line.stage != "use" for line in state.lines())  # its own procedure ran


def test_where_the_index_keeps_a_kind(rules: Rules) -> None:
    rules.constants = {"gain"}
    state = table(
        rules,
        aura={"kind": "aura", "do": [GAIN]},
        curse={"kind": "curse", "opaque": "what it does"},
        spell={"kind": "spell", "do": [GAIN]},
        omen={"kind": "omen", "do": [GAIN]},
    )
    assert {key: [thing for thing, _ in held] for key, held in state.index.items()} == {
        ("constant", "gain"): ["aura"],
        ("constant", "opaque"): ["curse"],
        ("", "spell"): ["spell"],
        ("", "omen"): ["omen"],
    }


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"kind": "curse", "do": [GAIN]}, "a curse ability needs 'on' or 'opaque'"),
        ({"kind": "omen", "on": ON}, "a omen ability answers nothing"),
        ({"kind": "omen", "cost": []}, "a omen ability has no 'cost'"),
        ({"kind": "omen", "limit": "1 per round"}, "a omen ability has no 'limit'"),
        ({"kind": "aura", "do": [GAIN]}, "'gain' is no constant effect"),
    ],
)
def test_what_a_kind_cannot_hold(rules: Rules, data: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        read_ability(data, rules, "x/1")


def test_what_comes_at_its_moment_is_judged_then(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "conditions", {})
    rules.condition("never")(lambda state, env: False)
    data = {"if": [{"test": "never"}], "do": [GAIN]}
    omen = read_ability({"kind": "omen", **data}, rules, "x/1")
    free = read_ability({"kind": "free", **data}, rules, "x/1")
    assert (omen.tests, [node.row.id for node in omen.effects]) == ((), ["if"])
    assert (len(free.tests), [node.row.id for node in free.effects]) == (1, ["gain"])


def test_an_ability_acts_where_its_game_says(rules: Rules) -> None:
    rules.zones = ("altar",)
    assert read_ability({"kind": "free"}, rules, "x/1").zones == ("altar",)
    assert read_ability({"kind": "free", "zones": ["bag"]}, rules, "x/1").zones == ("bag",)


def test_the_stages_are_those_of_the_game() -> None:
    stages = (Stage("ere", "triggers", "x", also=("afore", "to")), Stage("impact", "impact", "x"))
    other = TOY.in_edition("old", stages, {})

    def stage(on: dict[str, Any]) -> str:
        trigger = read_ability({"kind": "forced", "on": on}, other, "x/1").trigger
        assert trigger is not None
        return trigger.stage

    assert [stage({"ere": "gain"}), stage({"afore": "gain"})] == ["ere", "ere"]
    assert stage({"ere": "gain", "to": "this"}) == "ere"  # a slot of the event, not the stage
    with pytest.raises(NotationError, match=r"one of ere, afore, to$"):
        stage({"when": "gain"})
    with pytest.raises(NotationError, match=r"one of ere, afore, to$"):
        stage({"ere": "gain", "afore": "gain"})


@pytest.mark.parametrize(
    "kind",
    [
        Kind("x", CITES, forced=True),
        Kind("x", CITES, constant=True, forced=True),
        Kind("x", CITES, constant=True, answers="may"),
        Kind("x", CITES, constant=True, unprompted=True),
        Kind("x", CITES, unprompted=True, answers="must"),
    ],
)
def test_what_no_kind_can_be(rules: Rules, kind: Kind) -> None:
    with pytest.raises(ValueError, match="no ability can be 'x'"):
        rules.kind(kind)
    assert "x" not in rules.kinds


def test_two_kinds_of_one_name(rules: Rules) -> None:
    with pytest.raises(ValueError, match="'omen'"):
        rules.kind(Kind("omen", CITES))


def test_what_a_game_must_say_of_kinds() -> None:
    empty = Rules("empty", TOY.stages, SEQUENCE)
    empty.kind(Kind("spell", CITES, answers="may", procedure="cats"))
    with pytest.raises(ValueError, match="'empty' is not complete") as caught:
        check(empty)
    for missing in ("kind of ability 'constant'", "kind of ability 'forced'", "procedure 'cats'"):
        assert missing in str(caught.value)
    assert "'use'" not in str(caught.value)
