"""What was settled before and is told like a question speaks for the rules that did it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulesref.book.lookup import Lookup
from rulesref.search import precedents
from rulesref.search.asking import key_of
from rulesref.search.precedents import Precedents, read_answered, read_precedents
from rulesref.search.words import language_of, stems
from tests.eval.answered import PLAYERS, answered
from tests.eval.precedents import Told, made
from tests.eval.questions import LEARNT_FROM, OWN, TYPED, own_questions
from tests.eval.texts import SENTENCE, Text

#: Stems of questions, with common ones among them.
QUERIES = (
    "attack enemi engag exhaust retali fail",
    "card play cost action slot asset discard",
    "when doom agenda advanc clue act investig locat",
    "damag horror defeat assign alli soak attack opportun",
    "skill test commit token bag reveal symbol success",
    "hunter move connect locat prey spawn engag",
)
TOLD = [
    Told(("arkham-lcg/retaliate",), Counter({"ghoul": 1, "miss": 2})),
    Told(("arkham-lcg/retaliate", "arkham-lcg/fight-action"), Counter({"rat": 1, "miss": 1})),
    Told(("arkham-lcg/hunter",), Counter({"ghoul": 1, "walk": 1})),
]


def test_those_are_heard_that_are_told_alike_and_the_more_the_more_they_are() -> None:
    said = Precedents(made(TOLD)).of(["miss", "ghoul"])
    assert said["arkham-lcg/retaliate"].share == 1.0
    assert said["arkham-lcg/retaliate"].nearest > said["arkham-lcg/hunter"].nearest
    assert 0 < said["arkham-lcg/hunter"].share < 1
    assert said.keys() == {name for told in TOLD for name in told.entries}


@pytest.mark.parametrize("hasty", [False, True])
@pytest.mark.parametrize("table", [read_precedents, read_answered])
def test_whom_nothing_can_lift_is_passed_over_and_nobody_else(table, hasty, monkeypatch) -> None:
    """The same is said as where every one of them is gone through to the end."""
    held = table()
    asked = [[key for word in line.split() for key in (word, f"en:{word}")] for line in QUERIES]
    quick = [held.of(keys, hasty=hasty) for keys in asked]
    monkeypatch.setattr(precedents, "_without_hopeless", lambda like, gain: (False, dict(like)))
    assert quick == [held.of(keys, hasty=hasty) for keys in asked]
    assert all(quick)


def test_without_a_word_that_one_says_none_is_heard() -> None:
    assert Precedents(made(TOLD)).of(["umbrella"]) == {}
    assert Precedents(made([])).of(["miss"]) == {}


def test_one_that_weighs_more_is_more_alike() -> None:
    heavy = [
        told._replace(weight=2.0) if told.entries == ("arkham-lcg/hunter",) else told
        for told in TOLD
    ]
    before, after = (Precedents(made(told)).of(["ghoul"]) for told in (TOLD, heavy))
    assert after["arkham-lcg/hunter"].nearest == pytest.approx(
        2 * before["arkham-lcg/hunter"].nearest, rel=1e-3
    )


def test_players_questions_weigh_more_than_names_and_sentences_of_rules_are_left_out() -> None:
    names = [
        Text(("en:hunt",), ("arkham-lcg/hunter",)),
        Text(("en:fish",), ("arkham-lcg/alert",), SENTENCE),
        Text(("en:portal",), ("eldritch-horror/gates",)),
    ]
    table = Precedents(answered(names, [Text(("en:chase",), ("arkham-lcg/hunter",))]))
    (name,) = table.of(["en:hunt"]).values()
    (question,) = table.of(["en:chase"]).values()
    assert question.nearest == pytest.approx(PLAYERS * name.nearest, rel=1e-3)
    assert table.of(["en:portal"]).keys() == {"eldritch-horror/gates"}
    assert table.of(["en:fish"]) == {}


@pytest.mark.parametrize("table", [read_precedents(), read_answered()])
def test_all_that_the_tables_name_are_entries(table: Precedents, bundled_book: Path) -> None:
    lookup = Lookup(bundled_book)
    assert [entry for entry in table.entries if not lookup.has_entry(entry)] == []
    numbers = {number for case in table._cases for number in case.split(" ")}
    assert len(numbers) == len(table.entries)


def test_our_long_questions_are_among_the_answered() -> None:
    table = read_answered()
    files = [file for file in LEARNT_FROM if file not in (OWN, TYPED)]
    longer = [question for file in files for question in own_questions(file)]
    known = [
        question
        for question in longer
        for tongue in [language_of(question.text)]
        if not question.entries.isdisjoint(
            table.of(key_of(stem, tongue) for stem in stems(question.text, tongue))
        )
    ]
    assert len(known) >= 0.95 * len(longer)
