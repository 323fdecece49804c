"""Every place at which a module reads or writes an attribute of a thing, in each form there is."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rulesref.uncollected import uncollected
from tests.games.naming.flow import Flow, Literal, Open, Source
from tests.games.naming.kinds import Kinds
from tests.games.naming.modules import Module, Modules
from tests.games.naming.scopes import bound

#: The rooms whose modules read and write attributes.
_NAMES = ("engine", "facts", "games", "rulings", "sentences")
ROOMS = tuple(f"rulesref/{name}" for name in _NAMES)
#: The module that keeps the records: its names are those that others give it.
_KEEPER = "rulesref.engine.records"


class Mention(NamedTuple):
    """An expression that names an attribute, and what is done with it: "read" or "written"."""

    module: Module
    node: ast.expr
    deed: str


@cache
def places_of(folder: Path) -> Places:
    """The reads and writes of all modules of ``ROOMS``, looked for once for all tests.

    Their trees are kept, and whoever looks for circles in memory need not look through them.
    """
    with uncollected():
        places = Places(Modules(folder, ROOMS))
        gc.freeze()
    return places


class Keyword(NamedTuple):
    """The name of a keyword, which is written."""

    name: str
    module: Module
    node: ast.keyword


class Places:
    """The reads and writes of ``modules``."""

    def __init__(self, modules: Modules) -> None:
        self.modules = modules
        self.kinds = Kinds(modules)
        self.flow = Flow(modules, self.kinds)
        self.mentions: list[Mention] = []
        self.keywords: list[Keyword] = []
        for module in modules:
            if module.name != _KEEPER:
                for node in module.nodes:
                    self._look(module, node)

    def sources(self, deed: str) -> Iterator[tuple[Mention, Source]]:
        """Every mention with each thing that it can be."""
        for mention in self.mentions:
            if mention.deed == deed:
                for source in self.flow.sources(mention.module, mention.node):
                    yield mention, source

    def names(self, deed: str) -> dict[str, list[str]]:
        """Attribute → where the literals of the code are by which it is read, or written."""
        out: dict[str, list[str]] = {}
        for _, source in self.sources(deed):
            if isinstance(source, Literal):
                out.setdefault(source.value, []).append(place(source.module, source.node))
        if deed == "written":
            for name, module, node in self.keywords:
                out.setdefault(name, []).append(place(module, node))
        return out

    def open_ends(self, deed: str) -> dict[tuple[str, str], list[str]]:
        """(module, expression) → the mentions that no literal of the code decides."""
        out: dict[tuple[str, str], list[str]] = {}
        for mention, source in self.sources(deed):
            if isinstance(source, Open):
                key = (source.module.path, source.text)
                out.setdefault(key, []).append(place(mention.module, mention.node))
        return out

    def _look(self, module: Module, node: ast.AST) -> None:
        match node:
            case ast.Call(func=ast.Attribute(value=of, attr="get"), args=[first, *more]):
                if self.kinds.is_thing(module, of):
                    self.mentions.append(Mention(module, first, "read"))
                elif more and self.kinds.is_state(module, of):
                    self.mentions.append(Mention(module, more[0], "read"))
            case ast.Call(func=ast.Attribute(value=of, attr="put"), keywords=keywords):
                if self.kinds.is_state(module, of):
                    self._write(module, keywords, ())
            case ast.Call(func=ast.Name(id="Thing"), args=[held]):
                self._write_all(module, held)
            case ast.Subscript(value=of, slice=name):
                if self.kinds.is_thing(module, of):
                    self.mentions.append(Mention(module, name, "read"))
            case ast.Compare(left=left, ops=[operator], comparators=[of]):
                self._compare(module, left, operator, of)

    def _compare(
        self, module: Module, left: ast.expr, operator: ast.cmpop, right: ast.expr
    ) -> None:
        """``"x" in thing``; or ``name != "x"``, ``name in ("x", "y")`` for a name that it has."""
        if isinstance(operator, ast.In | ast.NotIn) and self.kinds.is_thing(module, right):
            self.mentions.append(Mention(module, left, "read"))
        elif isinstance(left, ast.Name) and self.kinds.is_name(module, left):
            for home, node in self.flow.elements(module, right) or [(module, right)]:
                self.mentions.append(Mention(home, node, "read"))

    def _write(
        self, module: Module, keywords: list[ast.keyword], parameters: tuple[str, ...]
    ) -> None:
        for keyword in keywords:
            if keyword.arg is None:
                self._write_all(module, keyword.value)
            elif keyword.arg not in parameters:
                self.keywords.append(Keyword(keyword.arg, module, keyword))

    def _write_all(self, module: Module, value: ast.expr) -> None:
        """Every name that the mapping ``value`` holds; those of a record are known already."""
        if self.kinds.is_thing(module, value):
            return
        match value:
            case ast.Dict(keys=keys):
                self.mentions += [Mention(module, key, "written") for key in keys if key]
            case ast.DictComp(key=key):
                self.mentions.append(Mention(module, key, "written"))
            case ast.Name():
                self._write_named(module, value)
            case _:
                self.mentions.append(Mention(module, value, "written"))

    def _write_named(self, module: Module, value: ast.Name) -> None:
        """A mapping that a function has made, or what its callers pass beyond its parameters."""
        made = [one.expression for one in bound(module, value)]
        function = module.function(value)
        if made and all(isinstance(one, ast.Dict | ast.DictComp) for one in made):
            for one in made:
                self._write_all(module, one)
        elif function is not None and _takes_any(function.args, value.id):
            known = tuple(one.arg for one in (*function.args.args, *function.args.kwonlyargs))
            for home, call in self.modules.calls(module, function):
                self._write(home, call.keywords, known)
        else:
            self.mentions.append(Mention(module, value, "written"))


def _takes_any(arguments: ast.arguments, name: str) -> bool:
    return arguments.kwarg is not None and arguments.kwarg.arg == name


def place(module: Module, node: ast.expr | ast.keyword) -> str:
    """Where ``node`` stands, as errors say it."""
    return f"{module.path}:{node.lineno}:{node.col_offset + 1}"
