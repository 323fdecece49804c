"""Questions as sentences, and as the statements that they may be about."""

from __future__ import annotations

import pytest

from rulesref.answers.sentences import Posed, sentences_of, statements


@pytest.mark.parametrize(
    ("text", "told", "question"),
    [
        ("can I move while engaged", (), "can I move while engaged"),
        ("A is at B. C is at D! Is C ready?", ("A is at B", "C is at D"), "Is C ready"),
        ("Dr. Milan Christopher is exhausted; is he ready?", ("Dr. Milan Christopher is exhausted",),
         "is he ready"),
        ("Is it so? I think not.", ("Is it so", "I think not"), ""),
        ("A plays .45 Automatic. Is it in play?", ("A plays .45 Automatic",), "Is it in play"),
        ("Can I use Lucky! once it is revealed?", (), "Can I use Lucky! once it is revealed"),
        ("...", (), ""),
        ("'Draw 1 card.' May I?", ("'Draw 1 card.'",), "May I"),
        ("“Pesca 1 carta.” Posso?", ("“Pesca 1 carta.”",), "Posso"),
        ("It says 'draw 1 card.' so may I?", (), "It says 'draw 1 card.' so may I"),
        ("Can I play 'Well met...' Again?", (), "Can I play 'Well met...' Again"),
    ],
)  # fmt: skip
def test_what_is_told_and_what_is_asked(text: str, told: tuple[str, ...], question: str) -> None:
    assert sentences_of(text) == Posed(told, question)


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("Is Goat Spawn defeated", "Goat Spawn is defeated"),
        ("Can Roland Banks use Guard Dog", "Roland Banks may use Guard Dog"),
        ("Does Roland Banks have 2 clues", "Roland Banks has 2 clues"),
        ("Does Guard Dog deal 1 damage to it", "Guard Dog deals 1 damage to it"),
        ("Does Roland Banks pass", "Roland Banks passes"),
        ("Will Goat Spawn attack Roland Banks", "Goat Spawn attacks Roland Banks"),
    ],
)
def test_a_question_is_turned_into_the_statement(question: str, statement: str) -> None:
    assert statement in statements(question, "en")


def test_an_italian_question_is_a_statement_already_or_led_by_its_verb() -> None:
    assert list(statements("Roland Banks è sconfitto", "it")) == ["Roland Banks è sconfitto"]
    assert "Roland Banks può indagare" in statements("Può Roland Banks indagare", "it")
