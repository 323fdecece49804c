"""Whatever goes to a step names one that the procedure has, also where no case ever comes by."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import rulesref
from tests.calls import tree_of, walked

PACKAGE = Path(rulesref.__file__).parent


def goings(tree: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The procedure and the step of every ``goto``; a ternary is two steps."""
    for node in walked(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr == "goto" and len(node.args) == 2:
            procedure, step = node.args
            either = [step.body, step.orelse] if isinstance(step, ast.IfExp) else [step]
            yield from ((procedure, one) for one in either)


def test_every_step_gone_to_is_of_its_procedure() -> None:
    checked = 0
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        named = [
            (procedure.id, step.id)
            for procedure, step in goings(tree_of(path))
            if isinstance(procedure, ast.Name) and isinstance(step, ast.Name)
        ]
        if not named:
            continue
        inside = path.relative_to(PACKAGE.parent).with_suffix("")
        module: Any = import_module(".".join(inside.parts))
        for procedure, step in named:
            getattr(module, procedure).place_of(getattr(module, step))
            checked += 1
    assert checked >= 40
