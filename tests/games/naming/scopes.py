"""What a name is bound to: assignments, loops and parameters of the functions around it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.games.naming.modules import Comprehension, Function, Module


class Binding(NamedTuple):
    """An ``expression``, of which ``each`` element is meant or it all, and of that the ``path``."""

    expression: ast.expr
    each: bool
    path: tuple[int, ...]


def bound(module: Module, node: ast.Name) -> tuple[Binding, ...]:
    """What ``node`` is bound to in the nearest scope that binds it; nothing for a parameter."""
    for scope in module.scopes(node):
        found = _bindings(scope).get(node.id)
        if found:
            return tuple(found)
        if isinstance(scope, Function) and node.id in parameters(scope):
            return ()
    return ()


def parameter_of(module: Module, node: ast.Name) -> Function | None:
    """The function of which ``node`` is a parameter that nothing rebinds."""
    for scope in module.scopes(node):
        if node.id in _bindings(scope):
            return None
        if isinstance(scope, Function) and node.id in parameters(scope):
            return scope
    return None


@cache
def _bindings(scope: Function | Comprehension) -> dict[str, list[Binding]]:
    out: dict[str, list[Binding]] = {}
    for target, expression, each in _targets(scope):
        for name, path in _names(target, ()):
            out.setdefault(name, []).append(Binding(expression, each, path))
    return out


def _targets(scope: Function | Comprehension) -> Iterator[tuple[ast.expr, ast.expr, bool]]:
    if isinstance(scope, Comprehension):
        for generator in scope.generators:
            yield generator.target, generator.iter, True
        return
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield target, node.value, False
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value:
            yield node.target, node.value, False
        elif isinstance(node, ast.For):
            yield node.target, node.iter, True


def _names(target: ast.expr, path: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...]]]:
    if isinstance(target, ast.Name):
        yield target.id, path
    if isinstance(target, ast.Tuple):
        for number, inner in enumerate(target.elts):
            yield from _names(inner, (*path, number))


def part(node: ast.expr, path: tuple[int, ...]) -> ast.expr | None:
    """The part of a tuple that ``path`` leads to; nothing where ``node`` is no tuple."""
    for number in path:
        if not isinstance(node, ast.Tuple | ast.List) or number >= len(node.elts):
            return None
        node = node.elts[number]
    return node


def parameters(function: Function) -> list[str]:
    """The names of what ``function`` takes, in order."""
    return [one.arg for one in _arguments(function)]


def annotation(function: Function, name: str) -> str:
    """The type of the parameter ``name``, as it is written."""
    for one in _arguments(function):
        if one.arg == name and one.annotation:
            return ast.unparse(one.annotation)
    return ""


def argument(home: Module, function: Function, call: ast.Call, name: str) -> ast.expr | None:
    """What ``call`` passes for the parameter ``name`` of ``function``, which ``home`` defines."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    place = parameters(function).index(name) - isinstance(home.parents[function], ast.ClassDef)
    return call.args[place] if place < len(call.args) else None


def default(function: Function, name: str) -> ast.expr | None:
    """What the parameter ``name`` is where nothing is passed."""
    held = function.args
    by_place = zip(reversed(held.args), reversed(held.defaults), strict=False)
    by_name = zip(held.kwonlyargs, held.kw_defaults, strict=True)
    return next((value for one, value in (*by_place, *by_name) if one.arg == name), None)


def _arguments(function: Function) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
