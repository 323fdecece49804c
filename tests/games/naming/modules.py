"""The modules of a few rooms, read as trees: constants, functions, imports, calls."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.calls import tree_of

Function = ast.FunctionDef | ast.AsyncFunctionDef
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


class Module:
    """One module: ``name`` is dotted, ``path`` is below the folder that holds the package."""

    def __init__(self, folder: Path, path: Path) -> None:
        self.path = path.relative_to(folder).as_posix()
        self.name = self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.tree = tree_of(path)
        self.nodes: list[ast.AST] = [self.tree]
        self.parents: dict[ast.AST, ast.AST] = {}
        for node in self.nodes:  # it grows meanwhile: those that stand further out come first
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
                self.nodes.append(child)
        self.constants = dict(_constants(self.tree))
        self.functions = {node.name: node for node in self.nodes if isinstance(node, Function)}
        self.imported = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in self.nodes
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }

    def function(self, node: ast.AST) -> Function | None:
        """The innermost function around ``node``."""
        return next((one for one in self.scopes(node) if isinstance(one, Function)), None)

    def scopes(self, node: ast.AST) -> Iterator[Function | Comprehension]:
        """Every comprehension and function around ``node``, the innermost first."""
        above = self.parents.get(node)
        while above is not None:
            if isinstance(above, Function | Comprehension):
                yield above
            above = self.parents.get(above)


def _constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
            yield node.target.id, node.value
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value


class Modules:
    """All modules of ``rooms`` below ``folder``, by dotted name."""

    def __init__(self, folder: Path, rooms: Iterable[str]) -> None:
        paths = [path for room in rooms for path in sorted((folder / room).rglob("*.py"))]
        self.by_name = {module.name: module for module in (Module(folder, path) for path in paths)}
        self._calls: dict[str, list[tuple[Module, ast.Call]]] = {}
        for module in self:
            for node in module.nodes:
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                    self._calls.setdefault(name, []).append((module, node))

    def __iter__(self) -> Iterator[Module]:
        return iter(self.by_name.values())

    def defined(self, module: Module, name: str) -> tuple[Module, ast.expr] | None:
        """The constant that ``name`` is in ``module``, wherever it is imported from."""
        if name in module.constants:
            return module, module.constants[name]
        home, there = module.imported.get(name, ("", ""))
        return self.defined(self.by_name[home], there) if home in self.by_name else None

    def calls(self, home: Module, function: Function) -> Iterator[tuple[Module, ast.Call]]:
        """Every call of ``function``, which ``home`` defines; of a method, by its name alone."""
        method = isinstance(home.parents[function], ast.ClassDef)
        for module, call in self._calls.get(function.name, ()):
            if isinstance(call.func, ast.Attribute):
                if method or _is_module(module, call.func.value, home):
                    yield module, call
            elif not method and _means(module, function.name, home):
                yield module, call


def _means(module: Module, name: str, home: Module) -> bool:
    return module is home or module.imported.get(name) == (home.name, name)


def _is_module(module: Module, value: ast.expr, home: Module) -> bool:
    named = module.imported.get(value.id, ("", "")) if isinstance(value, ast.Name) else ("", "")
    return ".".join(named) == home.name
