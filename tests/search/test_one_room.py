"""Nothing in the package reads what could run, but the one place that admits data alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import rulesref
from tests.calls import tree_of, walked

PACKAGE = Path(rulesref.__file__).parent
MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if "_data" not in path.parts]

#: Everything of whoosh that is used, and where. None of it unpickles as it is used there.
WHOOSH = {
    "search/backend.py": {
        "whoosh.codec.whoosh3.W3Codec",
        "whoosh.fields",
        "whoosh.filedb.filestore.RamStorage",
    },
    "search/weighed.py": {"whoosh.fields.FieldType", "whoosh.formats.Existence"},
    "search/words.py": {
        "whoosh.lang.porter2.stem",
        "whoosh.lang.snowball.italian.ItalianStemmer",
    },
}

#: The package's own modules, compiled by the Python that loads them: as good as their sources, which
#: lie in the same folder. No file of a user comes there.
OWN_CODE = {
    "ready.py": ({"marshal"}, {"exec"}),
    "making_ready.py": ({"marshal"}, set()),
    "lean.py": (set(), {"compile"}),
    "told_expressions.py": ({"marshal"}, set()),
}

READERS = {"pickle", "_pickle", "marshal", "shelve", "dbm", "copyreg", "code", "runpy", "yaml"}
RUNNERS = {"eval", "exec", "compile", "__import__"}


def imported(tree: ast.Module) -> Iterator[str]:
    """The full names of everything that a module imports."""
    for node in walked(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def used(tree: ast.Module) -> tuple[set[str], set[str], set[str]]:
    """What a module has of whoosh, of readers that run code, and of calls that do."""
    names = set(imported(tree))
    calls = (node.func for node in walked(tree) if isinstance(node, ast.Call))
    return (
        {name for name in names if name.split(".")[0] == "whoosh"},
        {name.split(".")[0] for name in names} & READERS,
        {call.id for call in calls if isinstance(call, ast.Name)} & RUNNERS,
    )


def test_only_plain_data_is_read() -> None:
    has, may_have = {}, {}
    for path in MODULES:
        place = path.relative_to(PACKAGE).as_posix()
        has[place] = used(tree_of(path))
        pickles = {"pickle"} if place == "search/unpickling.py" else set()
        may_have[place] = (WHOOSH.get(place, set()), *OWN_CODE.get(place, (pickles, set())))
    assert len(has) > 300
    assert {place: use for place, use in has.items() if use != may_have[place]} == {}


def test_what_runs_code_is_seen() -> None:
    code = "import pickle\nfrom whoosh.writing import IndexWriter\nresult = eval('1')\n"
    assert used(ast.parse(code)) == ({"whoosh.writing.IndexWriter"}, {"pickle"}, {"eval"})


def test_the_table_names_only_modules_that_are_there() -> None:
    assert {PACKAGE / place for place in WHOOSH} <= set(MODULES)
