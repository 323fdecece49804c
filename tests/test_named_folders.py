"""Nothing but ``named_folders`` reads where the user's own files lie, so that a fresh machine skips it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.named_folders import CARDS, HOLDS, folder_of, needs

TESTS = Path(__file__).parent


def reads(tree: ast.AST) -> Iterator[int]:
    """The lines in which a variable's name is looked up in the environment, or asked for in it."""
    for node in ast.walk(tree):
        parts: list[ast.AST] = []
        if isinstance(node, ast.Subscript):
            parts = [node.slice]
        elif isinstance(node, ast.Compare) and "environ" in ast.unparse(node.comparators[0]):
            parts = [node.left]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            parts = list(node.args) if node.func.attr in {"get", "getenv"} else []
        for part in parts:
            if isinstance(part, ast.Constant) and part.value in HOLDS:
                yield part.lineno


def test_only_one_module_reads_the_variables() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        for text in [path.read_text("utf-8")]
        if any(variable in text for variable in HOLDS)
        for line in reads(ast.parse(text))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "os.environ['RULESREF_CARDS']",
        "environ.get('RULESREF_CARDS')",
        "'RULESREF_CARDS' in environ",
    ],
)
def test_each_way_of_reading_them_is_seen(text: str) -> None:
    assert list(reads(ast.parse(text))) == [1]


@pytest.mark.parametrize("variable", HOLDS)
def test_whoever_asks_is_skipped_where_it_is_unset(
    variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(variable, raising=False)
    with pytest.raises(pytest.skip.Exception, match=variable):
        folder_of(variable)
    assert needs(variable).args == (True,)


def test_the_compiler_is_tried_on_a_fresh_machine_too() -> None:
    """The tests that once failed there: without card data each is skipped or passes."""
    environment = {name: value for name, value in os.environ.items() if name not in HOLDS}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-rs", "--benchmark-disable", "--no-header",
         str(TESTS / "facts" / "compiler")],
        cwd=TESTS.parent, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert f"{CARDS} names no folder" in ran.stdout
