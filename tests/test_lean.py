"""What a wheel ships of a module has no more than a command asks for, and does the same."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import rulesref
from rulesref import making_ready
from rulesref.book.book import Book
from rulesref.lean import lean
from rulesref.rulings.ruling import Ruling
from rulesref.session.session import Session

#: Sources, and the names that they must not name any more; ``seen`` is what they come to.
SOURCES = {
    "annotations of functions": (
        "def f(a: Unknown, *b: Unknown) -> Unknown:\n    c: Unknown = a\n    return c\nseen = f(1)\n",
        {"Unknown"},
    ),
    "annotations of a module": ("seen: Unknown = 1\nother: Unknown\n", {"Unknown", "other"}),
    "a block for type checkers": (
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from nowhere import nothing\nelse:\n    seen = 1\n",
        {"nowhere", "typing", "TYPE_CHECKING"},
    ),
    "a text of a module, a class and a function": (
        '"""told"""\nclass C:\n    """told"""\n    def f(self):\n        """told"""\n'
        "seen = 1 if C.f.__doc__ is None and C.__doc__ is None else 0\n",
        {"told"},
    ),
    "names of typing that only annotations name": (
        "from typing import Any, cast\ndef f(a: Any) -> Any:\n    return cast(int, a)\nseen = f(1)\n",
        {"Any"},
    ),
}
HEAD = "from __future__ import annotations\n"


def run(source: str) -> tuple[dict[str, Any], str]:
    """The names of the module once it has run, and all that its code names."""
    code = lean(source.encode(), "a.py")
    names = {"__name__": "a"}
    exec(code, names)
    return names, _all_named(code)


def _all_named(code: Any) -> str:
    return " ".join(
        [
            *code.co_names,
            *code.co_varnames,
            *(_all_named(one) if hasattr(one, "co_names") else repr(one) for one in code.co_consts),
        ]
    )


@pytest.mark.parametrize("what", SOURCES)
def test_it_names_no_more_than_runs(what):
    source, gone = SOURCES[what]
    text = '"""told"""\n' + HEAD + source.removeprefix('"""told"""\n')
    names, named = run(text)
    assert names["seen"] == 1
    assert not [name for name in (*gone, "__future__", "told") if name in named]


def test_what_is_asked_for_stays():
    """Fields of classes, parameters that verbs read, and the texts of rows."""
    names, _ = run(
        HEAD + "from typing import Annotated, Any\n"
        "class C:\n    a: Any = 1\n"
        'def f(a: Annotated[int, "b"]):\n    pass\n'
        'def row(function):\n    return function\n@row\ndef told():\n    """what it means"""\n'
    )
    assert names["C"].__annotations__ == {"a": "Any"}
    assert names["f"].__annotations__ == {"a": "Annotated[int, 'b']"}
    assert names["told"].__doc__ == "what it means"
    assert {"Annotated", "Any"} <= set(names)


def test_without_the_import_from_the_future_annotations_of_classes_are_values():
    names, _ = run("class C:\n    a: int = 1\n")
    assert names["C"].__annotations__ == {"a": int}


@pytest.mark.parametrize("within", sorted(making_ready._ASKED))
def test_what_programs_are_given_says_what_it_is(within):
    """They ask for help on the book, on rulings and on a table."""
    source = (Path(rulesref.__file__).parent / within).read_bytes()
    shipped = making_ready._compiled(within, source)
    tree = ast.parse(source)
    texts = [ast.get_docstring(tree, clean=False)]
    texts += [
        ast.get_docstring(node, clean=False)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    named = _all_named(shipped)
    assert all(repr(text) in named for text in texts if text)
    for given in (Book, Ruling, Session):
        assert given.__module__.removeprefix("rulesref.").replace(".", "/") + ".py" in (
            making_ready._ASKED
        )
