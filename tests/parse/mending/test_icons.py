from __future__ import annotations

import pytest

from rulesref.parse.mending import restored_icons
from rulesref.parse.mending.lost_icons import mark_holes
from rulesref.parse.mending.restored_icons import restore
from rulesref.sources import SourceLine


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("cards (, , and/or)", "cards ([?], [?], and/or [?])"),
        ("roles (, , or Neutral)", "roles ([?], [?], or Neutral)"),
        ("more of , , or any other", "more of [?], [?], or any other"),
        ("if a , , or symbol shows", "if a [?], [?], or [?] symbol shows"),
        ("a Green () card", "a Green ([?]) card"),
        ("a non- token", "a non-[?] token"),
        ("makes an test", "makes an [?] test"),
        ("is now a ability", "is now a [?] ability"),
        ("“ Spend a leaf: Fly.”", "“[?] Spend a leaf: Fly.”"),
        ("“ : Fly.”", "“[?]: Fly.”"),
        ("the first “ ” of it", "the first “[?]” of it"),
        ("gets +1 , +1 , and", "gets +1 [?], +1 [?], and"),
    ],
)
def test_holes_show_by_their_shape(text: str, marked: str) -> None:
    assert mark_holes(text) == marked


@pytest.mark.parametrize(
    "text",
    [
        "a non-green hat , and a tree",
        "Resource , Move, and Rest .",
        "“ …only then”",
        "“ Forced – Fly.”",
        "an honest hour, an X, a unique one, a one-off",
        "(see page 3, or not)",
        "“ If it rains, stay.”",
        "red , green trees",
    ],
)
def test_spaces_alone_are_no_holes(text: str) -> None:
    assert "[?]" not in mark_holes(text)


def restored(damaged: str, *complete: str) -> str:
    lines = [SourceLine(n, text) for n, text in enumerate(complete, 1)]
    return restore([SourceLine(1, damaged)], lines)[0].text


LONG = "When the old fisherman pulls {}nets out of the water he rests"


def test_an_icon_is_copied_where_enough_words_agree() -> None:
    assert restored(LONG.format(""), LONG.format("[free] ")) == LONG.format("[free] ")


def test_few_words_are_no_proof_unless_a_hole_shows() -> None:
    assert restored("pulls nets out", "pulls [free] nets out") == "pulls nets out"
    assert restored("pulls () nets out", "pulls ([free]) nets out") == "pulls ([free]) nets out"


def test_places_that_disagree_fill_nothing() -> None:
    damaged = LONG.format("")
    assert restored(damaged, LONG.format("[free] "), LONG.format("[action] ")) == damaged


def test_two_names_of_one_icon_do_not_disagree() -> None:
    assert restored(LONG.format(""), LONG.format("[free] "), LONG.format("[fast] ")) != LONG.format(
        ""
    )


def test_quotes_stay_as_they_were() -> None:
    damaged = "The card on the old table now reads: “ Exhaust it to fly over hills.”"
    complete = 'The card on the old table now reads: "[action] Exhaust it to fly over hills."'
    assert restored(damaged, complete) == damaged.replace("“ ", "“[action] ")


def test_an_icon_at_the_start_of_a_line_fits_in_the_middle_of_one() -> None:
    damaged = "Somebody knocks. or bold words come next in every single story told"
    complete = "[reaction] or bold words come next in every single story told"
    assert "knocks. [reaction] or bold" in restored(damaged, "Somebody knocks.", complete)


def test_a_text_with_icons_of_its_own_is_left_alone() -> None:
    text = LONG.format("[action] ")
    assert restored(text, LONG.format("[free] ")) == text


def test_a_text_that_says_the_same_over_and_over_is_compared_once(monkeypatch) -> None:
    compared = []
    proof = restored_icons._proof
    monkeypatch.setattr(
        restored_icons, "_proof", lambda *both: compared.append(both) or proof(*both)
    )
    damaged, complete = "word  " * 2_000, "word [action] " * 2_000
    restored = restore([SourceLine(1, damaged)], [SourceLine(1, complete)])
    assert restored[0].text == complete.removesuffix("[action] ") + " "
    assert len(compared) < 400
