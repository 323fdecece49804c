"""The judge of the game that most tests play, and the facts of its cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rulesref.cases.case import Case
from rulesref.errors import CaseError
from rulesref.facts import card_file, described
from rulesref.games import game_of
from rulesref.games.card import Card
from rulesref.places import corpus_folder
from rulesref.rulings.cited import Nearest
from rulesref.rulings.ruling import Ruling
from rulesref.rulings.scene import Scene
from rulesref.rulings.tongue import Tongue
from rulesref.sentences import judge_of

GAME = game_of("arkham-lcg")
JUDGE = judge_of("arkham-lcg")
#: How a file with one case begins.
HEADS = {
    "en": "Feature: f\n  Scenario: s\n",
    "it": "# language: it\nFunzionalità: f\n  Scenario: s\n",
}
SPEECH = JUDGE.speech


def tongue(language: str = "en") -> Tongue:
    """How a case in that language is told."""
    return Tongue(GAME, SPEECH, language)


def scene(edition: str = "2016", language: str = "en") -> Scene:
    """An empty table."""
    return Scene(tongue(language), edition)


def read_cases(path: Path) -> list[Case]:
    return JUDGE.read(path)


def parse_cases(text: str, file: str) -> list[Case]:
    return JUDGE.parse(text, file)


def replay(case: Case, edition: str) -> Ruling:
    return JUDGE.replay(case, edition)


def play(steps: str, edition: str = "2016", language: str = "en") -> Ruling:
    """The ruling on a case of ``steps``, one a line."""
    text = HEADS[language] + "".join(f"    {step.strip()}\n" for step in steps.splitlines())
    return replay(parse_cases(text, "x.feature")[0], edition)


def replay_file(path: Path, edition: str, nearest: Nearest) -> list[Ruling | CaseError]:
    return JUDGE.replay_all(JUDGE.read(path), edition, nearest)


def card_named(text: str) -> Card:
    return described.card_named(text, GAME)


def is_described(text: str) -> bool:
    return described.is_described(text, GAME)


def read_card(item: Mapping[str, Any], origin: str = "written") -> Card:
    return card_file.read_card(item, GAME.rules, origin)


def read_cards(text: str, file: str) -> Iterator[Card]:
    return card_file.read_cards(text, file, GAME.rules)


@cache
def shipped_cards() -> tuple[Card, ...]:
    """Every card of the shipped facts, file by file."""
    folder = corpus_folder() / "arkham-lcg" / "cards"
    return tuple(
        card
        for path in sorted(folder.glob("*.toml"))
        for card in read_cards(path.read_text(encoding="utf-8"), str(path))
    )
