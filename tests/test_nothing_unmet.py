"""Whoever finds nothing unmet also says that the case passed: one that stopped has nothing unmet either."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
Function = ast.FunctionDef | ast.AsyncFunctionDef


def bare(tree: ast.AST) -> Iterator[int]:
    """The lines that are content with nothing unmet in a function that never looks at ``passed``."""
    for function in ast.walk(tree):
        if isinstance(function, Function) and not _looks_at(function, "passed"):
            yield from (node.lineno for node in ast.walk(function) if _is_content(node))


def _looks_at(node: ast.AST, name: str) -> bool:
    """Whether ``name`` is read of anything in ``node``, or asked for by that name."""
    return any(
        (isinstance(part, ast.Attribute) and part.attr == name)
        or (isinstance(part, ast.Constant) and part.value == name)
        for part in ast.walk(node)
    )


def _is_content(node: ast.AST) -> bool:
    """Whether ``node`` can hold where nothing is unmet."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return isinstance(node.operand, ast.Attribute) and node.operand.attr == "unmet"
    if not isinstance(node, ast.Compare):
        return False
    sides = (node.left, node.comparators[0])
    for one, other in (sides, sides[::-1]):
        if _speaks_of_unmet(one) and not isinstance(node.ops[0], ast.NotEq | ast.In | ast.NotIn):
            return not isinstance(node.ops[0], ast.Eq) or not _is_something(other)
    return False


def _speaks_of_unmet(node: ast.AST) -> bool:
    """Whether ``node`` is what is unmet, how much, or a list of something of each."""
    if isinstance(node, ast.Call) and node.args:
        return _speaks_of_unmet(node.args[0])
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
        return _speaks_of_unmet(node.generators[0].iter)
    return isinstance(node, ast.Attribute) and node.attr == "unmet"


def _is_something(node: ast.AST) -> bool:
    """Whether ``node`` stands for one thing at least, whatever a test is parametrised with."""
    if isinstance(node, ast.Constant):
        return bool(node.value)
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return bool(node.elts)
    return isinstance(node, ast.ListComp)


def test_whoever_finds_nothing_unmet_asks_whether_it_passed() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        for text in [path.read_text("utf-8")]
        if "unmet" in text
        for line in bare(ast.parse(text))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "assert not ruling.unmet",
        "assert ruling.unmet == ()",
        "assert () == play(steps).unmet",
        "assert len(play(steps).unmet) == expected",
        "assert [one.happened for one in ruling.unmet] == []",
        "assert len(ruling.unmet) < 1",
        "return not ruling.unmet",
        "assert not ruling.unmet, ruling.reason",
    ],
)
def test_each_way_of_finding_nothing_is_seen(text: str) -> None:
    assert list(bare(ast.parse(f"def test():\n    {text}"))) == [2]


@pytest.mark.parametrize(
    "text",
    [
        "assert ruling.passed and not ruling.unmet",
        "(unmet,) = ruling.unmet",
        "assert [one.happened for one in ruling.unmet] == ['1 horror']",
        "assert len(ruling.unmet) == 1",
        "assert as_json['passed'] and not ruling.unmet",
    ],
)
def test_what_says_more_is_let_through(text: str) -> None:
    assert list(bare(ast.parse(f"def test():\n    {text}"))) == []
