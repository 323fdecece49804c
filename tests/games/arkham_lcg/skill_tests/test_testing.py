"""arkham-lcg/skill-tests: base values, difficulties, results and costs that no described card shows."""

from __future__ import annotations

import pytest

from rulesref.engine.notation import NotationError, read_ability
from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop, texts

GIVEN = "Given Agnes Baker is at the Study\nAnd Study has 1 clue\nAnd Agnes Baker controls Engine\n"


def test_automatic_success_after_the_reveal_still_resolves_the_symbols(monkeypatch):
    shop = Workshop(monkeypatch)
    shop.card(
        "Engine",
        {
            "kind": "forced",
            "on": {"after": "reveal", "who": "you"},
            "do": [{"verb": "succeed-automatically"}],
        },
    )
    ruling = shop.play(
        GIVEN + "And the chaos bag holds -8\nWhen Agnes Baker investigates\n"
        "Then in order:\n      | step st-3 |\n      | step st-4 |\n      | step st-5 |\n"
        "      | Agnes Baker succeeds by 0 |"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("window", "steps"), [("step st-1", 6), ("step st-2", 6)])
def test_known_before_the_reveal_it_skips_joined_steps(monkeypatch, window, steps):
    shop = Workshop(monkeypatch)
    use = {
        "kind": "free",
        "if": [{"test": "during-your-test"}],
        "do": [{"verb": "succeed-automatically"}],
        "limit": "1 per test",
    }
    shop.card("Engine", use)
    ruling = shop.play(
        GIVEN
        + "And the chaos bag holds auto-fail\nWhen Agnes Baker investigates\n"
        + ("And nobody reacts\n" if window == "step st-2" else "")
        + "And Agnes Baker uses Engine\n"
        "Then Agnes Baker has 1 clue"
    )
    assert ruling.passed, ruling.unmet
    assert sum(text.startswith("step st-") for text in texts(ruling)) == steps


@pytest.mark.parametrize(("base", "margin"), [(5, 3), (1, 1)])
def test_a_base_value_for_one_test_takes_modifiers_and_ends_with_it(monkeypatch, base, margin):
    shop = Workshop(monkeypatch)
    shop.card(
        "Engine",
        {
            "kind": "action",
            "designators": ["investigate"],
            "cost": [{"pay": "action", "amount": 1}],
            "do": [{"verb": "investigate", "base": {"intellect": base}}],
        },
    )
    result = "succeeds" if base == 5 else "fails"
    ruling = shop.play(
        GIVEN + "And the chaos bag holds 0\nWhen Agnes Baker uses Engine\n"
        "Then nobody has a choice\nWhen Agnes Baker investigates\n"
        f"Then in order:\n      | Agnes Baker {result} by {margin} |\n"
        "      | Agnes Baker succeeds by 0 |"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("resources", "harder"), [(0, 0), (3, 3)])
def test_a_difficulty_follows_what_it_counts(monkeypatch, resources, harder):
    shop = Workshop(monkeypatch)
    counted = {"count": "tokens", "token": "resources", "on": "you"}
    test = {"verb": "test", "skill": "agility", "difficulty": 1, "harder": counted}
    shop.card("Engine", {"kind": "action", "cost": [{"pay": "action", "amount": 1}], "do": [test]})
    spend = {"kind": "free", "cost": [{"pay": "resources", "amount": 1}], "do": [{"verb": "gain"}]}
    spend["do"] = [{"verb": "modify-value", "by": 1}]
    shop.card("Purse", spend)
    ruling = shop.play(
        GIVEN + "And Agnes Baker controls Purse\n"
        f"And Agnes Baker has {resources} resources\n"
        "And Agnes Baker has Overpower and Stray Cat in hand\n"
        "And the chaos bag holds 0\nWhen Agnes Baker uses Engine\n"
        + ("And Agnes Baker uses Purse\nAnd nobody reacts\n" if resources else "")
        + f"Then the difficulty of the test is {max(1, harder)}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("resources", "ways"), [(0, 1), (1, 2)])
def test_only_ways_that_can_be_paid_are_offered(monkeypatch, resources, ways):
    shop = Workshop(monkeypatch)
    cost = {
        "pay": "one-of",
        "ways": [[{"pay": "exhaust", "card": "this"}], [{"pay": "resources", "amount": 1}]],
    }
    gains = {"verb": "if", "tests": [{"test": "paid-with", "number": 2}], "effects": []}
    gains["effects"] = [{"verb": "heal", "of": "you", "horror": 1}]
    shop.card("Engine", {"kind": "free", "cost": [cost], "do": [gains], "limit": "1 per game"})
    steps = "And Agnes Baker pays for Engine in way 2\n" if ways == 2 else ""
    ruling = shop.play(
        GIVEN + f"And Agnes Baker has {resources} resources\nAnd Agnes Baker has 2 horror\n"
        f"When Agnes Baker uses Engine\n{steps}Then Agnes Baker has {3 - ways} horror"
    )
    assert ruling.passed, ruling.unmet


def test_what_is_said_of_the_next_test_holds_for_that_one_alone(monkeypatch):
    shop = Workshop(monkeypatch)
    shop.card(
        "Engine",
        {
            "kind": "action",
            "cost": [{"pay": "action", "amount": 1}],
            "do": [{"verb": "next-test-succeeds"}, {"verb": "investigate"}],
        },
    )
    ruling = shop.play(
        GIVEN + "And the chaos bag holds -8\nWhen Agnes Baker uses Engine\n"
        "Then nobody has a choice\nWhen Agnes Baker investigates\n"
        "Then in order:\n      | Agnes Baker succeeds by 2 |\n      | Agnes Baker fails by 2 |"
    )
    assert ruling.passed, ruling.unmet


def test_a_question_can_be_asked_while_results_of_a_test_wait(monkeypatch):
    shop = Workshop(monkeypatch)
    rider = {"verb": "if-succeeds", "effects": [{"verb": "heal", "of": "you", "horror": 1}]}
    shop.card(
        "Engine",
        {
            "kind": "action",
            "cost": [{"pay": "action", "amount": 1}],
            "do": [rider, {"verb": "investigate"}],
        },
    )
    ruling = shop.play(
        GIVEN + "And the chaos bag holds 0, -3\nWhen Agnes Baker uses Engine\n"
        "Then the chance that Agnes Baker succeeds is 1/2"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("token", "drawn"), [("0", 0), ("+1", 2)])
def test_a_result_of_a_committed_card_may_have_a_condition(monkeypatch, token, drawn):
    """Where it has failed nothing is to be applied, and no order of results is asked for."""
    order = "And Hunch is applied first\n" if drawn else ""
    shop = Workshop(monkeypatch)
    test = [{"test": "result-by", "least": 2}]
    give = [{"verb": "gain-resources", "who": "you", "amount": 2}]
    shop.card(
        "Hunch",
        {"kind": "skill", "name": "success", "if": test, "do": give},
        type="skill",
        stats={"icons": {"intellect": 1}},
    )
    ruling = shop.play(
        f"Given Agnes Baker is at the Study\nAnd Study has 1 clue\nAnd the chaos bag holds {token}\n"
        "And Agnes Baker has Hunch in hand\nWhen Agnes Baker investigates\n"
        f"And Agnes Baker commits Hunch\n{order}Then Agnes Baker has {drawn} resources"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("clues", "horror"), [(0, 0), (1, 1)])
def test_what_a_failure_lets_resolve_may_have_a_condition(monkeypatch, clues, horror):
    shop = Workshop(monkeypatch)
    test = [{"test": "holds", "token": "clues", "on": "you"}]
    scare = [{"verb": "take", "who": "you", "horror": 1}]
    shop.card("Cellar", {"kind": "haunted", "if": test, "do": scare}, type="location", **PLACE)
    ruling = shop.play(
        f"Given Agnes Baker is at Cellar\nAnd Agnes Baker has {clues} clues\n"
        "And Cellar has 1 clue\nAnd the chaos bag holds -8\nWhen Agnes Baker investigates\n"
        f"Then Agnes Baker has {horror} horror"
    )
    assert ruling.passed, ruling.unmet


PLACE = {"stats": {"shroud": 2}}


def test_an_elder_sign_that_nobody_has_described_stops_the_test(monkeypatch):
    shop = Workshop(monkeypatch)
    skills = {"willpower": 3, "intellect": 3, "combat": 3, "agility": 3}
    shop.card("Pat", type="investigator", stats={"health": 5, "sanity": 5, **skills})
    ruling = shop.play(
        "Given Pat is at the Study\nAnd Study has 1 clue\nAnd the chaos bag holds elder-sign\n"
        "When Pat investigates\nThen Pat has 1 clue"
    )
    assert ruling.verdict == "unsupported"
    assert "elder sign" in ruling.reason


@pytest.mark.parametrize(("clues", "damage"), [(0, 2), (1, 1)])
def test_preventing_nothing_prevents_nothing(monkeypatch, clues, damage):
    shop = Workshop(monkeypatch)
    many = {"count": "tokens", "token": "clues", "on": "you"}
    on = {"when": "place-damage", "to": "you"}
    shop.card("Ward", {"kind": "forced", "on": on, "do": [{"verb": "prevent", "amount": many}]})
    hurt = {"verb": "take", "who": "you", "damage": 2}
    shop.card("Engine", {"kind": "free", "do": [hurt], "limit": "1 per game"})
    ruling = shop.play(
        f"Given Agnes Baker is at the Study\nAnd Agnes Baker has {clues} clues\n"
        "And Agnes Baker controls Ward and Engine\nWhen Agnes Baker uses Engine\n"
        f"Then Agnes Baker has {damage} damage"
    )
    assert ruling.passed, ruling.unmet


def test_what_an_elder_sign_does_for_a_success_it_does_in_this_test(monkeypatch):
    """Alessandra Zorzi: not in the test that somebody performs next."""
    ruling = Workshop(monkeypatch).play(
        "Given Alessandra Zorzi is at the Study\nAnd Roland Banks is at the Study\n"
        "And Study has 1 clue\nAnd Ghoul Minion is engaged with Roland Banks\n"
        "And the chaos bag holds elder-sign\nWhen Alessandra Zorzi investigates\n"
        "And Alessandra Zorzi is applied first\nThen Ghoul Minion is exhausted"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("this", "resources"), [(True, 1), (False, 0)])
def test_an_ability_used_in_a_test_says_of_which_test_it_speaks(monkeypatch, this, resources):
    shop = Workshop(monkeypatch)
    gain = [{"verb": "gain-resources", "who": "you", "amount": 1}]
    use = {
        "kind": "free",
        "if": [{"test": "during-your-test"}],
        "do": [
            {"verb": "modify-value", "by": 1},
            {"verb": "if-succeeds", "effects": gain, "this": this},
        ],
        "limit": "1 per test",
    }
    shop.card("Engine", use)
    ruling = shop.play(
        GIVEN
        + "And the chaos bag holds 0\nWhen Agnes Baker investigates\nAnd Agnes Baker uses Engine\n"
        + ("And Engine is applied first\n" if this else "")
        + f"Then Agnes Baker has {resources} resources"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "forced", "on": {"after": "reveal", "face": ["skul"]}},
        {"kind": "free", "do": [{"verb": "add-tokens", "face": "skul", "amount": 1}]},
    ],
)
def test_a_token_that_there_is_not_is_refused(data):
    with pytest.raises(NotationError) as caught:
        read_ability(data, RULES, "x/1")
    assert "skull" in caught.value.candidates


def test_a_result_whose_condition_has_failed_is_in_no_order(monkeypatch):
    """arkham-lcg/steps/st-7: Opportunist asks for a margin of three; by less nothing comes of it."""
    ruling = Workshop(monkeypatch).play(
        """Given Roland Banks is at the Study
And Study has 1 clue
And Roland Banks has Opportunist in hand
And the chaos bag holds -1
When Roland Banks investigates
And Roland Banks commits Opportunist
Then Roland Banks has 1 clue
And Opportunist is in the discard pile"""
    )
    assert ruling.passed, ruling.unmet
