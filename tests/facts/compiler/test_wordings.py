"""Wordings that say the same: one production reads them all, and nothing is lost by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulesref.errors import ParseError
from rulesref.facts.compiler import wordings
from rulesref.facts.compiler.tokens import tokens_of
from rulesref.facts.compiler.wordings import read_wordings
from tests.arkham import JUDGE
from tests.facts.compiler.made import card
from tests.facts.compiler.test_unseen import compiler

ALL = read_wordings(JUDGE.game.corpus / "wordings.toml")


def abilities(text: str, type: str) -> Any:
    """What a card of ``type`` that prints ``text`` does, if all of it is understood."""
    made = compiler().card(card(text, type))
    return made.facts["ability"] if made.whole else None


@pytest.mark.parametrize(
    ("one", "other", "type"),
    [
        (
            "[action]: Move {} from your location to a connecting location.",
            ("a clue", "1 clue"),
            "asset",
        ),
        (
            "If this skill test is successful, heal 1 horror from {}.",
            ("the investigator performing this test", "the performing investigator"),
            "skill",
        ),
        (
            "Choose up to 3 enemies at your location. {}.",
            ("Evade those enemies automatically", "Automatically evade those enemies"),
            "event",
        ),
        (
            "[action]: Exhaust {}.",
            ("an engaged enemy", "an enemy engaged with you"),
            "asset",
        ),
        (
            "[action]: Deal 1 damage to {} at your location.",
            ("all ready enemies", "each ready enemy"),
            "asset",
        ),
    ],
)
def test_either_wording_means_the_same(one: str, other: tuple[str, str], type: str) -> None:
    first, second = (abilities(one.format(words), type) for words in other)
    assert first == second is not None


def _reworded(text: str, type: str = "event") -> set[str]:
    return {" ".join(token.word for token in told) for told in ALL.of(tokens_of(text), type)}


def test_what_is_quoted_is_left_as_it_is() -> None:
    assert not _reworded('Remember that "he or she took two clues".')
    assert _reworded("Remember that he or she took two clues.")


def test_only_the_card_itself_is_this_one() -> None:
    assert "discard ~ ." in _reworded("Discard this event.")
    assert not any("~" in told for told in _reworded("Discard this asset."))


def test_a_trait_of_two_words_is_one_word() -> None:
    told = _reworded("Deal 2 damage to all [[Deep One]] enemies.")
    assert "deal 2 damage to each [[deep one]] enemy ." in told


@pytest.mark.parametrize(
    "row",
    ['says = "a {x:number}"\nis = "b"', 'says = "a"', 'says = "a {x:nothing}"\nis = "b {x}"'],
)
def test_a_wording_that_loses_something_is_refused(row: str, tmp_path: Path) -> None:
    path = tmp_path / "wordings.toml"
    path.write_text(f"[[usual]]\n{row}\n", encoding="utf-8")
    with pytest.raises(ParseError):
        read_wordings(path)


def test_a_line_that_no_wording_touches_is_joined_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are more wordings than lines of a card; joining for each took a third of compiling."""
    joined: list[object] = []
    before = wordings._joined
    monkeypatch.setattr(wordings, "_joined", lambda told: joined.append(told) or before(told))
    untouched = tokens_of("Nothing of this kind.", frozenset())
    assert list(ALL.of(untouched, "asset")) == []
    assert joined == [untouched]
