"""The switches of the editions: cited, closed, and compared with nothing that they cannot say."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import rulesref
from rulesref.corpus.game import read_game
from rulesref.games.arkham_lcg.rules import STAGES
from rulesref.games.arkham_lcg.switches import EDITIONS, READINGS, SWITCHES
from rulesref.games.arkham_lcg.table import new_game
from rulesref.games.edition import Switch, switch
from rulesref.places import corpus_folder

PACKAGE = Path(rulesref.__file__).parent
IDS = frozenset((corpus_folder() / "arkham-lcg" / "ids.lock").read_text("utf-8").split())
SOURCES = [path for path in sorted(PACKAGE.rglob("*.py")) if "switch(" in path.read_text("utf-8")]
#: Read as the tables of an edition are made, and by nothing that is played.
BUILT_IN = {"at-if"}


@pytest.mark.parametrize("row", SWITCHES.values(), ids=lambda row: row.name)
def test_every_row_says_what_it_decides(row: Switch) -> None:
    assert row.cites
    assert set(row.cites) <= IDS
    assert row.means.endswith(".")


@pytest.mark.parametrize("row", SWITCHES.values(), ids=lambda row: row.name)
def test_every_value_is_said_by_an_edition_or_a_reading(row: Switch) -> None:
    said = {*row.editions.values(), *(v for one in row.open for v in one.values.values())}
    assert said == set(row.values)
    assert len(said) > 1, "what never differs is no switch"


def test_the_editions_are_those_of_the_corpus() -> None:
    """In their order, too: the first is in force where a table says nothing."""
    assert read_game(corpus_folder() / "arkham-lcg" / "game.toml").editions == EDITIONS


def test_every_order_of_the_stages_is_a_value() -> None:
    assert set(STAGES) == set(SWITCHES["at-if"].values)


def test_every_reading_names_its_row() -> None:
    assert all(SWITCHES[one.switch].open for one in READINGS.values())


def test_an_unknown_switch() -> None:
    with pytest.raises(LookupError, match="no switch is called 'surge-ordr'; there is surge-order"):
        switch(new_game(), "surge-ordr")


def test_an_unknown_edition() -> None:
    with pytest.raises(LookupError, match="no edition is called '2061'"):
        new_game("2061")


class Read(ast.NodeVisitor):
    """Every read of a switch in a module: the names, and what is wrong with its use."""

    def __init__(self, source: str) -> None:
        self.names: set[str] = set()
        self.wrong: list[str] = []
        self.parents: dict[ast.AST, ast.AST] = {}
        #: Function → variable → the row whose value it holds.
        self.holds: dict[ast.AST, dict[str, Switch]] = {}
        tree = ast.parse(source)
        for node in ast.walk(tree):
            self.parents |= dict.fromkeys(ast.iter_child_nodes(node), node)
        self.visit(tree)
        for function, variables in self.holds.items():
            for node in ast.walk(function):
                if (
                    isinstance(node, ast.Name)
                    and isinstance(node.ctx, ast.Load)
                    and node.id in variables
                ):
                    self.judge(node, variables[node.id])

    def visit_Call(self, call: ast.Call) -> None:
        self.generic_visit(call)
        if not (isinstance(call.func, ast.Name) and call.func.id == "switch"):
            return
        name = call.args[1]
        if not isinstance(name, ast.Constant) or name.value not in SWITCHES:
            self.wrong.append(f"line {call.lineno}: no switch is called {ast.unparse(name)}")
            return
        self.names.add(name.value)
        parent = self.parents[call]
        if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Name):
            variables = self.holds.setdefault(self.function(call), {})
            variables[parent.targets[0].id] = SWITCHES[name.value]
        else:
            self.judge(call, SWITCHES[name.value])

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.generic_visit(node)
        if isinstance(node.value, ast.Attribute) and node.value.attr == "switches":
            self.wrong.append(f"line {node.lineno}: read it with switch(state, name)")

    def function(self, node: ast.AST) -> ast.AST:
        while not isinstance(node, ast.FunctionDef):
            node = self.parents[node]
        return node

    def judge(self, value: ast.expr, row: Switch) -> None:
        """A value is compared with words that it can be; one of yes and no may stand alone."""
        parent = self.parents[value]
        if not isinstance(parent, ast.Compare):
            if set(row.values) != {False, True}:
                self.wrong.append(f"line {value.lineno}: a word of {row.name!r} is never false")
            return
        for other in (parent.left, *parent.comparators):
            if other is value:
                continue
            for word in words(other):
                if word not in row.values:
                    self.wrong.append(f"line {value.lineno}: {row.name!r} is never {word!r}")


def words(node: ast.expr) -> Iterator[object]:
    """The literals that ``node`` consists of; a node that is none of its own stands for itself."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        for part in node.elts:
            yield from words(part)
    else:
        yield node.value if isinstance(node, ast.Constant) else ast.unparse(node)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_switch_is_compared_with_what_it_cannot_say(path: Path) -> None:
    if path != PACKAGE / "games" / "edition.py":
        assert not Read(path.read_text("utf-8")).wrong


def test_every_switch_is_read() -> None:
    assert read_in(path.read_text("utf-8") for path in SOURCES) | BUILT_IN == set(SWITCHES)


def read_in(sources: Iterable[str]) -> set[str]:
    return {name for source in sources for name in Read(source).names}


WRONG = {
    'return switch(state, "surge-order") == "afetr"': "never 'afetr'",
    'return switch(state, "surge-order") in ("surge", "afetr")': "never 'afetr'",
    'return "afetr" != switch(state, "surge-order")': "never 'afetr'",
    'order = switch(state, "surge-order")\n    return order == "afetr"': "never 'afetr'",
    'return switch(state, "surge-order") == order': "never 'order'",
    'return not switch(state, "surge-order")': "is never false",
    'order = switch(state, "surge-order")\n    return 1 if order else 2': "is never false",
    'return switch(state, "surge-ordr")': "no switch is called 'surge-ordr'",
    "return switch(state, name)": "no switch is called name",
    'return state.rules.switches["surge-order"]': "read it with switch",
}


@pytest.mark.parametrize("body", WRONG)
def test_what_the_search_finds(body: str) -> None:
    (problem,) = Read(f"def f(state, name, order):\n    {body}\n").wrong
    assert WRONG[body] in problem
