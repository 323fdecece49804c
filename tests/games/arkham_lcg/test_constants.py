"""Constant clauses of the game: what is one, what is an effect too, and that each is read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import rulesref.games.arkham_lcg as package
from rulesref.games.arkham_lcg import RULES
from tests.calls import tree_of, walked

#: Put in force by an effect alone, and by no constant ability.
LASTING = {"may-ignore", "treated-as"}
MODULES = sorted(Path(package.__path__[0]).rglob("*.py"))


def test_every_clause_says_what_it_says() -> None:
    rows = {id: RULES.verbs[id] for id in RULES.constants}
    assert len(rows) > 100
    assert not [id for id, row in rows.items() if not row.says.endswith(".") or not row.cites]


def test_only_those_that_are_no_effect_have_no_period() -> None:
    """An effect that lasts says until when; an additional action may also be given at once."""
    with_period = {id for id in RULES.constants if "until" in RULES.verbs[id].args}
    assert RULES.constants - RULES.constants_only == with_period | {"additional-action"}


def declared(tree: ast.AST) -> Iterator[str]:
    """The names that a module gives to the clauses that it declares."""
    for node in walked(tree):
        if isinstance(node, ast.Assign) and called(node.value) == "RULES.constant":
            yield ast.unparse(node.targets[0])


def called(node: ast.AST) -> str:
    """What ``node`` calls, if it is a call by one name or a name of a name."""
    if not isinstance(node, ast.Call):
        return ""
    func = node.func
    if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name):
        return f"{func.value.id}.{func.attr}"
    return func.id if isinstance(func, ast.Name) else ""


def read(node: ast.AST) -> Iterator[str]:
    """The names that ``node`` reads, but for a clause that it gives its effect."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Name) and isinstance(child.ctx, ast.Load):
            yield child.id
        if called(child) != "RULES.effect":
            yield from read(child)


def test_every_declared_clause_is_read() -> None:
    trees = [tree_of(path) for path in MODULES]
    names = {name for tree in trees for name in declared(tree)}
    assert names
    assert not names - {name for tree in trees for name in read(tree)}


def test_a_clause_named_by_hand_is_one() -> None:
    named = {
        ast.literal_eval(node.args[0])
        for path in MODULES
        for node in walked(tree_of(path))
        if isinstance(node, ast.Call) and called(node) == "Constant"
    }
    assert named
    assert not named - RULES.constants - LASTING
