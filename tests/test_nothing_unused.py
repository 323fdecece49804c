"""Nothing in the package is there for nobody: every name of a module is read somewhere.

What a decorator registers is used by its row, and what a registry or another program reads by a
name of its own stands in ``BY_OTHERS`` with who that is.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache

from tests.calls import trees, walked

#: Name → who reads it, where that is no module of the package.
BY_OTHERS = {
    ("__init__.py", "sit"): "programs: a table in Python",
    ("places.py", "REASONS"): "the catalogue: what an operating system says of files",
    ("facts/card_file.py", "WRONG"): "the catalogue: what a reader of TOML says",
    ("cards/data/records.py", "WRONG"): "the catalogue: what a reader of JSON says",
    ("render/kinds.py", "KNOWN"): "tests: all that can be put into words",
    ("games/arkham_lcg/attributes.py", "ATTRIBUTES"): "tests: every attribute is declared",
    ("games/arkham_lcg/brought_about.py", "brought_about"): "tests: what has come about is told",
    ("engine/use.py", "USE"): "games whose abilities are used without further ado",
}


def _defined(tree: ast.Module) -> Iterator[str]:
    """What a module defines at its top, but for what a decorator takes."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if not node.decorator_list:
                yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def _read(tree: ast.Module) -> Iterator[str]:
    """Every name that a module reads: as a name, as an attribute, or in a quoted annotation."""
    for node in walked(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def _imported() -> Counter[tuple[str, str]]:
    """(Module, name) → how often a module of the package imports it."""
    return Counter(
        (node.module or "", alias.name)
        for tree in trees().values()
        for node in walked(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    )


def _unused() -> set[tuple[str, str]]:
    attributes = {
        node.attr
        for tree in trees().values()
        for node in walked(tree)
        if isinstance(node, ast.Attribute)
    }
    found = set()
    for path, tree in trees().items():
        dotted = "rulesref." + path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        read = set(_read(tree)) | attributes
        found |= {
            (path, name)
            for name in _defined(tree)
            if not name.startswith("__") and name not in read and not _imported()[dotted, name]
        }
    return found


def test_every_name_of_a_module_is_read() -> None:
    assert _unused() == set(BY_OTHERS)


def test_a_name_that_nobody_reads_is_found() -> None:
    tree = ast.parse("_LEFT = 1\n_READ = 2\ndef f(): return _READ\n@row\ndef g(): ...\n")
    assert set(_defined(tree)) - set(_read(tree)) == {"_LEFT", "f"}
