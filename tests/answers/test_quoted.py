"""What a text quotes of a card says nothing where the card is printed so."""

from __future__ import annotations

import pytest

from rulesref.answers.prose import quoted
from rulesref.answers.prose.names import marked
from rulesref.answers.prose.quoted import without_quotes
from tests.arkham import GAME

TEXT = "[reaction] Whenever it barks: Draw a bone. (Limit three times per night.)"


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guard Dog with words of our own."""
    words = f" {' '.join(quoted._words(TEXT))} "
    monkeypatch.setattr(
        quoted, "_texts", lambda name, game: (words,) if name == "Guard Dog" else ()
    )


@pytest.mark.usefixtures("printed")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Guard Dog: 'Whenever it barks: Draw a bone.' It attacks me.", "@0: It attacks me."),
        ("Guard Dog ('Whenever it barks ... bone') attacks me.", "@0 attacks me."),
        ("Guard Dog attacks me. Limit three times per night. Is it dead?", "@0 attacks me. Is it dead?"),
        # other words, the words of a card that is not named, what somebody stresses, an end that stays
        ("Guard Dog: 'Whenever it barks: Draw two bones.' It acts.", "@0: 'Whenever it barks: Draw two bones.' It acts."),
        ("Beat Cop: 'Whenever it barks: Draw a bone.' It acts.", "@0: 'Whenever it barks: Draw a bone.' It acts."),
        ("Guard Dog is my 'best friend'. It acts.", "@0 is my 'best friend'. It acts."),
        ("Guard Dog reads 'Whenever it barks: Draw a bone'. It acts.", "@0 reads . It acts."),
    ],
)  # fmt: skip
def test_printed_words_are_left_out(text: str, left: str) -> None:
    said, named = marked(text, GAME, "en")
    assert without_quotes(said, named, GAME)[0] == left


def test_what_cannot_be_compared_stays_but_in_a_draft() -> None:
    said, named = marked("Guard Dog: 'Whenever it barks: Draw a bone.' It acts.", GAME, "en")
    assert without_quotes(said, named, GAME) == (said, ())
    assert without_quotes(said, named, GAME, unsure=True) == (
        "@0: It acts.",
        ("Whenever it barks: Draw a bone.",),
    )
