"""One name, one thing: no two classes of a room are called the same.

A room is a folder of the package. What a module keeps for itself does not count.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping

from tests.calls import trees


def _called_alike(modules: Iterable[tuple[str, ast.Module]]) -> Mapping[str, list[str]]:
    """Room and name of a class → the modules that define one, where several do."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, tree in modules:
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[f"{path.partition('/')[0]}: {node.name}"].append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def test_no_two_classes_of_a_room_are_called_the_same() -> None:
    assert _called_alike(trees().items()) == {}


def test_two_of_one_name_are_found() -> None:
    one = ast.parse("class Told: ...\nclass _Own: ...\n")
    assert _called_alike([("a/b.py", one), ("a/c/d.py", one), ("e/f.py", one)]) == {
        "a: Told": ["a/b.py", "a/c/d.py"]
    }
