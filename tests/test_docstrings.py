"""Whatever another module may use says what it is: modules, and their public functions and classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.calls import trees

Defined = ast.FunctionDef | ast.ClassDef


def _public(node: ast.AST, name: str = "") -> Iterator[tuple[str, Defined]]:
    """The public functions, classes and methods below ``node``, but for the overloads of one."""
    for one in ast.iter_child_nodes(node):
        if isinstance(one, Defined) and not one.name.startswith("_"):
            if not any(ast.unparse(wraps) == "overload" for wraps in one.decorator_list):
                yield f"{name}{one.name}", one
            if isinstance(one, ast.ClassDef):
                yield from _public(one, f"{one.name}.")


def _silent(path: str, tree: ast.Module) -> Iterator[str]:
    if not ast.get_docstring(tree):
        yield path
    for name, node in _public(tree):
        if not ast.get_docstring(node):
            yield f"{path}:{node.lineno} {name}"


def test_everything_public_says_what_it_is() -> None:
    assert [one for path, tree in trees().items() for one in _silent(path, tree)] == []


def test_what_says_nothing_is_found() -> None:
    tree = ast.parse('class A:\n    """That."""\n    def b(self): ...\n    def _c(self): ...\n')
    assert list(_silent("a.py", tree)) == ["a.py", "a.py:3 A.b"]
