"""Expressions that are compiled when they are first asked."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

import rulesref
from rulesref.expression import lazily
from tests.calls import tree_of
from tests.installed import PACKAGE


def test_an_expression_is_asked_as_a_compiled_one_is() -> None:
    asked = lazily(r"(?P<word>[a-z]+) (\d+)", re.IGNORECASE)
    found = asked.fullmatch("Clues 12")
    assert found is not None
    assert found["word"] == "Clues"
    assert asked.sub("-", "a 1, b 2") == "-, -"
    assert asked.pattern == r"(?P<word>[a-z]+) (\d+)"


def test_a_wrong_expression_is_told_when_it_is_asked() -> None:
    wrong = lazily("(")
    with pytest.raises(re.error):
        wrong.match("")


def held(value: object) -> list[object]:
    """The expressions in a value of a module, or in a table of them."""
    if isinstance(value, dict):
        return [one for part in value.values() for one in held(part)]
    if isinstance(value, list | tuple):
        return [one for part in value for one in held(part)]
    return [value] if type(value) is lazily else []  # type: ignore[comparison-overlap]


def test_every_expression_of_a_module_compiles() -> None:
    names = [
        name
        for _, name, _ in pkgutil.walk_packages(rulesref.__path__, "rulesref.")
        if not name.endswith("__main__")
        if name.split(".")[1]
        in ("cards", "cases", "facts", "rulings", "sentences", "store", "wording")
    ]
    expressions = [
        one for name in names for value in vars(import_module(name)).values() for one in held(value)
    ]
    assert len(expressions) > 50
    for expression in expressions:
        assert isinstance(expression.pattern, str)  # type: ignore[attr-defined]
        assert re.compile(expression.pattern)  # type: ignore[attr-defined]


def outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    """What runs while the module ``node`` is loaded."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield child
            yield from outside_functions(child)


@pytest.mark.parametrize(
    "room", ["cases", "engine", "games", "library", "rulings", "sentences", "wording"]
)
def test_what_a_replay_loads_compiles_no_expression_meanwhile(room: str) -> None:
    paths = [
        path
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if "re.compile(" in path.read_text("utf-8")
    ]
    compiled = [
        f"{path.name}:{node.lineno}"
        for path in paths
        for node in outside_functions(tree_of(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "re.compile"
    ]
    assert compiled == []


def test_what_is_compiled_within_a_function_may_be() -> None:
    module = ast.parse("def f():\n    re.compile('a')\nb = {1: re.compile('b')}\n")
    calls = [node for node in outside_functions(module) if isinstance(node, ast.Call)]
    assert [ast.unparse(call) for call in calls] == ["re.compile('b')"]
