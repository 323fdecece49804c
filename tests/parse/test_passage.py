from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulesref.parse.identity import distinct, tail_of
from rulesref.parse.mending.typography import card_numbers, mend
from rulesref.parse.passage import markdown


def test_items_stay_together_and_paragraphs_apart() -> None:
    assert markdown(["One.", "- a", "- b", "Two."]) == "One.\n\n- a\n- b\n\nTwo."


def test_an_ordered_list_counts_and_its_notes_do_not() -> None:
    text = markdown(["Do this, in order:", "- a", "  - note", "- b", "  more b", "- c"])
    assert text.split("\n")[2:] == ["1. a", "    - note", "2. b", "    more b", "3. c"]


def test_a_list_goes_on_from_its_own_first_number() -> None:
    assert markdown(["0. zero", "- one", "- two"]) == "0. zero\n1. one\n2. two"


def test_an_example_inside_a_paragraph_stands_alone() -> None:
    assert markdown(["It falls. For example: a hat."]) == "It falls.\n\nFor example: a hat."


def test_rows_of_a_table_stay_together() -> None:
    assert markdown(["| a |", "| b |"]) == "| a |\n| b |"


def test_marks_move_back_to_their_words() -> None:
    assert mend("The card ’s “Old ” hat .") == "The card’s “Old” hat."
    assert mend("a set- aside hat, in- and out-of- play") == "a set-aside hat, in- and out-of-play"
    assert mend("hats – old - new") == "hats – old - new"


def test_numbers_in_brackets_come_back() -> None:
    assert card_numbers("as follows: #1 wear it, #2 lose it, and then, #3 cry") == (
        "as follows: (1) wear it, (2) lose it, and then, (3) cry"
    )
    assert card_numbers("Test [agility] #3.") == "Test [agility] (3)."
    assert card_numbers("Old Hat #3 falls") == "Old Hat #3 falls"


def test_shared_paths_take_the_next_choice_all_together() -> None:
    assert distinct([["hat", "hat-old"], ["hat", "hat-new"], ["cap"]]) == [
        "hat-old",
        "hat-new",
        "cap",
    ]


@given(st.lists(st.lists(st.sampled_from("abc"), min_size=1, max_size=3), max_size=8))
def test_paths_always_differ(choices: list[list[str]]) -> None:
    assert len(set(distinct(choices))) == len(choices)


def test_the_tail_of_a_title_begins_with_a_word_that_means_something() -> None:
    assert tail_of("Hats for “Old” Men") == "old-men"
    assert tail_of("Massive Old Hats") == "massive-old-hats"
