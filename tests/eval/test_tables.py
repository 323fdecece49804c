"""What the search reads beside its index follows the corpus that it was made from."""

from __future__ import annotations

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


@pytest.mark.parametrize("table", [CASES, ANSWERED], ids=lambda path: path.stem)
def test_every_entry_that_a_table_names_is_in_the_corpus(table) -> None:
    known = set((corpus_folder() / "arkham-lcg" / "ids.lock").read_text("utf-8").split())
    game, count, _ = table.read_text("utf-8").split("\n", 1)[0].split()
    entries = table.read_text("utf-8").splitlines()[1 : int(count) + 1]
    assert len(entries) > 100
    assert {f"{game}/{entry}" for entry in entries} - known == set()


def _told(table: str) -> list[tuple[str, ...]]:
    head, *lines = table.splitlines()
    _, entries, cases = head.split()
    names = lines[: int(entries)]
    return [
        tuple(names[int(number)] for number in line.split())
        for line in lines[int(entries) : int(entries) + int(cases)]
    ]
