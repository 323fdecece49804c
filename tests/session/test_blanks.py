"""Sentences that a table asks for blank by blank: each can be told so, and none loses anything."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.errors import RulesrefError
from rulesref.session.blanks import Filling, Happening, another
from rulesref.session.guide import Guide
from rulesref.session.questions import Asking, Questions
from rulesref.session.session import Session
from tests.arkham import JUDGE

FORMS = [(kind, form) for kind, forms in JUDGE.speech.forms.items() for form in forms]


class Laying(Questions):
    """One thing that lies there."""

    def all(self) -> Asking[None]:
        yield from another(self, "given", "?")


def told(session: Session) -> list[str]:
    return [line.text for line in session.lines]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("kind", "form"), FORMS, ids=lambda one: getattr(one, "row", one))
def test_every_form_is_a_sentence_of_its_kind_and_asks_until_it_is_told(
    kind: str, form: object, language: str
) -> None:
    row = JUDGE.speech.sentences[form.row]  # type: ignore[attr-defined]
    assert row.kind == kind
    assert form.new <= set(row.slots)  # type: ignore[attr-defined]
    session = Session(JUDGE, "2016", language)
    filling = Filling(session, form)  # type: ignore[arg-type]
    questions = (Happening if kind == "when" else Laying)(session)
    choices = questions.prompt.choices  # type: ignore[union-attr]
    assert (filling.so_far() in choices) is filling.has_any()
    if filling.has_any() and filling.blanks:
        questions.answer(str(choices.index(filling.so_far()) + 1))
        assert questions.prompt is not None
        assert "?" in questions.prompt.text


def test_what_comes_about_is_told_by_numbers_and_names_alone() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    for answers in (("draws a card",), ("1", "1", "Ancient Evils")):
        with pytest.raises(RulesrefError):
            Happening(session).answer("draws")  # could be several
        questions = Happening(session)
        if answers[0] == "1":
            for answer in answers:
                questions.answer(answer)
            assert questions.prompt is None
    assert told(session)[-1] == "Roland Banks draws Ancient Evils from the encounter deck"


def test_what_is_attached_is_laid_out_by_numbers_and_names_alone() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    guide = Laying(session)
    for answer in ("attached", "Locked Door", "Study"):
        guide.answer(answer)
    assert told(session)[-1] == "Locked Door is attached to Study"


def test_only_what_can_be_hurt_is_asked_for_where_damage_is_told() -> None:
    session = rulesref.sit()
    for line in ("Roland Banks is at the Study", "Roland Banks has Knife in hand"):
        session.tell(line)
    session.tell("Ghoul Minion is engaged with Roland Banks")
    questions = Happening(session)
    assert questions.prompt is not None
    takes = "[card] takes [number] [damage/horror]"
    questions.answer(str(questions.prompt.choices.index(takes) + 1))
    assert questions.prompt.choices == ("Roland Banks", "Ghoul Minion")


def test_a_name_of_several_cards_is_a_choice_by_number() -> None:
    session = rulesref.sit()
    guide = Guide(session)
    for line in ("Roland", "Engine Car"):
        guide.answer(line)
    assert guide.prompt is not None
    assert any(" #175" in choice for choice in guide.prompt.choices)
    guide.answer("Attic")  # none of them: another answer to the question
    assert told(session) == ["Roland Banks is at Attic"]
    guide.back()
    guide.answer("2")
    assert told(session) == ["Roland Banks is at Engine Car (02175)"]


def test_who_sits_there_is_not_asked_for_again() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Attic")
    guide = Guide(session)
    guide.answer("Agnes")
    assert guide.prompt is not None
    assert "Agnes" in guide.prompt.text
    guide.answer("")
    assert told(session)[-1] == "Agnes Baker is at Attic"


def test_a_deck_without_cards_is_said_by_an_empty_answer() -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    for answers in (("deck of", "1", ""), ("encounter deck", "")):
        guide = Laying(session)
        for answer in answers:
            guide.answer(answer)
    assert told(session)[-2:] == [
        "the deck of Roland Banks is empty",
        "the encounter deck is empty",
    ]


@pytest.mark.parametrize("answer", ["nothing at all like it", "9" * 40, "Machete, Nonesuch"])
def test_what_is_no_answer_leaves_the_question(answer: str) -> None:
    session = rulesref.sit()
    session.tell("Roland Banks is at the Study")
    guide = Laying(session)
    for line in ("deck of", "1"):
        guide.answer(line)
    asked = guide.prompt
    with pytest.raises(RulesrefError):
        guide.answer(answer)
    assert guide.prompt == asked
    guide.answer("Machete, Knife")
    assert told(session)[-1] == "the deck of Roland Banks contains Machete and Knife"
    guide.back()
    assert len(session.lines) == 1


def test_whoever_has_nothing_else_passes_by() -> None:
    session = rulesref.sit()
    guide = Guide(session)
    for line in ("Roland", "", "", "", "Guard Dog", "", "", ""):
        guide.answer(line)
    assert guide.prompt is not None
    asked = guide.prompt.text
    guide.answer("exhausted")
    assert guide.prompt.choices == ("Guard Dog",), "what could never be exhausted is not offered"
    guide.answer("1")
    assert guide.prompt.text == asked
