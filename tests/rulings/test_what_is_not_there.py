"""Questions about cards that still lie in a deck, and about names that mean no one card."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

IN_A_DECK = """\
Given Roland Banks is at the Study
And the deck of Roland Banks holds Emergency Cache, Knife and Guard Dog
When Roland Banks takes a resource
"""


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("Emergency Cache is in hand", "no"),
        ("Emergency Cache is not in hand", "yes"),
        ("Roland Banks may play Emergency Cache", "no"),
        ("Roland Banks may not play Emergency Cache", "yes"),
        ("Guard Dog has 1 damage", "no"),
        ("Guard Dog has 0 damage", "no"),
        ("Guard Dog has no damage", "yes"),
        ("Guard Dog is under nobody's control", "yes"),
    ],
)
def test_what_lies_in_a_deck_is_nowhere_else(asked: str, answer: str) -> None:
    steps = f"Then it is asked whether {asked}\nAnd the answer is {answer}"
    assert play(IN_A_DECK + steps).passed


def test_where_play_stops_a_card_may_yet_come() -> None:
    ruling = play("""\
Given Roland Banks is at the Study
When play goes on with Stylish Coat, whose facts are not known here, which is not described yet
Then Knife exhausts""")
    assert ruling.verdict == "unsupported"


def test_what_is_asserted_of_a_card_in_a_deck_is_what_is_answered_of_it() -> None:
    assert play(IN_A_DECK + "Then Emergency Cache is not in hand").passed
    (unmet,) = play(IN_A_DECK + "Then Emergency Cache is in hand").unmet
    assert (unmet.expected, unmet.happened) == (
        "Emergency Cache is in hand",
        "Emergency Cache: in a deck",
    )


@pytest.mark.parametrize(
    "sentence",
    [
        "Machete is not in hand",
        "this has happened: Machete exhausts",
        "this has not happened: Machete exhausts",
        "this has happened 2 times: Machete exhausts",
        "nothing of this has happened: 1 damage is placed on Machete",
        "it is asked whether Machete exhausts",
        "it is asked whether Machete is exhausted",
        "it is asked whether Machete is not in hand",
        "it is asked whether not: Machete exhausts",
        "it is asked whether Machete exhausts before Roland Banks gains 1 resource",
        "it is asked whether Roland Banks may use Machete",
    ],
)
def test_nothing_is_said_of_a_card_that_is_nowhere(sentence: str) -> None:
    """Whatever was not laid out has not happened in any case: a slip would be met by that."""
    with pytest.raises(CaseError, match="nowhere in this case"):
        play(f"{IN_A_DECK}Then {sentence}")


@pytest.mark.parametrize("sentence", ["Knife exhausts", "Roland Banks draws Knife"])
def test_what_lies_in_a_deck_may_yet_happen(sentence: str) -> None:
    assert play(f"{IN_A_DECK}Then it is asked whether {sentence}").verdict == "no"
    assert play(f"{IN_A_DECK}Then this has not happened: {sentence}").passed


@pytest.mark.parametrize("stands", ["exhausted", "ready"])
def test_a_card_that_has_left_play_stands_in_no_way(stands: str) -> None:
    steps = """\
Given Roland Banks is at the Study
And Ravenous Ghoul is engaged with Roland Banks
When Ravenous Ghoul is defeated
Then Ravenous Ghoul is """
    (unmet,) = play(steps + stands).unmet
    assert unmet.happened == "Ravenous Ghoul: not in play"


def test_no_question_is_answered_where_the_name_could_be_several_printings() -> None:
    with pytest.raises(CaseError, match="could be any of several printings"):
        play("""\
Given Agnes Baker is at the Study
And Agnes Baker has Ward of Protection (02307) in hand
And Agnes Baker has Ward of Protection (03270) in hand
When Agnes Baker takes a resource
Then it is asked whether Ward of Protection is in hand
And the answer is no""")


@pytest.mark.parametrize(
    "sentence",
    [
        "Then the current act is What's Going On?!",
        "Then the current act is Roland Banks",
        "Then the current agenda is Study",
        "Given the current act is What's Going On?!",
        "Given the next act is What's Going On?!",
    ],
)
def test_only_an_act_is_the_current_act(sentence: str) -> None:
    lines = ["Given Roland Banks is at the Study", "And the current agenda is What's Going On?!"]
    if sentence.startswith("Given"):
        lines[1] = sentence
    with pytest.raises(CaseError, match=r"is no (act|agenda), it is"):
        play("\n".join([*lines, "When Roland Banks takes a resource", sentence]))


@pytest.mark.parametrize(
    "sentence",
    ["Roland Banks cannot move to the Attic", "0 concealed mini-cards are at the Attic"],
)
def test_no_expectation_brings_a_location_to_the_table(sentence: str) -> None:
    with pytest.raises(CaseError, match="nowhere in this case"):
        play(f"Given Roland Banks is at the Study\nThen {sentence}")


def test_a_long_list_of_names_reads_the_card_index_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them could be cut at its comma in several ways, and each of these a card."""
    from rulesref.cards import index
    from rulesref.facts import not_described

    reads: list[object] = []
    read = index.read_index

    def counted(folder: Path | None = None) -> index.Index:
        reads.append(folder)
        return read(folder)

    not_described._printed.cache_clear()
    monkeypatch.setattr(index, "read_index", counted)
    listed = ", ".join(["Nobody, Knows"] * 40)
    with pytest.raises(CaseError, match="there is no card called 'Nobody'"):
        play(f"Given Roland Banks is at the Study\nGiven Roland Banks controls {listed}")
    assert len(reads) <= 2


@pytest.mark.parametrize("first", ["Roland Banks and Wendy Adams", "Wendy Adams and Roland Banks"])
def test_what_somebody_does_something_with_is_theirs_to_lay_out(first: str) -> None:
    with pytest.raises(CaseError) as refused:
        play(
            f"Given {first} are at the Study\nAnd Ghoul Minion is engaged with Wendy Adams\n"
            "When Roland Banks fights Ghoul Minion with Machete"
        )
    assert "Roland Banks controls Machete" in str(refused.value.remedy)
