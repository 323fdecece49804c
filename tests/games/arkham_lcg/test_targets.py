"""arkham-lcg/target: what an effect could not change is not chosen for it."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.block import resolve
from rulesref.engine.machine import run
from rulesref.engine.notation import read_effect
from rulesref.engine.outcome import Choice
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card
from tests.games.arkham_lcg.made_up import Workshop

ANY = {"choose": "enemy", "at": "your-location"}


def enemies(*exhausted: bool) -> tuple[State, str, list[str]]:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    who = seat(state, card_named("Roland Banks"), study)
    card = {"code": "e", "name": "Foe", "type": "enemy", "stats": {"health": 9}}
    found = [
        bring(state, read_card(card), zone="play", engaged=who, exhausted=tired)
        for tired in exhausted
    ]
    return state, who, found


def offered(state: State, who: str, *effects: dict[str, Any]) -> list[Any]:
    """The groups that may be chosen; none where the effect cannot begin."""
    nodes = tuple(read_effect(one, RULES, "x") for one in effects)
    env = {"this": who, "you": who}
    if not able(state, env, nodes, every=False):
        return []
    resolve(state, nodes, env)
    outcome = run(state)
    return [one.value for one in outcome.options] if isinstance(outcome, Choice) else [("taken",)]


EXHAUST = {"verb": "exhaust", "card": ANY}
ALL = {"all": "enemy"}


def test_one_that_could_not_change_is_no_target() -> None:
    state, who, (tired, one, two) = enemies(True, False, False)
    assert offered(state, who, EXHAUST) == [(one,), (two,)]
    assert tired not in (one, two)


def test_without_a_target_nothing_begins() -> None:
    state, who, _ = enemies(True)
    assert offered(state, who, EXHAUST) == []


def test_another_effect_on_the_same_target_makes_it_one() -> None:
    state, who, (tired, fresh) = enemies(True, False)
    damage = {"verb": "heal", "of": "it", "damage": 1}
    assert offered(state.fork(), who, EXHAUST, damage) == [("taken",)]
    state.put(tired, damage=1)
    assert offered(state, who, EXHAUST, damage) == [(tired,), (fresh,)]


@pytest.mark.parametrize("tired", [False, True])
def test_choosing_first_is_for_what_comes_after(tired: bool) -> None:
    state, who, _ = enemies(tired)
    effects = ({"verb": "choose", "cards": ANY}, {"verb": "exhaust", "card": "it"})
    assert bool(offered(state, who, *effects)) is not tired


def test_every_one_that_can_change_does() -> None:
    state, who, (tired, fresh) = enemies(True, False)
    offered(state, who, {"verb": "exhaust", "card": ALL})
    log = [line.event for line in state.lines() if line.event]
    assert [event.slots["card"] for event in log if event.type == "exhaust"] == [fresh]
    assert tired != fresh


@pytest.mark.parametrize(
    ("count", "least", "sizes"), [(2, None, {2}), (2, 1, {1, 2}), (2, 2, {2}), (9, 1, {1, 2, 3})]
)
def test_how_many_are_chosen(count: int, least: int | None, sizes: set[int]) -> None:
    state, who, _ = enemies(False, False, False)
    pick = {**ANY, "count": count} | ({"least": least} if least else {})
    assert {len(group) for group in offered(state, who, {"verb": "exhaust", "card": pick})} == sizes


def test_too_few_for_as_many_as_must_be_chosen() -> None:
    state, who, _ = enemies(False)
    pick = {**ANY, "count": 2, "least": 2}
    assert offered(state, who, {"verb": "choose", "cards": pick}) == []


EMPTY = """\
Given Roland Banks is at the Study
And the deck of Roland Banks is empty
And Roland Banks controls Lens
When Roland Banks uses Lens
"""


@pytest.mark.parametrize(
    ("of", "edition", "initiated"),
    [
        ("you", "2016", False),
        ("you", "2026", True),
        ({"choose": "investigator"}, "2016", False),
        ({"choose": "investigator"}, "2026", False),
    ],
)
@pytest.mark.parametrize("verb", ["search", "discard-top"])
def test_one_s_own_empty_deck_is_no_target(
    monkeypatch: pytest.MonkeyPatch, verb: str, of: Any, edition: str, initiated: bool
) -> None:
    shop = Workshop(monkeypatch)
    more = {"effects": [{"verb": "draw-found", "card": "it"}]} if verb == "search" else {}
    shop.card("Lens", {"kind": "free", "do": [{"verb": verb, "of": of, **more}]})
    ruling = shop.play(
        EMPTY + ("" if initiated else "Then it is refused under arkham-lcg/ability"), edition
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    "effect",
    [
        {"verb": "take-control", "card": "this"},
        {"verb": "engage", "enemy": {"all": "enemy"}},
        {"verb": "put-in-threat-area", "card": "this"},
    ],
)
def test_an_effect_that_finds_nobody_does_nothing(
    monkeypatch: pytest.MonkeyPatch, effect: dict[str, Any]
) -> None:
    """What comes beside it resolves all the same."""
    nobody = {"all": "investigator", "named": "Nobody"}
    to = "of" if effect["verb"] == "put-in-threat-area" else "who"
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    shop = Workshop(monkeypatch)
    shop.card("Engine", {"kind": "free", "do": [{**effect, to: nobody}, gain]})
    ruling = shop.play(
        "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n"
        "And Roland Banks controls Engine\nWhen Roland Banks uses Engine\n"
        "Then Roland Banks has 1 resource"
    )
    assert ruling.passed, ruling.unmet


def test_what_only_says_how_much_is_judged_with_each_target() -> None:
    much = {"count": "stat", "of": "it", "stat": "fight"}
    heal = {"verb": "heal", "of": "you", "horror": much}
    state, who, (foe,) = enemies(False)
    state.put(
        foe, card=read_card({"code": "f", "name": "F", "type": "enemy", "stats": {"fight": 2}})
    )
    chosen = {"verb": "choose", "cards": ANY}
    assert offered(state, who, chosen, heal) == []
    state.put(who, horror=1)
    assert offered(state, who, chosen, heal) != []


@pytest.mark.parametrize("otherwise", [False, True])
def test_a_condition_on_what_could_do_nothing_begins_nothing(otherwise: bool) -> None:
    test = {"test": "there-is", "a": {"all": "enemy"}}
    ready, heal = {"verb": "ready", "card": ALL}, {"verb": "heal", "of": "you", "horror": 1}
    unless = {"verb": "if", "tests": [test], "effects": [heal]}
    if otherwise:
        unless["otherwise"] = [ready]
    state, who, (foe,) = enemies(False)
    assert offered(state, who, unless) == []
    state.put(foe, exhausted=True)
    assert (offered(state, who, unless) == []) is not otherwise


@pytest.mark.parametrize(
    "nobody",
    [
        {"verb": "exhaust", "card": {"choose": "asset", "at": "your-location"}},
        {"verb": "pick-at-random", "cards": {"all": "any-card", "in-zone": "aside"}},
        {"verb": "attach", "card": {"all": "asset"}, "to": {"choose": "enemy"}},
    ],
)
def test_where_nothing_is_found_it_is_not_what_was_chosen_before(nobody: dict[str, Any]) -> None:
    """arkham-lcg/target: a pronoun means what stands last before it, which may be nothing."""
    state, who, (foe,) = enemies(False)
    hurt = {"verb": "deal", "damage": 1, "to": "it"}
    assert offered(state, who, EXHAUST, nobody, hurt) == [("taken",)]
    assert state.get(foe, "exhausted")
    assert not state.get(foe, "damage")
    chosen = {"this": who, "you": who, "it": (foe,)}
    nodes = tuple(read_effect(one, RULES, "x") for one in (nobody, hurt))
    assert not able(state, chosen, nodes, every=False)
    assert able(state, chosen, nodes[1:], every=False)


def test_nothing_is_attached_to_itself_or_to_what_it_bears() -> None:
    """arkham-lcg/attach-to: on an enemy that lies on it a card would lie nowhere."""
    state, who, (foe, other) = enemies(False, False)
    state.put(other, engaged=None, attached=foe)
    for to in (foe, other):
        on = {"verb": "attach", "card": {"all": "enemy", "is": "it"}, "to": "each"}
        nodes = (read_effect(on, RULES, "x"),)
        env = {"this": who, "you": who, "it": (foe,), "each": to}
        assert not able(state, env, nodes, every=False)
        resolve(state, nodes, env)
        run(state)
        assert not state.get(foe, "attached")


@pytest.mark.parametrize(
    "onto_itself",
    [
        {"verb": "place-beneath", "card": "it", "host": "it"},
        {"verb": "move-uses", "card": "it", "to": "it", "uses": "charges", "most": 1},
        {"verb": "move-tokens", "token": "doom", "card": "it", "to": "it", "amount": 1},
        {"verb": "move-damage", "card": "it", "to": "it", "amount": 1},
    ],
)
def test_nothing_goes_to_where_it_is(onto_itself: dict[str, Any]) -> None:
    """arkham-lcg/move: a card that is named twice is neither beneath itself nor given its own."""
    state, who, (foe,) = enemies(False)
    state.put(foe, damage=2, doom=1, charges=2)
    before = dict(state.things[foe])
    env = {"this": who, "you": who, "it": (foe,)}
    nodes = (read_effect(onto_itself, RULES, "x"),)
    assert not able(state, env, nodes, every=False)
    resolve(state, nodes, env)
    run(state)
    assert dict(state.things[foe]) == before
