"""Every row of the tables, and every step of cases, is used by a card, a case or a test.

A row that nothing uses is a rule that nobody has seen at work. What the rules themselves write into
an ability (``RULES.verbs["hit"]``) counts as used.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import rulesref.games.arkham_lcg as package
from rulesref.engine.ability import Ability, Node, Selector
from rulesref.games.arkham_lcg import RULES
from rulesref.places import corpus_folder
from tests.arkham import SPEECH, read_cards
from tests.calls import tree_of, walked
from tests.rulings.shipped import CASES, shipped_cases

GAME = corpus_folder() / "arkham-lcg"
TESTS = Path(__file__).parents[3]
TABLES = ("verbs", "conditions", "costs", "selectors", "filters", "quantities")
SENTENCE = re.compile(
    r"^\W*(?:Given|When|Then|And|But|Dato|Quando|Allora|E|Ma) (.+)$", re.MULTILINE
)


def nodes(value: Any) -> Iterator[tuple[str, str]]:
    """(table, id) of every row that a part of an ability names."""
    if isinstance(value, Ability):
        yield from nodes((value.tests, value.costs, value.effects))
        if value.trigger:
            yield from nodes([wanted for _, wanted in value.trigger.filters])
    elif isinstance(value, Node | Selector):
        yield from ((name, value.row.id) for name in TABLES if _is_of(value.row, name))
        if isinstance(value, Selector):
            yield "selectors", value.chooser
        inside = value.args.values() if isinstance(value, Node) else (value.filters, value.count)
        yield from nodes(tuple(inside))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from nodes(one)


def _is_of(row: Any, table: str) -> bool:
    return getattr(RULES, table).get(row.id) is row


def strings(path: Path) -> Iterator[str]:
    """Every string and every keyword of a call in a module; a 1 for what a string leaves open."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                str(one.value) if isinstance(one, ast.Constant) else "1" for one in node.values
            )
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg


def written(path: Path) -> Iterator[tuple[str, str]]:
    """(table, id) where a module writes a row into an ability: ``RULES.verbs["hit"]``."""
    for node in walked(tree_of(path)):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            table = getattr(node.value, "attr", getattr(node.value, "id", ""))
            yield table, str(node.slice.value)


@lru_cache(maxsize=1)
def used() -> frozenset[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for path in (GAME / "cards").glob("*.toml"):
        if path.stem != "errata":
            for card in read_cards(path.read_text(encoding="utf-8"), str(path)):
                found.update(nodes(card.abilities))
    for path in Path(package.__path__[0]).rglob("*.py"):
        found.update(written(path))
    return frozenset(found)


@lru_cache(maxsize=1)
def said_by_tests() -> frozenset[str]:
    here = Path(__file__)
    return frozenset(one for path in TESTS.rglob("*.py") if path != here for one in strings(path))


@pytest.mark.parametrize("table", TABLES)
def test_every_row(table: str) -> None:
    told = {id for name, id in used() if name == table}
    assert told
    assert set(getattr(RULES, table)) - told - said_by_tests() == set()


@lru_cache(maxsize=1)
def sentences() -> frozenset[str]:
    found = {step.text for path in CASES for case in shipped_cases(path) for step in case.steps}
    for text in said_by_tests():
        found.update(line.strip() for line in SENTENCE.findall(text))
        found.add(text.strip())
    return frozenset(found)


@pytest.mark.parametrize("kind", ["given", "when", "then"])
def test_every_step(kind: str) -> None:
    unsaid = {
        row.id
        for row in SPEECH.rows(kind)
        if not any(
            pattern.read(text) is not None
            for pattern in (*row.patterns["en"], *row.patterns["it"])
            for text in sentences()
        )
    }
    assert unsaid == set()
