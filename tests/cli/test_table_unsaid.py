"""What a table asks to be confirmed names every word of the line: also what tells nothing, and what it would not take."""

from __future__ import annotations

import pytest

from rulesref.cli.console import Console
from rulesref.cli.table_talk import TableTalk
from rulesref.errors import RulesrefError
from rulesref.session.session import Session
from tests.arkham import JUDGE


def proposed(*lines: str, language: str = "en") -> RulesrefError:
    """How a table asks whether the last of ``lines`` is meant, which comes behind the others."""
    talk = TableTalk(Session(JUDGE, "2016", language), Console(), quiet=True)
    *before, last = lines
    for line in before:
        talk.hear(line)
    with pytest.raises(RulesrefError) as caught:
        talk.hear(last)
    return caught.value


@pytest.mark.parametrize(
    ("language", "line", "granted"),
    [
        ("en", "Roland is at the Study. Guard Dog is undamaged", "Guard Dog is undamaged"),
        ("en", "Roland is at the Study, I have no assets in play. I have 2 clues",
         "Roland Banks has no assets in play"),
        ("en", "Roland is at the Study. I am alone", "Roland Banks is alone"),
        ("en", "I am alone. Roland is at the Study", "Roland Banks is alone"),
        ("it", "Roland è nello Studio. Nessun altro è lì", "nessun altro"),
    ],
)  # fmt: skip
def test_what_tells_nothing_is_named(language: str, line: str, granted: str) -> None:
    """A table may know better than these words: a dog that they call unhurt may have damage."""
    asked = proposed(line, language=language)
    shown = "\n".join((*asked.candidates, asked.message.partition(":")[2], asked.remedy or ""))
    assert asked.candidates
    assert granted in (asked.remedy or ""), shown


def test_words_that_the_table_belies_are_not_passed_over() -> None:
    asked = proposed(
        "Roland is at the Study",
        "Roland controls Guard Dog",
        "Guard Dog has 1 damage",
        "Guard Dog is undamaged. Roland has 2 resources",
    )
    assert "Guard Dog is undamaged" in (asked.remedy or "")


def test_what_the_table_would_not_take_is_named_with_what_comes_behind_it() -> None:
    asked = proposed(
        "Wendy is in the Attic. She has 2 clues. She has 3 clues. Wendy controls Guard Dog, so to speak"
    )
    assert asked.candidates == ("Wendy Adams is in Attic", "Wendy Adams has 2 clues")
    assert "Wendy Adams has 3 clues" in (asked.remedy or "")


def test_a_comma_behind_who_it_is_is_no_part_of_the_name() -> None:
    asked = proposed("Ursula, at Rivertown. I've got Disc of Itzamna in play")
    assert asked.candidates == (
        "Ursula Downs is at Rivertown",
        "Ursula Downs has Disc of Itzamna in play",
    )
