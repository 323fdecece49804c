"""A question that is decided stays answered where the replay stops at what nobody has described."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play
from tests.games.arkham_lcg.made_up import Workshop

ACT = """\
Given Roland Banks is at the Study
And Roland Banks has 2 clues
And the current act is Trapped
And the next act is The Barrier
And it is the turn of Roland Banks
When Roland Banks spends clues to advance the act
"""


def test_what_has_happened_before_the_stop_has_happened() -> None:
    ruling = play(ACT + "Then it is asked whether Trapped advances\nAnd the answer is yes")
    assert ruling.passed
    assert ruling.verdict == "yes"
    assert "the set-aside Hallway" in ruling.reason


def test_an_attack_of_opportunity_before_the_stop_has_been_made() -> None:
    ruling = play(
        "Given Daisy Walker is at the Study\nAnd Daisy Walker controls Old Book of Lore (01031)\n"
        "And Ghoul Minion is engaged with Daisy Walker\nWhen Daisy Walker uses Old Book of Lore\n"
        "Then it is asked whether Daisy Walker provokes an attack of opportunity"
    )
    assert ruling.verdict == "yes"
    assert "deck" in ruling.reason


def test_what_is_said_to_have_happened_before_the_stop_is_met() -> None:
    ruling = play(ACT + "Then Trapped advances")
    assert (ruling.passed, ruling.verdict) == (True, "ordered")
    assert "the set-aside Hallway" in ruling.reason


@pytest.mark.parametrize(
    "more",
    [
        "Then The Barrier advances",
        "Then Trapped advances\nAnd Roland Banks has 0 clues",
        "When Roland Banks gains 1 resource\nThen Trapped advances",
    ],
)
def test_what_has_not_come_about_or_could_change_is_not_met(more: str) -> None:
    ruling = play(ACT + more)
    assert (ruling.passed, ruling.verdict) == (False, "unsupported")


def test_what_could_still_change_is_not_answered() -> None:
    ruling = play(ACT + "Then it is asked whether Roland Banks has 0 clues")
    assert ruling.verdict == "unsupported"


def test_what_has_not_happened_is_not_denied() -> None:
    ruling = play(ACT + "Then it is asked whether The Barrier advances")
    assert ruling.verdict == "unsupported"


def test_after_a_then_it_is_what_follows_that_is_asked_about() -> None:
    told = "When Roland Banks investigates\nAnd Roland Banks reveals 0\n"
    ruling = play(
        "Given Roland Banks is at the Study\nAnd the Study has 2 clues\n"
        + told
        + "Then Roland Banks has 1 clue\nWhen Roland Banks gains 1 resource\n"
        + "And Roland Banks investigates\nThen it is asked whether Roland Banks succeeds"
    )
    assert ruling.verdict == "unsupported"


@pytest.mark.parametrize("asked", ["Roland Banks (01002) has 2 clues", "Roland Banks has 2 cluez"])
def test_what_nobody_can_ask_is_refused_in_its_place(asked: str) -> None:
    with pytest.raises(CaseError) as refused:
        play(ACT + f"Then it is asked whether {asked}")
    assert refused.value.line
    assert asked in str(refused.value)


def test_of_what_never_began_nothing_is_denied(workshop: Workshop) -> None:
    answer = {"when": "reveal", "who": "you", "face": ["auto-fail"]}
    workshop.card("Lamp", {"kind": "reaction", "on": answer, "opaque": "something"})
    ruling = play(
        "Given Preston Fairmont is at the Study\nAnd the Study has 2 clues\n"
        "And Preston Fairmont controls Lamp\nAnd the chaos bag holds auto-fail\n"
        "When Preston Fairmont investigates\n"
        "Then it is asked whether Preston Fairmont fails by 1"
    )
    assert ruling.verdict == "unsupported"
    assert "Lamp" in ruling.reason


GUTS = "And Agnes Baker has Guts in hand\n"
COMMITTED = "And Agnes Baker commits Guts\n"
TEST = """\
Given Roland Banks and Agnes Baker are at the Study
{}When Roland Banks draws {} from the encounter deck
"""


@pytest.mark.parametrize(
    ("hand", "card", "then", "verdict"),
    [
        ("", "Rotting Remains", "Then the difficulty of the test is 3", "ordered"),
        ("", "Rotting Remains", "Then the skill value of the test is 3", "ordered"),
        ("", "Rotting Remains", "Then it is asked whether the difficulty of the test is 3", "yes"),
        (GUTS, "Rotting Remains", f"{COMMITTED}Then the skill value of the test is 5", "ordered"),
        (GUTS, "Torment", f"{COMMITTED}Then it is refused under arkham-lcg/peril", "ordered"),
    ],
)
def test_what_is_told_of_a_test_before_its_token_needs_no_token(
    hand: str, card: str, then: str, verdict: str
) -> None:
    ruling = play(TEST.format(hand, card) + then)
    assert (ruling.passed, ruling.verdict) == (True, verdict), ruling.unmet


@pytest.mark.parametrize(
    "then",
    [
        "Then Roland Banks has no horror",  # what the token gives decides it
        "And Roland Banks plays Emergency Cache\nThen the skill value of the test is 3",
    ],
)
def test_what_the_token_decides_is_not_told_without_it(then: str) -> None:
    assert play(TEST.format("", "Rotting Remains") + then).verdict == "unsupported"


@pytest.mark.parametrize("before", ["", "And nobody commits anything\n"])
def test_a_token_may_be_told_once_the_test_has_been_looked_at(before: str) -> None:
    """Nor does it go on being given: the next test waits for a token of its own."""
    looks = "When Roland Banks investigates\n" + before + "Then the skill value of the test is 3\n"
    told = "When Roland Banks reveals 0\nThen Roland Banks has {} on him\n"
    laid = "Given Roland Banks is at the Study\nAnd there are 3 clues on the Study\n"
    ruling = play(laid + looks + told.format("1 clue") + looks + told.format("2 clues"))
    assert ruling.passed, ruling.unmet
    ruling = play(laid + looks + told.format("1 clue") + looks + "Then Roland Banks has 1 clue")
    assert ruling.verdict == "unsupported"
