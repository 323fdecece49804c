"""The terms that ship: every row is whole, and says nothing twice."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rulesref.corpus.terms import read_terms
from rulesref.errors import ParseError
from rulesref.search import read_synonyms

CORPUS = Path(__file__).parents[2] / "corpus"
GAMES = ("arkham-lcg", "eldritch-horror")


@pytest.mark.parametrize("game", GAMES)
def test_every_term_belongs_to_its_game_and_cites_an_entry(game: str) -> None:
    rows = tomllib.loads((CORPUS / game / "terms.toml").read_text("utf-8"))["term"]
    for row in rows:
        assert row["entry"].startswith(game + "/"), row
        assert row["cite"].startswith(game + "/"), row
        assert row.get("names") or row.get("aliases") or row.get("it"), row


@pytest.mark.parametrize("game", GAMES)
def test_no_entry_stands_twice(game: str) -> None:
    entries = [term.entry for term in read_terms(CORPUS / game / "terms.toml")]
    assert len(entries) == len(set(entries))


@pytest.mark.parametrize("game", GAMES)
def test_the_everyday_words_are_read(game: str) -> None:
    rows = read_synonyms(CORPUS / game / "terms.toml", game)
    assert rows
    assert all(row.said and row.means for row in rows)


def test_no_file_is_no_words(tmp_path: Path) -> None:
    assert read_synonyms(tmp_path / "terms.toml", "arkham-lcg") == []


@pytest.mark.parametrize("text", ["[[word]]\nsaid = 1\n", "[[word", "[[word]]\nmeans = ['x']\n"])
def test_broken_words_are_said_clearly(tmp_path: Path, text: str) -> None:
    path = tmp_path / "terms.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ParseError) as caught:
        read_synonyms(path, "arkham-lcg")
    assert str(path) in str(caught.value)
