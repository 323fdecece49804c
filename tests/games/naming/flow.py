"""Which literals an expression can be: through loops, choices, constants, parameters, f-strings."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from tests.games.naming.kinds import Kinds
from tests.games.naming.modules import Function, Module, Modules
from tests.games.naming.scopes import Binding, argument, bound, default, parameter_of, part


class Literal(NamedTuple):
    """A string that the code holds: its value and where it stands."""

    value: str
    module: Module
    node: ast.expr


class Open(NamedTuple):
    """An expression that no literal of the code decides: a word of a card, a slot of an event."""

    module: Module
    node: ast.expr

    @property
    def text(self) -> str:
        """The expression as it is written."""
        return ast.unparse(self.node)


Source = Literal | Open
#: An expression and the module that it stands in.
Placed = tuple[Module, ast.expr]


class Flow:
    """Follows expressions of ``modules`` back to the literals that they can be."""

    def __init__(self, modules: Modules, kinds: Kinds) -> None:
        self.modules = modules
        self.kinds = kinds
        self._following: set[ast.expr] = set()

    def sources(self, module: Module, node: ast.expr) -> set[Source]:
        """Every literal that ``node`` can be, and every open end on the way."""
        if node in self._following:  # a variable that is made out of itself
            return set()
        self._following.add(node)
        try:
            return self._sources(module, node)
        finally:
            self._following.remove(node)

    def _sources(self, module: Module, node: ast.expr) -> set[Source]:
        match node:
            case ast.Constant(value=str(text)):
                return {Literal(text, module, node)}
            case ast.Constant():
                return set()
            case ast.IfExp(body=first, orelse=second):
                return self._all((module, one) for one in (first, second))
            case ast.BoolOp(values=values):
                return self._all((module, one) for one in values)
            case ast.JoinedStr(values=parts):
                return self._joined(module, node, parts)
            case ast.Name():
                return self._named(module, node)
            case ast.Subscript(value=table):
                return self._looked_up(module, node, table)
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, other]):
                return self._looked_up(module, node, table) | self.sources(module, other)
            case _:
                return {Open(module, node)}

    def _all(self, nodes: Iterable[Placed]) -> set[Source]:
        return {source for module, node in nodes for source in self.sources(module, node)}

    def _joined(self, module: Module, node: ast.expr, parts: list[ast.expr]) -> set[Source]:
        """All texts that an f-string comes to; open as a whole where any of its parts is."""
        choices: list[list[str]] = []
        for piece in parts:
            value = piece.value if isinstance(piece, ast.FormattedValue) else piece
            within = self.sources(module, value)
            if any(isinstance(one, Open) for one in within):
                return {Open(module, node)}
            choices.append([one.value for one in within if isinstance(one, Literal)])
        return {Literal("".join(texts), module, node) for texts in product(*choices)}

    def _looked_up(self, module: Module, node: ast.expr, table: ast.expr) -> set[Source]:
        """What a table that the module names holds."""
        held = self._constant(module, table)
        if held is None or not isinstance(held[1], ast.Dict):
            return {Open(module, node)}
        return self._all((held[0], value) for value in held[1].values)

    def _constant(self, module: Module, node: ast.expr) -> Placed | None:
        if isinstance(node, ast.Name):
            local = bound(module, node) or parameter_of(module, node)
            return None if local else self.modules.defined(module, node.id)
        return (module, node) if isinstance(node, ast.Dict | ast.Tuple | ast.List) else None

    def _named(self, module: Module, node: ast.Name) -> set[Source]:
        bindings = bound(module, node)
        if bindings:
            return {source for binding in bindings for source in self._bound(module, node, binding)}
        function = parameter_of(module, node)
        if function is not None:
            return self._passed(module, function, node)
        constant = self.modules.defined(module, node.id)
        return self.sources(*constant) if constant else {Open(module, node)}

    def _bound(self, module: Module, node: ast.Name, binding: Binding) -> set[Source]:
        whole = [(module, binding.expression)]
        values = self._elements(*whole[0]) if binding.each else whole
        if values is None:
            return {Open(module, node)}
        parts = [(home, part(value, binding.path)) for home, value in values]
        out = self._all((home, value) for home, value in parts if value is not None)
        return out | {Open(module, node) for _, value in parts if value is None}

    def _elements(self, module: Module, node: ast.expr) -> list[Placed] | None:
        """The expressions that a loop over ``node`` gives; ``None`` where nobody can tell.

        The names of a record are names of attributes already: a loop over one gives nothing new.
        """
        if self.kinds.is_thing(module, node):
            return []
        match node:
            case ast.Tuple(elts=each) | ast.List(elts=each) | ast.Set(elts=each):
                return self._spread(module, each)
            case ast.Dict(keys=keys):
                return [(module, key) for key in keys if key is not None]
            case ast.Call(func=ast.Name(id="tuple" | "list" | "sorted"), args=[inner]):
                return self._elements(module, inner)
            case ast.Call(func=ast.Attribute(value=table, attr="items"), args=[]):
                return [] if self.kinds.is_thing(module, table) else self._pairs(module, table)
            case ast.Name():
                constant = self._constant(module, node)
                return self._elements(*constant) if constant else None
            case _:
                return None

    def _spread(self, module: Module, each: list[ast.expr]) -> list[Placed] | None:
        out: list[Placed] = []
        for node in each:
            inner = (
                self._elements(module, node.value)
                if isinstance(node, ast.Starred)
                else [(module, node)]
            )
            if inner is None:
                return None
            out += inner
        return out

    def _pairs(self, module: Module, table: ast.expr) -> list[Placed] | None:
        held = self._constant(module, table)
        if held is None or not isinstance(held[1], ast.Dict):
            return None
        pairs = zip(held[1].keys, held[1].values, strict=True)
        return [(held[0], ast.Tuple([key, value])) for key, value in pairs if key is not None]

    def _passed(self, module: Module, function: Function, node: ast.Name) -> set[Source]:
        """What the callers of ``function`` pass; open where something else calls it too."""
        if function.decorator_list or module.function(function) is not None:
            return {Open(module, node)}
        out: set[Source] = set()
        for home, call in self.modules.calls(module, function):
            passed = argument(module, function, call, node.id)
            out |= self.sources(home, passed) if passed is not None else set()
        unsaid = default(function, node.id)
        out |= self.sources(module, unsaid) if unsaid is not None else set()
        return out or {Open(module, node)}
