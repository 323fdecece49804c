"""What there is of each game: told in one file, and nowhere in the code of other rooms."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rulesref
from rulesref.corpus.game import read_game, read_games
from rulesref.entries import EDITIONS
from rulesref.errors import ParseError
from rulesref.parse.table import JSON_ROWS, ROWS
from rulesref.places import corpus_folder, game_ids
from tests.calls import tree_of, walked

PACKAGE = Path(rulesref.__file__).parent
#: Rooms that belong to a game or to its documents.
OWN = ("games", "sentences", "parse", "_data")


def test_the_games_of_the_corpus() -> None:
    games = read_games(corpus_folder())
    assert {game.id for game in games} == set(game_ids())
    assert [game.default for game in games] == [True] + [False] * (len(games) - 1)
    assert {edition for game in games for edition in game.editions} == set(EDITIONS)
    for game in games:
        folder = corpus_folder() / game.id
        assert all((folder / name).is_file() for name in (*game.charts, *game.titles))
        assert all(id.startswith(f"{game.id}/") for id in game.documents)


def test_the_documents_of_the_games_are_those_that_are_parsed() -> None:
    named = [id for game in read_games(corpus_folder()) for id in game.documents]
    parsed = [prefix for _, own in (*JSON_ROWS, *ROWS) for prefix in own if prefix]
    assert {prefix for prefix in parsed if not any(map(prefix.startswith, named))} == set()
    assert {id for id in named if not any(prefix.startswith(id) for prefix in parsed)} == set()


def test_no_room_but_a_game_s_own_names_a_game() -> None:
    """A second game moves in without a change of other code; docstrings may give examples."""
    naming = re.compile("|".join(game_ids()))
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] in OWN:
            continue
        tree = tree_of(path)
        told = {id(n.value) for n in walked(tree) if isinstance(n, ast.Expr)}
        found += [
            f"{path.relative_to(PACKAGE)}:{node.lineno}"
            for node in walked(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in told
            and naming.search(node.value)
        ]
    assert not found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = [", "the game is broken"),
        ('title = "x"', "missing or unknown keys: charts"),
        ('titel = "x"', "titel"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "game.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ParseError, match=message) as refused:
        read_game(path)
    assert refused.value.file == str(path)


def test_one_game_is_the_default_one(tmp_path: Path) -> None:
    with pytest.raises(ParseError, match="one game has to be the default one"):
        read_games(tmp_path)
