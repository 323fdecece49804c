"""Every call in the modules of the package: what a test can hold the code itself to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import rulesref

PACKAGE = Path(rulesref.__file__).parent


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the package, by its path."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths
    }


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or a method ``name``, with the module that it stands in."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == name:
                yield path, node


def called(node: ast.Call) -> str:
    """The name of what ``node`` calls, without that of its module or object."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def literal(node: ast.expr) -> str:
    """The string that ``node`` is; empty where it is made elsewhere."""
    return str(node.value) if isinstance(node, ast.Constant) else ""
