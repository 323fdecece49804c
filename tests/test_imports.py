"""Who may import whom: one table, walked over every module."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulesref

PACKAGE = Path(rulesref.__file__).parent

_NOUNS = {"errors", "entries", "place"}
_READING = _NOUNS | {"sources", "parse", "corpus"}
_BOOK = _READING | {"link", "book_file", "library", "search", "charts", "cards"}
_USER = _BOOK | {"book", "build", "bundled", "store"}

#: Part of the package → the parts that it may import, besides itself. The order of the rows is
#: that of the two streams: rulebooks to answers first, cases to rulings after.
MAY = {
    "errors": set(),
    "place": set(),
    "entries": {"errors"},
    "sources": _NOUNS,
    "store": _NOUNS,
    "charts": _NOUNS,
    "parse": _NOUNS | {"sources"},
    "corpus": _NOUNS | {"sources", "parse"},
    "link": _NOUNS | {"sources", "parse", "corpus"},
    "book_file": _NOUNS,
    "library": _NOUNS | {"sources", "parse", "corpus", "link", "book_file"},
    "search": _NOUNS | {"sources", "parse", "corpus", "link", "library"},
    "engine": {"errors"},
    "games": _NOUNS | {"engine"},
    "cards": _NOUNS | {"engine", "games", "sources", "parse"},
    "rulings": _NOUNS | {"engine", "games", "cards", "library", "search", "charts"},
    "book": _BOOK,
    "build": _BOOK,
    "bundled": _BOOK | {"build"},
    "shelf": _USER | {"opening"},
    "opening": _USER | {"shelf"},
    "render": _NOUNS | {"charts"},
}
#: Those who may import everything.
_TOP = {"cli", "__main__", "__init__"}


def part_of(path: Path) -> str:
    """The part of the package that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if not part_of(path).startswith("_data")]


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, part of the package) of every import at run time; those for type checkers are free."""
    free = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in free:
            continue
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            module = node.module or ""
            names = [f"rulesref.{a.name}" for a in node.names] if module == "rulesref" else [module]
        else:
            continue
        for name in names:
            if name.startswith("rulesref."):
                part = name.split(".")[1]
                if part != "__version__":
                    yield node.lineno, part


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nobody_imports_what_it_may_not(path):
    part = part_of(path)
    if part in _TOP:
        return
    assert part in MAY, f"{part} has no row in the table"
    tree = ast.parse(path.read_text("utf-8"))
    wrong = [
        f"line {line}: {other}" for line, other in imports(tree) if other not in {part, *MAY[part]}
    ]
    assert not wrong, f"{part} imports what it may not"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_command_line_prints(path):
    if part_of(path) == "cli" or path.name == "__main__.py":
        return
    calls = [
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)
    ]
    printing = [c.lineno for c in calls if isinstance(c.func, ast.Name) and c.func.id == "print"]
    assert not printing


def test_the_table_has_no_circle_but_the_one_between_opening_and_shelf():
    """What imports and what is imported can be put in one order."""
    left = {part: set(others) - {"opening", "shelf"} for part, others in MAY.items()}
    while left:
        free = [part for part, others in left.items() if not others & left.keys()]
        assert free, f"a circle among {sorted(left)}"
        for part in free:
            del left[part]


def test_the_table_has_no_row_for_nothing():
    assert set(MAY) <= {part_of(path) for path in MODULES}


HOT = [
    "rulesref.cli.running",
    "rulesref.cli.front_door",
    "rulesref.cli.search",
    "rulesref.cli.show",
]


@pytest.mark.parametrize("module", [*HOT, "rulesref.cli.errata", "rulesref.store"])
def test_the_hot_paths_load_nothing_heavy(module):
    import subprocess
    import sys

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
    }
    heavy |= {"platformdirs", "subprocess", "tempfile", "shutil", "importlib.metadata", "tomllib"}
    base = subprocess.run(
        [sys.executable, "-c", "import sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert not heavy & (set(ran.stdout.split()) - set(base.stdout.split()))
