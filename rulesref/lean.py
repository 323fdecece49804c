"""The code of a module without what only readers and type checkers ask for.

To load that takes as long as to load a fifth of the rest. A command never looks at it, but for the
annotations of classes, which name fields, those of a function that has an ``Annotated`` parameter,
and the texts of functions that a decorator is handed: the rows of sentences and of verbs tell
by them what they do.
"""

from __future__ import annotations
import __future__

import ast
from types import CodeType
from typing import TypeVar

_FUTURE = __future__.annotations
_Function = TypeVar("_Function", ast.FunctionDef, ast.AsyncFunctionDef)
_Inner = TypeVar("_Inner", ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def lean(source: bytes, place: str, *, keeps_texts: bool = False) -> CodeType:
    """The code of the module at ``place``, which ``keeps_texts`` that programs ask for."""
    tree = _Lean(keeps_texts=keeps_texts).visit(ast.parse(source))
    flags = 0
    if _drop(tree, "__future__", {"annotations"}):  # else annotations are values, as Python has it
        flags = _FUTURE.compiler_flag
    _drop(tree, "typing", _imported(tree, "typing") - _named(tree))
    ast.fix_missing_locations(tree)
    code: CodeType = compile(tree, place, "exec", flags, dont_inherit=True, optimize=0)
    return code


class _Lean(ast.NodeTransformer):
    """Takes out annotations, texts, and what stands below ``if TYPE_CHECKING``."""

    def __init__(self, *, keeps_texts: bool) -> None:
        self._in_class = False
        self._keeps_texts = keeps_texts

    def visit_Module(self, node: ast.Module) -> ast.Module:
        if not self._keeps_texts:
            node.body = _without_text(node.body)
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        return self._inside(node, in_class=True)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        return self._function(node)

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        """An ``if`` that no command comes into is what stands below its ``else``."""
        self.generic_visit(node)
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node.orelse or [ast.copy_location(ast.Pass(), node)]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """What a name is outside of a class is for type checkers."""
        self.generic_visit(node)
        if self._in_class:
            return node
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def _function(self, node: _Function) -> _Function:
        if not _is_asked(node.args):
            node.returns = None
            for parameter in ast.walk(node.args):
                if isinstance(parameter, ast.arg):
                    parameter.annotation = None
        return self._inside(node, in_class=False)

    def _inside(self, node: _Inner, *, in_class: bool) -> _Inner:
        if not (node.decorator_list or self._keeps_texts):
            node.body = _without_text(node.body)
        outside, self._in_class = self._in_class, in_class
        self.generic_visit(node)
        self._in_class = outside
        return node


def _without_text(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of ``body`` but the text that it begins with."""
    first = body[0] if body else None
    if not (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    ):
        return body
    return body[1:] or [ast.copy_location(ast.Pass(), first)]


def _is_asked(parameters: ast.arguments) -> bool:
    """Whether the annotations of such ``parameters`` are asked for while a command runs."""
    found = (one.annotation for one in ast.walk(parameters) if isinstance(one, ast.arg))
    return any(
        isinstance(name, ast.Name) and name.id == "Annotated"
        for annotation in found
        if annotation is not None
        for name in ast.walk(annotation)
    )


def _named(tree: ast.Module) -> set[str]:
    """The names that stand anywhere in ``tree``."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _imported(tree: ast.Module, module: str) -> set[str]:
    """The names that the module takes from another by their own names."""
    return {
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == module
        for alias in node.names
        if alias.asname is None
    }


def _drop(tree: ast.Module, module: str, names: set[str]) -> bool:
    """Take the imports of ``names`` from ``module`` out of ``tree``; was there one?"""
    before = _imported(tree, module)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == module:
            node.names = [one for one in node.names if one.asname or one.name not in names]
    tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom) or node.names]
    return bool(before & names)
