"""What was expected and what is so instead come from rows: no sentence says either by itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.arkham import SPEECH
from tests.calls import calls, literal, trees, walked


def ids(node: ast.expr) -> Iterator[str]:
    """The strings that ``node`` can be; "" where it is made elsewhere."""
    if isinstance(node, ast.IfExp):
        yield from ids(node.body)
        yield from ids(node.orelse)
    else:
        yield literal(node)


def written() -> Iterator[tuple[str, ast.Call]]:
    """The id of every text that is written somewhere, with the call that names it."""
    for _, node in calls("in_words"):
        yield from ((id, node) for id in ids(node.args[1]))


def test_every_text_that_is_written_has_a_row_with_its_slots():
    for id, node in written():
        given = {word.arg for word in node.keywords}
        assert given == set(SPEECH.unmets[id]["en"].names()), id


def test_every_row_is_written_somewhere():
    assert {id for id, _ in written()} == set(SPEECH.unmets)


def said(node: ast.expr) -> Iterator[str]:
    """What ``node`` says by itself; what it calls says it by a row."""
    if isinstance(node, ast.Call):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from said(child)


def expectations(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What ``function`` puts into an ``Unmet``, and what it gave the names in it before."""
    names: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Unmet":
            yield from node.args[1:]
            names |= {
                one.id for part in node.args[1:] for one in ast.walk(part) if type(one) is ast.Name
            }
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            given = {
                one.id for part in node.targets for one in ast.walk(part) if type(one) is ast.Name
            }
            if given & names:
                yield node.value


def by_itself(tree: ast.AST) -> list[str]:
    """The words that an expectation in ``tree`` says without a row."""
    return [
        text
        for function in walked(tree)
        if isinstance(function, ast.FunctionDef)
        for part in expectations(function)
        for text in said(part)
        if re.search(r"[^\W\d_]", text)
    ]


def test_no_expectation_says_anything_by_itself():
    assert sum(1 for _ in calls("Unmet")) > 40
    paths = {path for path, _ in calls("Unmet")}
    assert {path: said for path in paths if (said := by_itself(trees()[path]))} == {}


@pytest.mark.parametrize(
    "body",
    [
        'return [Unmet(0, f"{card}: ready", told)]',
        'return [Unmet(0, wanted, "it is so")]',
        'told = f"{card} is so"\n  return [Unmet(0, wanted, told)]',
        'told = name or "nobody"\n  return [Unmet(0, wanted, f"{card}: {told}")]',
    ],
)
def test_one_that_does_is_found_out(body):
    assert by_itself(ast.parse(f"def then(card):\n  {body}"))
