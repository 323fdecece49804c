"""The detectors: a word that has left nothing behind is missed, whatever the productions say."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiling import Compiler
from rulesref.facts.compiler.detecting import LEAVES, missing
from rulesref.facts.compiler.production import Production
from rulesref.facts.compiler.productions import Productions
from rulesref.facts.compiler.titles import Names
from rulesref.facts.compiler.tokens import tokens_of
from tests.arkham import JUDGE
from tests.facts.compiler.made import card

DRAW: dict[str, Any] = {
    "ability": [{"kind": "forced", "do": [{"verb": "draw", "who": "you", "amount": 2}]}]
}


def missed(text: str, facts: dict[str, Any] = DRAW) -> list[str]:
    return list(missing(tokens_of(text), facts))


def test_a_text_that_is_all_there_misses_nothing() -> None:
    assert missed("Draw 2 cards.") == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("If you succeed, draw 2 cards.", "if"),
        ("Draw 2 cards unless it is late.", "unless"),
        ("You may draw 2 cards.", "may"),
        ("Each investigator draws 2 cards.", "each"),
        ("Draw 2 cards instead.", "instead"),
        ("Draw 3 cards.", "3"),
        ("Draw 5 cards.", "5"),
        ("Draw 2 [[Spell]] cards.", "[[spell]]"),
        ("Draw 2 cards ([skull]).", "[skull]"),
        ("Draw 2 non-Elite cards.", "non-"),
        ("Then, draw 2 cards.", "then"),
        ("Draw 2 cards from another deck.", "another"),
        ("Draw 2 cards. (Limit once per round.)", "limit"),
        ("Draw 2 cards until the end of the round.", "until"),
        ("You cannot draw 2 cards.", "cannot"),
        ("Discard it: draw 2 cards.", "discard"),
    ],
)
def test_a_word_that_left_nothing_behind_is_missed(text: str, word: str) -> None:
    assert (word in missed(text)) is bool(word)


def test_what_a_wrong_production_swallows_is_not_understood() -> None:
    """The productions alone would take the text for an order."""
    wrong = Production("wrong", "line", "you may draw 2 cards .", DRAW, "made.toml")
    right = Production("right", "line", "draw 2 cards .", DRAW, "made.toml")
    rows = [wrong, right, Production("head", "line-head", "never", {}, "made.toml")]
    compiler = Compiler(Productions(rows), Names({}), JUDGE.game.rules, {})
    assert compiler.card(card("Draw 2 cards.", "treachery")).whole is False
    assert not compiler.card(card("You may draw 2 cards.", "treachery")).whole


def vocabulary() -> set[str]:
    """Every word that notation can be made of, and its parts."""
    rules = JUDGE.game.rules
    rows = (
        *(rules.verbs, rules.conditions, rules.costs),
        *(rules.selectors, rules.filters, rules.quantities),
    )
    words = {word for table in rows for id, row in table.items() for word in (id, *row.args)}
    words |= {str(word) for known in rules.words.values() for word in known}
    words |= {*rules.events, *rules.kinds, *FIELDS}
    written = {word.replace("_", "-") for word in words}
    return {part for word in written for part in (word, *word.split("-"))}


#: What an ability or a card may have beside the rows.
FIELDS = {"if", "on", "cost", "do", "limit", "name", "zones", "designators", "unique", "Elite"}


def test_every_trace_that_a_word_may_leave_is_a_word_of_the_notation() -> None:
    known = {*vocabulary(), "true", "false"}
    unknown = {
        word: trace
        for word, traces in LEAVES.items()
        for trace in traces
        if (trace.partition(":")[2] or trace) not in known
    }
    assert unknown == {}
