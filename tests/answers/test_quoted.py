"""What a text quotes of a card says nothing where the card is printed so."""

from __future__ import annotations

import pytest

from rulesref.answers.prose import quoted
from rulesref.answers.prose.names import marked
from rulesref.answers.prose.quoted import without_quotes
from rulesref.facts.described import card_named
from rulesref.facts.known import known
from rulesref.facts.telling.teller import teller_of
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


TOLD = ("Psychosis", "On Wings of Darkness", "Flare", "Perseverance", "Frozen in Fear")


def _as_told(name: str, language: str) -> str:
    """What is told here of the first ability of ``name`` that has some length."""
    card = card_named(name, GAME)
    facts = known(GAME, card.code, card.name)
    assert facts is not None
    told = (teller_of(GAME, language).ability(one.facts) for one in facts.abilities)
    return next(one for one in told if len(one.split()) > 8).replace("'", "")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", TOLD)
def test_what_says_the_same_as_the_facts_is_left_out(name: str, language: str) -> None:
    words = _as_told(name, language)
    called = (card_named(name, GAME).italian or name) if language == "it" else name
    for quotation, stays in (
        (words, False),
        (words.replace(".", " banana."), True),
        (f"17 {words}", True),
    ):
        said, named = marked(f"{called}: '{quotation}' X.", GAME, language)
        left = without_quotes(said, named, GAME, language)[0]
        assert (left != "@0: X.") == stays, (quotation, left)


def test_what_says_the_same_of_a_card_that_is_not_named_stays() -> None:
    said, named = marked(f"Guard Dog: '{_as_told('Psychosis', 'en')}' X.", GAME, "en")
    assert without_quotes(said, named, GAME)[0] == said


def test_a_denial_that_the_facts_do_not_have_stays() -> None:
    words = _as_told("Psychosis", "en")
    said, named = marked(f"Psychosis: 'not {words}' X.", GAME, "en")
    assert "not " in without_quotes(said, named, GAME)[0]
