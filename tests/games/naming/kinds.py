"""Which expressions are a state, and which are the record of a thing, by how they come about."""

from __future__ import annotations

import ast
from collections.abc import Callable

from tests.games.naming.modules import Module, Modules
from tests.games.naming.scopes import annotation, bound, parameter_of, part

#: What gives the elements of its argument, or a copy of it.
_COPIES = ("dict", "tuple", "list", "sorted")
#: How a state gives its records, and which part of each element is the record.
_GIVES = {("items", (1,)), ("values", ())}


class Kinds:
    """Tells states and records from everything else in ``modules``."""

    def __init__(self, modules: Modules) -> None:
        self.modules = modules
        self._asking: set[tuple[int, str]] = set()

    def is_state(self, module: Module, node: ast.expr) -> bool:
        """Whether ``node`` is a ``State``."""
        match node:
            case ast.Attribute(attr="state") | ast.Call(func=ast.Attribute(attr="fork")):
                return True
            case ast.Call(func=function):
                return self._returns(module, function) == "State"
            case ast.BoolOp(values=choices):
                return any(self.is_state(module, choice) for choice in choices)
            case ast.Name(id="state"):
                return True
            case ast.Name():
                return _passed(module, node) == "State" or self._assigned(
                    module, node, self.is_state
                )
            case _:
                return False

    def is_thing(self, module: Module, node: ast.expr) -> bool:
        """Whether ``node`` is a ``Thing``, or a copy of one."""
        match node:
            case ast.Subscript(value=ast.Attribute(attr="things")):
                return True
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="things"), attr="get")):
                return True
            case ast.Call(func=ast.Name(id="dict"), args=[inner]):
                return self.is_thing(module, inner)
            case ast.Call(func=function):
                return self._returns(module, function) == "Thing"
            case ast.BoolOp(values=choices):
                return any(self.is_thing(module, choice) for choice in choices)
            case ast.IfExp(body=body, orelse=other):
                return self.is_thing(module, body) or self.is_thing(module, other)
            case ast.Name():
                return (
                    _passed(module, node) == "Thing"
                    or _one_of_things(module, node)
                    or self._assigned(module, node, self.is_thing)
                )
            case _:
                return False

    def is_name(self, module: Module, node: ast.Name) -> bool:
        """Whether ``node`` is the name of an attribute that a loop over a record gives."""
        return any(
            one.each and not one.path and self.is_thing(module, one.expression)
            for one in bound(module, node)
        )

    def _assigned(
        self, module: Module, node: ast.Name, wanted: Callable[[Module, ast.expr], bool]
    ) -> bool:
        """Whether anything that is assigned to ``node`` is ``wanted``."""
        asking = (id(module.function(node)), node.id)
        if asking in self._asking:
            return False
        self._asking.add(asking)
        values = [part(one.expression, one.path) for one in bound(module, node) if not one.each]
        answer = any(value is not None and wanted(module, value) for value in values)
        self._asking.remove(asking)
        return answer

    def _returns(self, module: Module, function: ast.expr) -> str:
        """The annotation of what a function of the same rooms returns."""
        name = function.id if isinstance(function, ast.Name) else ""
        home, there = module.imported.get(name, (module.name, name))
        known = self.modules.by_name.get(home)
        node = known.functions.get(there) if known else None
        return ast.unparse(node.returns) if node is not None and node.returns else ""


def _one_of_things(module: Module, node: ast.Name) -> bool:
    for expression, each, path in bound(module, node):
        while isinstance(expression, ast.Call) and _copies(expression):
            expression = expression.args[0]
        match expression:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="things"), attr=how)):
                if each and (how, path) in _GIVES:
                    return True
    return False


def _copies(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in _COPIES


def _passed(module: Module, node: ast.Name) -> str:
    """The type of the parameter that ``node`` is."""
    function = parameter_of(module, node)
    return annotation(function, node.id) if function else ""
