"""Whatever is said to a player is a row with both languages, and the Italian one is Italian."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from rulesref.wording.pattern import Pattern
from tests.calls import walked
from tests.facts.opaque import opaque_clauses, written_cards
from tests.rulings.said import ROWS, bare, modules

#: English words that no Italian sentence has.
FUNCTION_WORDS = (
    "an and are as at be been by each for from has have here if is it its nobody not nothing of on "
    "once one or that the there they this to was were what when where which who whom whose with"
)
_ENGLISH = re.compile(rf"\b(?:{'|'.join(FUNCTION_WORDS.split())})\b", re.IGNORECASE)
_LETTERS = re.compile(r"[^\W\d_]")
#: What is the same in both languages.
SAME = {"Tekeli-li", "in", "limbo", "no", "scenario", "standard"}


def slots(texts: tuple[str, ...]) -> set[str]:
    return {name for text in texts for name in Pattern(text, {}).names()}


@pytest.mark.parametrize(
    ("kind", "least"),
    [
        ("sentence", 230),
        ("option", 40),
        ("choice", 60),
        ("chance", 5),
        ("zone", 15),
        ("word", 100),
        ("unmet", 45),
        ("event", 100),
        ("refusal", 45),
        ("stop", 60),
        ("code", 10),
    ],
)
def test_every_kind_of_row_is_walked(kind, least):
    assert sum(row.kind == kind for row in ROWS) >= least


def test_every_clause_that_is_not_described_is_walked():
    written = [clause for _, item in written_cards() for clause in opaque_clauses(item)]
    told = [row.en[0] for row in ROWS if row.kind == "clause"]
    bare = [text for text in told if re.fullmatch(r"its ability \d is not described", text)]
    assert len(bare) == written.count("?")  # of which not even that is told what it would do
    assert Counter(told) - Counter(bare) == Counter(text for text in written if text != "?")
    assert written


def test_every_row_has_both_languages():
    assert not [row for row in ROWS if not all(row.en) or not all(row.it) or not row.it]


def test_both_languages_have_the_same_slots():
    assert not [row for row in ROWS if slots(row.en) != slots(row.it)]


def test_no_italian_text_has_an_english_word():
    assert not [row for row in ROWS for text in row.it if _ENGLISH.search(bare(text))]


def test_no_italian_text_is_the_english_one():
    same = {
        text for row in ROWS for text in row.it if text in row.en and _LETTERS.search(bare(text))
    }
    assert same == SAME


def test_no_text_depends_on_the_language_but_in_a_dict_or_a_row():
    """A text in a branch that asks for the language is seen by none of these tests."""
    assert not [f"{path}:{node.lineno}" for path, code in modules() for node in choosing(code)]


def choosing(code: ast.AST) -> Iterator[ast.If | ast.IfExp]:
    """Branches that ask for the language and say something."""
    for node in walked(code):
        if not isinstance(node, ast.If | ast.IfExp):
            continue
        compares = [part for part in ast.walk(node.test) if isinstance(part, ast.Compare)]
        names = {text for compare in compares for text in strings(compare)}
        asks = names & {"en", "it"} and "language" in ast.unparse(node.test)
        if asks and any(_LETTERS.search(text) for text in said_in(node)):
            yield node


def said_in(node: ast.If | ast.IfExp) -> Iterator[str]:
    branches = (node.body, node.orelse) if isinstance(node, ast.IfExp) else node.body
    for branch in branches:
        yield from strings(branch)


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def test_a_text_in_a_branch_would_be_found_out():
    code = "verb = 'uses' if scene.language == 'en' else 'usa'"
    assert list(choosing(ast.parse(code)))
    assert list(choosing(ast.parse("if language == 'it':\n    return f'trova {names}'")))
    assert not list(choosing(ast.parse("name = italian if language == 'it' else english")))


def test_an_english_text_would_be_found_out():
    """The words above stand in nearly every English sentence."""
    long = [text for row in ROWS for text in row.en if len(bare(text).split()) > 3]
    assert sum(bool(_ENGLISH.search(bare(text))) for text in long) > 0.7 * len(long)
