"""The code of the package, and every call in it: what a test can hold the code itself to.

Many tests look through all modules. Each module is parsed once, and gone through once, for all of
them.
"""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import rulesref
from rulesref.uncollected import uncollected

PACKAGE = Path(rulesref.__file__).parent


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the package, by its path."""
    paths = sorted(PACKAGE.rglob("*.py"))
    with uncollected():  # the trees are kept: nobody need look through them for circles
        found = {path.relative_to(PACKAGE).as_posix(): tree_of(path) for path in paths}
        gc.freeze()
    return found


@cache
def tree_of(path: Path) -> ast.Module:
    """The code of the module at ``path``, which no test changes."""
    return ast.parse(path.read_text("utf-8"))


def walked(tree: ast.AST) -> Sequence[ast.AST]:
    """What ``ast.walk`` gives of a ``tree``, kept with it."""
    kept: tuple[ast.AST, ...] | None = getattr(tree, "walked", None)
    if kept is None:
        kept = tree.walked = tuple(ast.walk(tree))  # type: ignore[attr-defined]
    return kept


def calls(name: str) -> Sequence[tuple[str, ast.Call]]:
    """Every call of a function or a method ``name``, with the module that it stands in."""
    return _calls().get(name, ())


@cache
def _calls() -> Mapping[str, Sequence[tuple[str, ast.Call]]]:
    found: dict[str, list[tuple[str, ast.Call]]] = defaultdict(list)
    for path, tree in trees().items():
        for node in walked(tree):
            if isinstance(node, ast.Call):
                found[called(node)].append((path, node))
    return dict(found)


def called(node: ast.Call) -> str:
    """The name of what ``node`` calls, without that of its module or object."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def literal(node: ast.expr) -> str:
    """The string that ``node`` is; empty where it is made elsewhere."""
    return str(node.value) if isinstance(node, ast.Constant) else ""
