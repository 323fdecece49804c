"""An effect that nobody described: told by a step, it happens in its place and by its card."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.errors import CaseError
from tests.arkham import play
from tests.games.arkham_lcg.made_up import Workshop, texts

#: A program has understood the head of an ability; nothing of it.
HEAD, UNREAD = {"opaque": ""}, {"opaque": "?"}
EXHAUST = [{"pay": "exhaust", "card": "this"}]
ACTION = {"kind": "action", "cost": [{"pay": "action", "amount": 1}]}
FREE = {"kind": "free", "cost": EXHAUST}
BEFORE = "Given Roland Banks is at the Study\nAnd Roland Banks controls Strange"
USED = f"{BEFORE}\nWhen Roland Banks uses Strange"


def refused(workshop: Workshop, steps: str) -> CaseError:
    with pytest.raises(CaseError) as caught:
        workshop.play(steps)
    return caught.value


def test_a_stop_names_the_clause_and_the_sentence_that_tells_its_effect(
    workshop: Workshop,
) -> None:
    workshop.card("Strange", {**FREE, **HEAD})
    ruling = workshop.play(f"{USED}\nThen Strange is exhausted")
    assert ruling.verdict == "unsupported"
    assert texts(ruling) == ["Strange exhausts"]
    assert "Strange: what its ability 0 does is not described" in ruling.reason
    assert "When the effect of Strange: …" in ruling.reason
    assert "When the effect of Strange is nothing" in ruling.reason


def test_so_it_does_in_italian(workshop: Workshop) -> None:
    workshop.card("Strange", {**FREE, **HEAD})
    begun = (
        "Dato Roland Banks è in Studio\nE Roland Banks controlla Strange\n"
        "Quando Roland Banks usa Strange\n"
    )
    reason = play(f"{begun}Allora Strange è esaurita", language="it").reason
    assert "Quando l'effetto di Strange: …" in reason
    told = f"{begun}E l'effetto di Strange: Roland Banks ottiene 2 risorse\nAllora Roland Banks ha 2 risorse"
    assert play(told, language="it").passed


def test_what_is_told_comes_after_costs_and_attacks_and_by_the_card(workshop: Workshop) -> None:
    workshop.card("Strange", {**ACTION, **HEAD})
    ruling = workshop.play(
        f"{BEFORE}\nAnd Roland Banks is engaged with Swarm of Rats\n"
        "When Roland Banks uses Strange\nAnd the effect of Strange: Roland Banks gains 2 resources; "
        "Roland Banks loses 1 resource\nThen Roland Banks has 1 resource\n"
        "And Roland Banks has 1 damage"
    )
    assert ruling.passed
    assert texts(ruling)[-2:] == ["Roland Banks gains 2 resources", "Roland Banks loses 1 resource"]
    gained = next(moment for moment in ruling.timeline if "gains" in moment.text)
    assert gained.depth == 1


def test_each_part_sees_what_the_one_before_has_done(workshop: Workshop) -> None:
    workshop.card("Strange", {**FREE, **HEAD})
    parts = "Roland Banks gains 2 resources; Roland Banks loses 5 resources"
    told = f"{USED}\nAnd the effect of Strange: {parts}\nThen Roland Banks has no resources"
    assert "Roland Banks loses 2 resources" in texts(workshop.play(told))


def test_the_rest_of_an_ability_follows_what_is_told(workshop: Workshop) -> None:
    gains = {"verb": "gain-resources", "who": "you", "amount": 1}
    inner = {"verb": "if", "tests": [], "effects": [{"opaque": "something odd"}]}
    workshop.card("Strange", {**FREE, "do": [inner, gains]})
    stopped = workshop.play(f"{USED}\nThen Strange is exhausted")
    assert "something odd; to go on" in stopped.reason
    ruling = workshop.play(
        f"{USED}\nAnd the effect of Strange: Roland Banks takes 1 horror\nThen Strange is exhausted"
    )
    assert texts(ruling)[-1] == "Roland Banks gains 1 resource"


def test_what_answers_the_end_of_the_effect_waits_for_all_of_it(workshop: Workshop) -> None:
    answer = {
        "kind": "forced",
        "on": {"after": "gain-resources", "who": "you"},
        "do": [{"verb": "deal", "to": "you", "horror": 1}],
    }
    workshop.card("Strange", {**FREE, **HEAD}, answer)
    parts = "Roland Banks gains 1 resource; Roland Banks takes 1 damage"
    effect = f"the effect of ability 1 of Strange: {parts}"
    ruling = workshop.play(f"{USED}\nAnd {effect}\nThen Strange is exhausted")
    happened = [text for text in texts(ruling) if "is placed on Roland" in text or "takes" in text]
    assert ["damage" in text for text in happened] == [True, True, False]


@pytest.mark.parametrize(
    ("ability", "begun"),
    [
        ({"kind": "forced", "on": {"after": "gain-resources", "who": "you"}}, ""),
        (
            {"kind": "reaction", "on": {"after": "gain-resources", "who": "you"}, "cost": EXHAUST},
            "\nAnd Roland Banks uses Strange",
        ),
    ],
)
def test_so_are_the_effects_of_abilities_that_answer(
    workshop: Workshop, ability: dict[str, Any], begun: str
) -> None:
    workshop.card("Strange", {**ability, **HEAD})
    steps = f"{BEFORE}\nWhen Roland Banks gains 1 resource{begun}\n"
    assert workshop.play(f"{steps}Then Roland Banks has 1 resource").verdict == "unsupported"
    told = "And the effect of Strange: Roland Banks takes 1 horror\nThen Roland Banks has 1 horror"
    assert workshop.play(steps + told).passed


def test_so_is_that_of_an_event(workshop: Workshop) -> None:
    workshop.card("Strange", {"kind": "play", **HEAD}, type="event", stats={"cost": 2})
    played = "Given Roland Banks is at the Study\nWhen Roland Banks plays Strange\n"
    told = (
        "And the effect of Strange: Roland Banks draws 0 cards\nThen Roland Banks has 0 resources"
    )
    assert workshop.play(f"{played}Then Roland Banks has 0 resources").verdict == "unsupported"
    told = "And the effect of Strange: 1 damage is healed from Roland Banks\n"
    done = workshop.play(f"{played}{told}Then Strange is in the discard pile of Roland Banks")
    assert done.passed


def test_it_is_never_taken_for_that_of_another_card(workshop: Workshop) -> None:
    workshop.card("Strange", {**FREE, **HEAD})
    workshop.card("Stranger", {**FREE, **HEAD})
    steps = USED.replace("controls Strange", "controls Strange and Stranger")
    error = refused(workshop, f"{steps}\nAnd the effect of Stranger is nothing")
    assert "another" in error.message
    assert "the effect of Strange: …" in str(error.remedy)


def test_of_several_abilities_it_says_which(workshop: Workshop) -> None:
    other = {"kind": "free", "cost": EXHAUST, "do": [{"verb": "ready", "card": "this"}]}
    workshop.card("Strange", other, {**FREE, **HEAD})
    steps = f"{BEFORE}\nWhen Roland Banks uses ability 2 of Strange\n"
    for told in (
        "the effect of Strange is nothing",
        "the effect of ability 1 of Strange is nothing",
    ):
        error = refused(workshop, f"{steps}And {told}\nThen Strange is exhausted")
        assert "the effect of ability 2 of Strange: …" in str(error.remedy)
    told = "the effect of ability 2 of Strange is nothing"
    assert workshop.play(f"{steps}And {told}\nThen Strange is exhausted").passed


def test_of_several_copies_it_may_say_which(workshop: Workshop) -> None:
    workshop.card("Strange", {**FREE, **HEAD})
    steps = (
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Strange #1 and Strange #2\n"
        "When Roland Banks uses Strange #2\n"
    )
    error = refused(
        workshop, f"{steps}And the effect of Strange #1 is nothing\nThen Strange #2 is exhausted"
    )
    assert "Strange #2" in str(error.remedy)
    for told in ("Strange", "Strange #2"):
        step = f"And the effect of {told} is nothing\nThen Strange #2 is exhausted"
        assert workshop.play(steps + step).passed


@pytest.mark.parametrize("before", [BEFORE, f"{USED}\nAnd the effect of Strange is nothing"])
def test_nothing_is_told_that_nothing_asks_for(workshop: Workshop, before: str) -> None:
    workshop.card("Strange", {**FREE, **HEAD})
    error = refused(
        workshop, f"{before}\nWhen the effect of Strange: Roland Banks gains 1 resource"
    )
    assert "no effect waits here to be told" in error.message


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("Roland Banks flies away", "no effect is told like this"),
        ("Roland Banks investigates", "no effect is told like this"),
        ("Roland Banks gains 1 resource;", "no effect is told like this"),
        ("Roland Banks gains 1 horse", "horse"),
    ],
)
def test_only_effects_are_told(workshop: Workshop, told: str, wrong: str) -> None:
    workshop.card("Strange", {**FREE, **HEAD})
    error = refused(workshop, f"{USED}\nAnd the effect of Strange: {told}")
    assert wrong in error.message


@pytest.mark.parametrize(
    "ability",
    [
        {**FREE, **UNREAD},
        {**ACTION, **HEAD, "designators": ["fight"]},
        {"kind": "constant", **HEAD},
    ],
)
def test_more_than_an_effect_cannot_be_told(workshop: Workshop, ability: dict[str, Any]) -> None:
    """Nothing is known of it, it is an attack, or it has no moment."""
    workshop.card("Strange", ability)
    ruling = workshop.play(
        f"{USED}\nAnd the effect of Strange is nothing\nThen Strange is exhausted"
    )
    assert ruling.verdict == "unsupported"
    assert "to go on" not in ruling.reason


def test_an_immune_card_is_not_told_to_suffer(workshop: Workshop) -> None:
    immune = {"verb": "immune", "of": "this", "to": {"all": "player-card"}}
    workshop.card("Wall", {"kind": "constant", "do": [immune]}, type="enemy", stats={"health": 3})
    workshop.card("Strange", {**FREE, **HEAD})
    error = refused(
        workshop,
        f"{BEFORE}\nAnd Roland Banks is engaged with Wall\nWhen Roland Banks uses Strange\n"
        "And the effect of Strange: Wall takes 1 damage",
    )
    assert "Wall is immune to the effects of Strange" in error.message
