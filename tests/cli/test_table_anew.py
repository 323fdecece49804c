"""What somebody remembers too late is laid there from the beginning, and what is asked of the last answer."""

from __future__ import annotations

import pytest

from rulesref.cli.table_prompt import _hear
from rulesref.session.commands import read_command
from tests.cli.test_table_taken import talk_of

STRUCK = {
    "en": ("Roland Banks is at the Study", "Ghoul Minion is engaged with Roland Banks",
           "Ghoul Minion attacks Roland Banks"),
    "it": ("Roland Banks è nello Studio", "Ghoul Tirapiedi è impegnato con Roland Banks",
           "Ghoul Tirapiedi attacca Roland Banks"),
}  # fmt: skip
DOG = {"en": "Roland Banks controls Guard Dog", "it": "Roland Banks controlla Cane da Guardia"}


@pytest.mark.parametrize("language", STRUCK)
def test_what_would_have_changed_what_happened_is_proposed_from_the_beginning(language) -> None:
    talk, _ = talk_of(language)
    for line in (*STRUCK[language], DOG[language]):
        _hear(talk, line)
    assert [one.text for one in talk.session.lines] == list(STRUCK[language])
    _hear(talk, "")
    assert [one.text for one in talk.session.lines] == [
        *STRUCK[language][:2],
        DOG[language],
        STRUCK[language][2],
    ]
    assert talk.session.asking().kind == "choice"  # who bears the damage
    before = talk.session.case()
    _hear(talk, "1")
    assert talk.session.case() != before


def test_what_was_told_behind_it_waits_until_the_choice_is_made() -> None:
    talk, _ = talk_of()
    lines = (*STRUCK["en"], "Roland Banks takes a resource", DOG["en"], "")
    for line in lines:
        _hear(talk, line)
    assert [one.text for one in talk.session.coming] == ["Roland Banks takes a resource"]
    _hear(talk, "1")
    assert not talk.session.coming
    assert talk.session.lines[-1].text == "Roland Banks takes a resource"


@pytest.mark.parametrize("after", [(), ("1",)])
def test_undo_goes_back_to_the_table_that_was_left(after: tuple[str, ...]) -> None:
    talk, _ = talk_of()
    for line in STRUCK["en"]:
        _hear(talk, line)
    before = talk.session.case()
    for line in (DOG["en"], "", *after, *("undo" for _ in after), "undo"):
        _hear(talk, line)
    assert talk.session.case() == before
    _hear(talk, "undo")
    assert [one.text for one in talk.session.lines] == list(STRUCK["en"][:2])


@pytest.mark.parametrize("after", [(), ("Roland Banks takes a resource",)])
def test_undo_takes_other_rules_back_too(after: tuple[str, ...]) -> None:
    talk, screen = talk_of()
    for line in (*STRUCK["en"], "edition 2026", *after):
        _hear(talk, line)
    assert talk.session.edition == "2026"
    for _ in (*after, "edition 2026"):
        _hear(talk, "undo")
    assert talk.session.edition == "2016"
    assert "edition 2016" in screen.shown
    assert [one.text for one in talk.session.lines] == list(STRUCK["en"])


@pytest.mark.parametrize("word", ["no", "undo", "Roland Banks takes a resource"])
def test_nothing_is_played_anew_unless_somebody_says_so(word: str) -> None:
    talk, _ = talk_of()
    for line in STRUCK["en"]:
        _hear(talk, line)
    happened = talk.session.timeline()
    for line in (DOG["en"], word):
        _hear(talk, line)
    assert talk.session.timeline()[: len(happened)] == happened
    assert not any("Guard Dog" in line.text for line in talk.session.lines)


def test_own_words_for_it_are_proposed_too() -> None:
    talk, screen = talk_of()
    for line in (*STRUCK["en"], "wait, Roland has guard dog out"):
        _hear(talk, line)
    assert "Enter lays it there and plays all of it anew" in screen.shown


def test_what_is_not_understood_while_somebody_has_to_choose_says_that() -> None:
    talk, screen = talk_of()
    for line in (*STRUCK["en"][:2], DOG["en"], STRUCK["en"][2], "skull"):
        _hear(talk, line)
    assert talk.session.asking().kind == "choice"
    assert "decide first what is asked" in screen.shown
    assert "`lay` asks" not in screen.shown


# --- what is asked of the last answer -------------------------------------------------------------


@pytest.mark.parametrize("question", ["why?", "why not?", "Why not"])
def test_why_shows_the_rules_of_what_was_refused(question: str) -> None:
    talk, screen = talk_of()
    for line in ('"Ashcan" Pete is at the Study', '"Ashcan" Pete controls exhausted Duke',
                 "Ghoul Minion is engaged with \"Ashcan\" Pete", "Pete fights with Duke", question):  # fmt: skip
        _hear(talk, line)
    assert screen.shown.count("cost cannot be paid") == 2, screen.shown
    assert "Exhaust, Exhausted" in screen.shown


def test_why_has_nothing_to_explain_at_first() -> None:
    talk, screen = talk_of()
    _hear(talk, "why?")
    assert "nothing is asked" in screen.shown


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("what can I do?", "options"),
        ("what can she do now", "options"),
        ("What are my options?", "options"),
        ("what else can I do?", "options"),
        ("then?", "options"),
        ("and then?", "options"),
        ("then Roland Banks investigates", "tell"),
        ("e poi?", "options"),
        ("che cosa posso fare?", "options"),
        ("perché no?", "why-not"),
        ("what can Roland do to the Ghoul", "tell"),
        ("why not Roland Banks investigates", "why-not"),
    ],
)
def test_a_question_for_what_can_be_done_is_a_command(line: str, command: str) -> None:
    read = read_command(line)
    assert read is not None
    assert read.id == command


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("wait, Roland has Guard Dog", "Roland has Guard Dog"),
        ("oh, sorry: I have Knife", "I have Knife"),
        ("ok. undo", "undo"),
        ("aspetta, ho il Coltello", "ho il Coltello"),
        ("Wait", "Wait"),
        ("wait for it", "wait for it"),
    ],
)
def test_what_says_nothing_before_what_is_remembered_is_no_part_of_it(line, told) -> None:
    assert read_command(line) == read_command(told)


@pytest.mark.parametrize(
    "line", ["what's happening?", "what is going on?", "che cosa sta succedendo?", "what now?"]
)
def test_what_happens_at_the_moment_is_what_can_be_done(line: str) -> None:
    assert read_command(line) == ("options", "")
