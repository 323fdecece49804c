"""Sequels: one that nobody follows, or that is filled twice, is refused when the game is loaded."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulesref.games
from rulesref.games.sequel import Sequel, check

PACKAGE = Path(rulesref.games.__path__[0])
Game = dict[str, Sequel[[str], str]]


def first(told: str) -> str:
    return f"{told} first"


def second(told: str) -> str:
    return f"{told} second"


def sequel(game: Game) -> Sequel[[str], str]:
    return Sequel[[str], str](game, "after-dinner", "Asked (told).")


def test_followers_come_in_the_order_in_which_they_are_named() -> None:
    game: Game = {}
    after = sequel(game)
    after.fill(second, first, why="the second is older")
    check(game)
    assert [follow("the") for follow in after.followers] == ["the second", "the first"]


def test_one_that_nobody_follows() -> None:
    game: Game = {}
    sequel(game)
    with pytest.raises(ValueError, match="nobody follows these sequels: after-dinner"):
        check(game)
    with pytest.raises(ValueError, match="'after-dinner': nobody follows it"):
        game["after-dinner"].fill()


def test_one_that_is_filled_twice() -> None:
    after = sequel({})
    after.fill(first)
    with pytest.raises(ValueError, match=r"filled twice \(tests.games.test_sequel.second\)"):
        after.fill(second)


def test_somebody_who_follows_twice() -> None:
    with pytest.raises(ValueError, match="somebody follows it twice"):
        sequel({}).fill(first, first, why="to be sure")


def test_several_in_an_order_for_which_nothing_speaks() -> None:
    with pytest.raises(ValueError, match="need a reason for their order"):
        sequel({}).fill(first, second)
    with pytest.raises(ValueError, match="need a reason for their order"):
        sequel({}).fill(first, why="it is alone")


def test_two_of_one_name() -> None:
    game: Game = {}
    sequel(game)
    with pytest.raises(ValueError, match="two sequels are called 'after-dinner'"):
        sequel(game)


def appended(source: str) -> Iterator[str]:
    """What a module adds to, as it is loaded, of a list that it does not make itself."""
    tree = ast.parse(source)
    own = {
        name.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
    }
    for node in at_load(tree):
        target = added_to(node)
        if target is not None and not (isinstance(target, ast.Name) and target.id in own):
            yield ast.unparse(target)


def added_to(node: ast.AST) -> ast.expr | None:
    """The list that ``node`` adds to, if it does that."""
    if isinstance(node, ast.AugAssign):
        return node.target
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.value if node.func.attr in ("append", "extend", "insert") else None
    return None


def at_load(node: ast.AST) -> Iterator[ast.AST]:
    """What runs as the module is loaded: all but the bodies of functions."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield child
            yield from at_load(child)


@pytest.mark.parametrize(
    ("source", "lists"),
    [
        ("from a import LEFT\nLEFT.append(f)", ["LEFT"]),
        ("import a\na.LEFT.extend([f])", ["a.LEFT"]),
        ("from a import LEFT\nfor f in (g, h):\n    LEFT.insert(0, f)", ["LEFT"]),
        ("from a import LEFT\nLEFT += [f]", ["LEFT"]),
        ("LEFT = []\nLEFT.append(f)\nLEFT += [g]", []),
        ("from a import LEFT\ndef f():\n    LEFT.append(f)", []),
    ],
)
def test_what_the_search_finds(source: str, lists: list[str]) -> None:
    assert list(appended(source)) == lists


def test_no_module_adds_to_the_list_of_another() -> None:
    """Whoever did would come where the name of the file puts it: ``order`` says who follows."""
    modules = sorted(PACKAGE.rglob("*.py"))
    assert len(modules) > 300
    added = {path.stem: list(appended(path.read_text("utf-8"))) for path in modules}
    assert not {stem: lists for stem, lists in added.items() if lists}
