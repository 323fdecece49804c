"""Made-up player cards: what nobody had seen is read phrase by phrase, and nothing in it is lost."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL, CompiledAbility
from rulesref.facts.compiler.compiling import Compiler, compiler_of
from tests.arkham import JUDGE
from tests.facts.compiler.made import card

TITLES = {"99002": "Lamp of Okk"}


def lines(text: str, type: str = "asset") -> tuple[CompiledAbility, ...]:
    """What becomes of the lines of a card of ``type`` that prints ``text``."""
    return compiler().card(card(text, type)).lines


def compiler() -> Compiler:
    """A compiler that knows no card but these."""
    return compiler_of(JUDGE.game, TITLES)


def ability(text: str, type: str = "asset") -> Any:
    """The one ability of a card of ``type`` that prints ``text``, wholly understood."""
    line = lines(text, type)[-1]
    assert line.understood == FULL, text[line.stopped :]
    (only,) = line.facts["ability"]
    return only


def test_uses_are_what_the_card_calls_them() -> None:
    text = "Customizable. Uses (4 leads).\n[fast] Spend 1 lead: Gain 1 resource."
    first, second = lines(text)
    assert first.facts["keywords"] == {"customizable": True, "uses": {"leads": 4}}
    (spent,) = second.facts["ability"][0]["cost"]
    assert spent == {"pay": "uses", "card": "this", "uses": "leads", "amount": 1}


def test_uses_of_a_name_that_no_card_has_had_are_what_the_keyword_calls_them() -> None:
    text = "Uses (2 omens). If Made Up has no omens, discard it.\n[fast] Spend 1 omen: Draw 1 card."
    first, second = lines(text)
    assert first.facts["keywords"] == {"uses": {"omens": 2}}
    (held,) = first.facts["ability"][0]["if"]
    assert held["token"] == "omens"
    (spent,) = second.facts["ability"][0]["cost"]
    assert spent == {"pay": "uses", "card": "this", "uses": "omens", "amount": 1}


@pytest.mark.parametrize("text", ["Uses (2 chargess).", "Uses (2 [skull]).", "Uses (omens)."])
def test_what_is_no_name_of_uses_is_not_read_as_one(text: str) -> None:
    assert lines(text)[0].understood != FULL


def test_uses_that_no_keyword_names_are_resources() -> None:
    placed = ability("[fast]: Place 1 resource on Made Up, as evidence.")["do"]
    assert placed[0]["uses"] == "resources"
    assert lines("[fast] Spend 1 suspicion: Draw 1 card.")[0].understood != FULL


@pytest.mark.parametrize(
    ("occasion", "on"),
    [
        (
            "After 1 or more horror is placed on an [[Ally]] asset you control",
            {
                "after": "place-horror",
                "to": {"all": "asset", "controlled-by": "you", "trait": "Ally"},
                "amount": "1+",
            },
        ),
        (
            "After another investigator discards a card from their hand",
            {"after": "discard-from-hand", "who": {"all": "investigator", "not": "you"}},
        ),
        (
            "After another investigator gains 2 or more resources",
            {
                "after": "gain-resources",
                "who": {"all": "investigator", "not": "you"},
                "amount": "2+",
            },
        ),
        (
            "When you or another investigator at your location performs a skill test",
            {"when": "skill-test", "who": {"all": "investigator", "at": "your-location"}},
        ),
        (
            "When an asset you control with 1 or more doom on it leaves play",
            {
                "when": "leave-play",
                "card": {"all": "asset", "controlled-by": "you", "with": "doom"},
            },
        ),
    ],
)
def test_what_is_answered_tells_who_what_and_how_much(occasion: str, on: object) -> None:
    assert ability(f"[reaction] {occasion}: Draw 1 card.")["on"] == on


def test_as_many_as_the_trigger_tells() -> None:
    said = ability("[reaction] After you gain 1 or more resources: Draw that many cards.")
    assert said["do"] == [{"verb": "draw", "who": "you", "amount": {"count": "event-amount"}}]


def test_an_occasion_may_be_told_with_a_condition() -> None:
    said = ability("[reaction] After you fail a skill test while you have no clues: Draw 1 card.")
    assert said["if"] == [{"test": "holds", "token": "clues", "on": "you", "least": 0, "most": 0}]


@pytest.mark.parametrize(
    ("effect", "verb"),
    [
        ("Discover 1 additional clue at a connecting location.", "discover"),
        ("Place an event from your discard pile on the top of your deck.", "lay-on-deck"),
        ("Place 1 resource on Lamp of Okk, as evidence.", "place-uses"),
        ("Ready each [[Ally]] asset controlled by investigators at your location.", "ready"),
    ],
)
def test_a_clause_takes_whatever_card_and_place(effect: str, verb: str) -> None:
    (done,) = ability(f"[action]: {effect}")["do"]
    assert done["verb"] == verb


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_the_top_of_a_deck_is_not_its_bottom(place: str) -> None:
    (own,) = ability(f"[fast]: Put a card from your hand on the {place} of your deck.")["do"]
    text = f"[action]: Place an enemy at your location on the {place} of the encounter deck."
    (foe,) = ability(text)["do"]
    assert own["place"] == foe["place"] == place


def test_an_attack_tells_what_becomes_of_its_enemy() -> None:
    text = (
        "[action]: <b>Fight.</b> If you succeed by 2 or more, you may move the attacked enemy to"
        " a connecting location, if it is non-[[Elite]]."
    )
    before = ability(text)["do"][0]
    told = before["effects"][0]
    assert before["verb"] == "if-succeeds"
    assert told["tests"] == [
        {"test": "result-by", "least": 2},
        {"test": "there-is", "a": {"all": "tested", "without-trait": "Elite"}},
    ]
    assert told["effects"][0]["effects"][0]["who"] == "tested"


def test_each_other_enemy_is_all_but_the_attacked_one() -> None:
    text = "[action]: <b>Fight.</b> If you succeed, deal 2 damage to each other enemy engaged with you."
    dealt = ability(text)["do"][0]["effects"][0]
    assert dealt["to"] == {"all": "enemy", "not": "tested", "engaged-with": "you"}


def test_two_ways_to_fight_are_both_open() -> None:
    said = ability("[action]: <b>Fight.</b> This attack uses [willpower] or [agility].")["do"]
    assert said[0]["skill"] == "agility"
    assert said[-1]["skill"] == "willpower"


def test_what_a_skill_does_instead_excludes_what_it_does() -> None:
    text = "If this test is successful, draw 1 card. If it succeeds by 2 or more, heal 1 horror, instead."
    (said,) = ability(text, "skill")["do"]
    assert [one["verb"] for one in said["effects"]] == ["heal"]
    assert [one["verb"] for one in said["otherwise"]] == ["draw"]


def test_a_boost_of_another_is_for_their_test_alone() -> None:
    said = ability(
        "[fast] Exhaust Made Up: Another investigator at your location gets +2 skill value for this test."
    )
    assert said["if"] == [
        {"test": "there-is", "a": {"all": "performer", "not": "you", "at": "your-location"}}
    ]


@pytest.mark.parametrize(
    "text",
    [
        "[reaction] After you gain 2 or more resources and a clue: Draw 1 card.",
        "[action]: Place an event from your discard pile beneath your deck.",
        "[action]: <b>Fight.</b> If you succeed, deal 1 damage to each other asset engaged with you.",
        "Uses (4 zogs of power).",
    ],
)
def test_a_word_that_fits_nowhere_leaves_the_line_open(text: str) -> None:
    assert lines(text)[0].understood != FULL


def test_an_elder_sign_may_be_worth_a_number_that_is_told() -> None:
    for told in ("+X. X is your [willpower].", "+X, where X is your [combat]."):
        (worth,) = ability(f"[elder_sign] effect: {told}", "investigator")["do"]
        assert worth["verb"] == "modify-value"


def test_who_acts_is_chosen_and_then_meant() -> None:
    text = (
        "[fast] During your turn, choose another investigator at your location: That investigator"
        " takes an action as if it were their turn."
    )
    chosen, acted = ability(text)["do"]
    assert chosen["cards"] == {"choose": "investigator", "not": "you", "at": "your-location"}
    assert acted == {"verb": "take-any-action", "who": "it"}


def test_an_attack_that_went_well_names_its_enemy() -> None:
    text = "Play after you succeed at an attack against a ready enemy.\nDraw 1 card."
    on = ability(text, "event")["on"]
    assert on == {
        "after": "succeed",
        "who": "you",
        "why": "fight",
        "target": {"all": "enemy", "ready": True},
    }


def test_what_comes_back_each_round_is_no_more_than_is_told() -> None:
    text = "Uses (5 wards). Replenish 2 of these wards at the start of each round."
    (line,) = lines(text)
    assert line.facts["ability"][0]["do"] == [
        {"verb": "replenish", "card": "this", "uses": "wards", "amount": 2}
    ]


@pytest.mark.parametrize(
    ("whom", "among"),
    [
        ("cards you control", {"all": "cards-you-control", "with": "horror"}),
        (
            "investigators and/or [[Ally]] assets at your location",
            {"all": "investigator-or-ally", "at": "your-location", "with": "horror"},
        ),
    ],
)
def test_what_is_healed_may_be_divided(whom: str, among: object) -> None:
    (done,) = ability(f"[action]: Heal up to 3 horror from among {whom}.")["do"]
    assert done["among"] == among
    assert done["up-to"] is True


def test_a_number_of_the_chosen_enemy_may_be_the_printed_one() -> None:
    text = (
        "<b>Parley.</b> Choose a [[Ghoul]] enemy engaged with you. Test [agility] (X), where X is"
        " that enemy's printed fight value. If you succeed, draw 1 card."
    )
    tested = ability(text, "event")["do"][-1]
    assert tested["difficulty"] == {"count": "printed", "of": "it", "stat": "fight"}


@pytest.mark.parametrize(
    ("told", "limit"),
    [("twice per turn", "2 per turn"), ("3 times per test", "3 per test")],
)
def test_a_limit_is_so_many_in_whatever_period(told: str, limit: str) -> None:
    assert ability(f"[fast] Spend 1 resource: Draw 1 card. (Limit {told}.)")["limit"] == limit


def test_up_to_so_many_are_healed_at_once() -> None:
    chosen, named, healed = ability(
        "[action]: Heal up to 2 damage from an investigator at your location."
    )["do"]
    assert chosen["verb"] == "choose"
    assert named["verb"] == "name-number"
    assert named["most"]["most"] == 2
    assert named["most"]["of"] == {"count": "tokens", "on": "it", "token": "damage"}
    assert healed == {"verb": "heal", "of": "it", "damage": {"count": "named"}}


def test_doom_goes_elsewhere_instead() -> None:
    said = ability(
        "[reaction] When doom would be placed on an asset you control: Place that doom on Made Up instead."
    )
    assert said["on"] == {"would": "place-doom", "on": {"all": "asset", "controlled-by": "you"}}
    assert said["do"][0]["verb"] == "instead"


def test_a_skill_may_say_more_behind_its_restriction() -> None:
    text = "Commit only to an attack. Max 2 committed per skill test."
    (line,) = lines(text, "skill")
    assert line.understood == FULL
    assert line.facts["stats"] == {"max-committed": 2}


def test_what_a_skill_does_besides_adds_to_what_it_does() -> None:
    text = (
        "If this test is successful, gain 1 resource. If it succeeds by 3 or more, heal 1 damage."
    )
    (line,) = lines(text, "skill")
    assert line.understood == FULL
    first, second = line.facts["ability"]
    assert first["do"][0]["verb"] == "gain-resources"
    assert second["do"][0]["tests"] == [{"test": "result-by", "least": 3}]


def test_an_elder_sign_may_be_capped() -> None:
    (worth,) = ability(
        "[elder_sign] effect: +1 for each clue on your location (max +2).", "investigator"
    )["do"]
    assert worth["by"]["most"] == 2
