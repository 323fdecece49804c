"""What the search reads beside its index follows the corpus that it was made from."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.places import corpus_folder
from rulesref.search.precedents import ANSWERED, CASES
from tests.eval import card_rules, precedents

#: How much of a table may be older than the corpus: a case more or less changes no answer.
STALE = 0.02


def rules_by_card(table: str) -> set[tuple[str, ...]]:
    """(title, entries…) of each card of a table of rules; a new entry renumbers all of them."""
    lines = table.splitlines()
    entries = [line.split("\t")[0] for line in lines if line.startswith(card_rules.ENTRY)]
    cards = (line.split("\t") for line in lines if not line.startswith(card_rules.ENTRY))
    return {(title, *(entries[int(number)] for number in own.split())) for title, own in cards}


def test_the_precedents_are_those_of_the_shipped_cases() -> None:
    shipped = [case.entries for case in precedents.shipped()]
    told = _told(CASES.read_text("utf-8"))
    missing = [entries for entries in set(shipped) if shipped.count(entries) > told.count(entries)]
    more = sum(shipped.count(entries) - told.count(entries) for entries in missing)
    assert more <= STALE * len(shipped), "python -m tests.eval.precedents --write"


def test_the_rules_of_cards_are_those_of_their_facts() -> None:
    here, there = map(rules_by_card, (card_rules.made(), card_rules.MADE.read_text("utf-8")))
    assert len(here - there) <= STALE * len(here), "python -m tests.eval.card_rules --write"


@pytest.mark.parametrize(
    ("table", "games"),
    [(CASES, {"arkham-lcg"}), (ANSWERED, {"arkham-lcg", "eldritch-horror"})],
    ids=lambda value: getattr(value, "stem", ""),
)
def test_every_entry_that_a_table_names_is_in_the_corpus(table: Path, games: set[str]) -> None:
    locks = (corpus_folder() / game / "ids.lock" for game in games)
    known = {entry for lock in locks for entry in lock.read_text("utf-8").split()}
    head, *lines = table.read_text("utf-8").splitlines()
    entries = lines[: int(head.split()[0])]
    assert len(entries) > 100
    assert set(entries) - known == set()
    assert {entry.split("/")[0] for entry in entries} == games


def _told(table: str) -> list[tuple[str, ...]]:
    head, *lines = table.splitlines()
    entries, cases = head.split()
    names = lines[: int(entries)]
    return [
        tuple(names[int(number)] for number in line.split())
        for line in lines[int(entries) : int(entries) + int(cases)]
    ]
