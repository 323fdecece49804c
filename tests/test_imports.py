"""Who may import whom: one table, walked over every module."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

import rulesref
from rulesref.places import corpus_folder
from tests.calls import tree_of, walked

PACKAGE = Path(rulesref.__file__).parent

#: What every room may import. The engine alone takes nothing of it but words, errors and records.
_GROUND = {
    "_version",
    "catalogue",
    "errors",
    "entries",
    "expression",
    "nearest",
    "places",
    "record",
}
_READING = _GROUND | {"digests", "sources", "parse", "corpus"}
_BOOK = _READING | {"cards", "link", "search", "store"}
_ENGINE = _GROUND | {"engine", "games"}
_CASES = _ENGINE | {"wording", "cases", "facts", "corpus"}
_RULINGS = _CASES | {"rulings"}

#: Room → the rooms that it may import, besides itself. The order is that of the two streams:
#: rulebooks to answers first, cases to rulings after. ``games`` are the modules that all games
#: share; a game and its sentences are rooms of their own, walked by their folders.
MAY: dict[str, set[str]] = {
    "_version": set(),
    "record": set(),
    "expression": {"ready"},
    "uncollected": set(),
    "ready": set(),
    "making_ready": {"lean", "ready"},
    "lean": set(),
    "all_below": set(),
    "told_expressions": {"expression", "games", "rulings", "sentences", "wording"},
    "catalogue": {"record"},
    "errors": {"catalogue", "record"},
    "entries": {"errors", "record"},
    "digests": {"entries"},
    "nearest": {"errors", "entries"},
    "places": {"errors", "catalogue", "record"},
    "sources": _GROUND,
    "store": _GROUND,
    "parse": _GROUND | {"sources"},
    "corpus": _READING | {"ready"},
    "cards": _READING,
    "link": _READING,
    "search": _READING | {"link", "ready"},
    "book": _BOOK | {"uncollected"},
    "upkeep": _READING | {"cards"},
    "engine": {"catalogue", "errors", "record", "uncollected"},
    "games": _ENGINE,
    "games/arkham_lcg": _ENGINE | {"all_below"},
    "facts": _ENGINE | {"cards", "ready"},
    "library": _ENGINE | {"cards", "facts", "sources", "store"},
    "wording": _GROUND | {"ready"},
    "cases": _GROUND,
    "rulings": _CASES | {"uncollected"},
    "sentences": _RULINGS,
    "sentences/any_game": _RULINGS | {"sentences"},
    "sentences/arkham_lcg": _RULINGS
    | {"all_below", "sentences", "sentences/any_game", "games/arkham_lcg"},
    "render": _GROUND | {"corpus"},
    "session": _RULINGS | {"sentences"},
    "answers": _RULINGS | {"book", "cards", "search", "sentences", "session"},
    "compare": _RULINGS | {"book", "link", "search", "sentences"},
    "pages": _BOOK | _RULINGS | {"book", "compare", "library", "sentences"},
    "reports": _RULINGS | {"book", "digests", "sentences", "session"},
    "jobs": _GROUND,
}
#: Rooms that nobody has moved into yet.
TO_COME: set[str] = set()
#: Those who may import everything; only they print.
_TOP = {"cli", "web", "pipeline", "__main__", "__init__"}
#: Arrows that are still there and must not be, with the number of imports: it may only fall.
STILL: dict[tuple[str, str], int] = {}


def room_of(module: str) -> str:
    """The room of a module, given by its dotted name without that of the package."""
    parts = module.split(".")
    if parts[0] in ("games", "sentences") and (PACKAGE / parts[0] / "/".join(parts[1:2])).is_dir():
        return "/".join(parts[:2])
    return parts[0]


def name_of(path: Path) -> str:
    """The dotted name of the module at ``path``, without that of the package."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if not name_of(path).startswith("_data")]
#: The names of all modules.
KNOWN = frozenset(map(name_of, MODULES))


class Code(NamedTuple):
    """What is asked of a module's code, which is read once."""

    imports: tuple[tuple[int, str], ...]
    named: frozenset[str]
    hidden: tuple[int, ...]
    prints: tuple[int, ...]


@cache
def code_of(path: Path) -> Code:
    """What stands in the module at ``path``."""
    nodes = walked(tree_of(path))
    return Code(
        tuple(dict.fromkeys(imports(nodes))),
        frozenset(modules_named(nodes)),
        tuple(packages_in_strings(nodes)),
        tuple(prints(nodes)),
    )


def nodes_of(text: str) -> tuple[ast.AST, ...]:
    """All that ``text`` consists of."""
    return tuple(ast.walk(ast.parse(text)))


def _asks_for_types(test: ast.expr) -> bool:
    names = (getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(test))
    return "TYPE_CHECKING" in names


def imports(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """(line, room) of every import at run time; those for type checkers are free."""
    free = {
        id(inner)
        for node in nodes
        if isinstance(node, ast.If) and _asks_for_types(node.test)
        for inner in ast.walk(node)
    }
    for node in nodes:
        if id(node) in free:
            continue
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            module = node.module or ""
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in dict.fromkeys(names):
            if name.startswith("rulesref."):
                yield node.lineno, room_of(name.removeprefix("rulesref."))


def arrows() -> Iterator[tuple[str, str, str]]:
    """(room, room that it imports, place) of every import from one room in another."""
    for path in MODULES:
        room = room_of(name_of(path)) if path != PACKAGE / "__init__.py" else "__init__"
        for line, other in code_of(path).imports:
            if other != room:
                yield room, other, f"{path.relative_to(PACKAGE)}:{line}"


def test_no_room_imports_one_that_it_may_not():
    wrong: dict[tuple[str, str], list[str]] = {}
    for room, other, place in arrows():
        if room not in _TOP:
            assert room in MAY, f"{room} has no row in the table"
            if other not in MAY[room]:
                wrong.setdefault((room, other), []).append(place)
    more = {arrow: places for arrow, places in wrong.items() if len(places) > STILL.get(arrow, 0)}
    assert not more, "a room imports what it may not"
    assert {arrow: len(places) for arrow, places in wrong.items()} == STILL, "take it out of STILL"


#: The name of a module as a string.
_HIDDEN = re.compile(
    rf"rulesref\.(?:{'|'.join(sorted(room for room in MAY if '/' not in room))})(?:\.\w+)*"
)


def packages_in_strings(nodes: Iterable[ast.AST]) -> Iterator[int]:
    """The lines of strings that name a package."""
    for node in nodes:
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and _HIDDEN.fullmatch(text):
            yield node.lineno


def test_no_package_is_named_inside_a_string():
    """An import that no import statement tells would be an arrow that nobody sees."""
    named = [
        f"{path.relative_to(PACKAGE)}:{line}" for path in MODULES for line in code_of(path).hidden
    ]
    assert not named
    assert list(packages_in_strings(nodes_of("load(\n'rulesref.engine.state')"))) == [2]


def prints(nodes: Iterable[ast.AST]) -> Iterator[int]:
    """The lines that call ``print``."""
    for node in nodes:
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id == "print":
            yield node.lineno


def test_only_the_command_line_prints():
    silent = [
        path
        for path in MODULES
        if room_of(name_of(path)) not in ("cli", "web") and path.name != "__main__.py"
    ]
    assert len(silent) > 300
    printing = {str(path.relative_to(PACKAGE)): code_of(path).prints for path in silent}
    assert {name: places for name, places in printing.items() if places} == {}


def test_a_print_is_seen():
    code = "def f():\n    return print(1)\nprinted = str.print\n"
    assert list(prints(nodes_of(code))) == [2]


def test_the_table_has_no_circle():
    """What imports and what is imported can be put in one order."""
    left = {room: set(others) for room, others in MAY.items()}
    while left:
        free = [room for room, others in left.items() if not others & (left.keys() - {room})]
        assert free, f"a circle among {sorted(left)}"
        for room in free:
            del left[room]


#: Folders in which two modules may know each other by their types: a state has rules, and rules
#: speak of states; an ability that is told tells abilities.
_MUTUAL = ("engine.", "facts.telling.")


def modules_named(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The modules that a module names in its imports, wherever they stand in it."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rulesref."):
            module = (node.module or "").removeprefix("rulesref.")
            for alias in node.names:
                inner = f"{module}.{alias.name}"
                yield inner if inner in KNOWN else module


def test_no_modules_go_in_a_circle():
    """Not even by an import inside a function, or one for the type checker alone."""
    graph = {
        name: code_of(path).named - {name}
        for path in MODULES
        if not (name := name_of(path)).startswith(_MUTUAL)
    }
    assert sum(map(len, graph.values())) > 3000
    list(TopologicalSorter(graph).static_order())


def test_every_room_of_the_table_is_there_or_to_come():
    rooms = {room_of(name_of(path)) for path in MODULES}
    assert set(MAY) - TO_COME <= rooms
    assert not TO_COME & rooms, "it has come: take it out of TO_COME"


HOT = [
    "rulesref.cli.running",
    "rulesref.cli.front_door",
    "rulesref.cli.search",
    "rulesref.cli.show",
    "rulesref.cli.compare",
]


@pytest.mark.parametrize("module", [*HOT, "rulesref.cli.errata", "rulesref.store"])
def test_the_hot_paths_load_nothing_heavy(module):
    script = f"import sys, {module}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    heavy = {
        "typer",
        "rich",
        "pydantic",
        "dataclasses",
        "markdown_it",
        "gherkin",
        "whoosh",
        "inspect",
        "typing",
    }
    heavy |= {"platformdirs", "subprocess", "tempfile", "shutil", "importlib.metadata", "tomllib"}
    base = subprocess.run(
        [sys.executable, "-c", "import sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert not heavy & (set(ran.stdout.split()) - set(base.stdout.split()))


#: What a replay has no use for: each takes as long to import as thirty modules of its own.
_UNUSED = {"dataclasses", "inspect", "ast", "typing_extensions", "tempfile", "subprocess"}


def test_what_a_replay_loads_makes_no_class_the_slow_way(tmp_path: Path):
    """Six hundred modules are loaded for it: each record is one of ``rulesref.record``.

    Where the home lies is told: what finds the usual place is not ours.
    """
    case = corpus_folder() / "arkham-lcg" / "cases" / "timing" / "nested-sequences.feature"
    script = (
        "import io, sys, typing\n"
        "made, new, out = [], typing.NamedTupleMeta.__new__, sys.stdout\n"
        "def seen(kind, name, bases, body):\n"
        "    made.append(body['__module__'] + '.' + name)\n"
        "    return new(kind, name, bases, body)\n"
        "typing.NamedTupleMeta.__new__ = seen\n"
        "from rulesref.cli.running import run\n"
        "sys.stdout = io.TextIOWrapper(io.BytesIO())\n"
        "status, sys.stdout = run(('replay', sys.argv[1])), out\n"
        "print(status, *[name for name in made if name.startswith('rulesref.')])\n"
        "print(*sys.modules)"
    )
    command = [sys.executable, "-c", script, str(case)]
    home = {**os.environ, "RULESREF_HOME": str(tmp_path)}
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=home)
    slow, loaded = ran.stdout.splitlines()
    assert slow == "0"
    assert not _UNUSED & set(loaded.split())
    assert sum(name.startswith("rulesref.") for name in loaded.split()) > 400
