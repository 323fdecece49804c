"""Every slot of every sentence is used or refused: another value of it says something else."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from rulesref.wording.sentence import Sentence
from tests.arkham import SPEECH
from tests.rulings.odd_sentences import (
    VALUES,
    fillings,
    is_met,
    laid_out,
    optional_slots,
    values,
    wanted,
    written,
)

#: How many ways to fill each sentence are tried, and how many other values of each slot.
WAYS, OTHERS = 5, 2
#: How many ways to fill a sentence that counts are tried.
COUNTED_WAYS = 20
GIVEN, WHEN, THEN = (SPEECH.rows(kind) for kind in ("given", "when", "then"))
#: (Row, slot) in which two values say the same, and why.
SAME = {
    ("difficulty-level", "level"): "two levels share each side of a reference card",
    ("engaged", "who"): "a massive enemy is engaged with whoever is where it is",
    ("engaged-to", "who"): "a massive enemy is engaged with whoever is where it is",
    ("location-in-play", "location"): "a location that lies there already lies there",
}
#: Row in which what may be left out can be what is meant without it.
DEFAULT = {
    "discovers": "clues are discovered at one's own location unless another is named",
    "attacks-for": "how much the attack deals has to be so, and is so unsaid",
}
#: Row of a Given that may count what it names: another count is refused, and none says the same.
COUNTS_ITS_NAMES = {
    *(f"{place}-of-{deck}" for place in ("top", "bottom") for deck in ("deck", "encounter-deck"))
}
#: Row of a Given that is read to be explained, and what it lacks.
EXPLAINED = {
    "does-not-matter": "a card of which something is not described",
    "among-top-of-deck": "what lies beside it",
    "among-top-of-encounter-deck": "what lies beside it",
    "somewhere-in-deck": "what lies below",
    "somewhere-in-encounter-deck": "what lies below",
}
#: Row of a When that nothing at this table can mean, and what it lacks.
NOT_HERE = {
    "goes-first": "several things that come at once",
    "hunters-move": "an enemy phase",
    "assigns-all": "damage or horror to assign",
    "is-assigned": "damage or horror to assign",
    "answers-first": "an event in words that no value holds",
    "attaches": "a card that has just been drawn or played",
    "enemies-attack": "an enemy phase",
    "triggers": "a card that triggers",
    "effect-of": "an effect in words that no value holds",
    "chooses-mini-card": "a concealed mini-card",
    "chooses-to": "a deed in words that no value holds",
    "chooses-that": "a deed in words that no value holds",
    "places-uses": "a card that lets somebody place uses",
    "does-not": "a deed in words that no value holds",
    "discards-picked-at-random": "a card that is discarded at random",
    "evades-mini-card": "a concealed mini-card",
    "exhausts-to-use": "an ability that is paid for by exhausting its card",
    "tests-that-skill": "a test that a step has led to",
    "the-turn-ends": "one investigator, or one who has the turn",
    **dict.fromkeys(SPEECH.left_out, "an amount, which whoever judges a whole case tries out"),
    "fights-the-one": "a place with one enemy alone",
    "fails-by": "a test",
    "falls-to": "an enemy on its way into the shadows",
    "fights-mini-card": "a concealed mini-card",
    "moves-damage": "an effect that moves damage",
    "moves-from": "an effect that moves tokens",
    "gives-clues-to": "an effect that moves clues",
    "parleys": "an ability to parley",
    "says": "a card that listens for a word",
    "succeeds-by": "a test",
    "uses-for-so-much": "an ability that gives so much of a skill",
    "would-fail-by": "a test",
    "would-succeed-by": "a test",
}
#: Row of a Then that counts what this table has none of.
NOT_COUNTED = {
    "has-healed": "nobody is healed here",
    "attached-to": "nothing here is attached to anything",
    "bag-has-so-many": "the position here does not tell what the chaos bag holds",
    "deck-has": "a deck of which a step tells",
    "encounter-deck-has": "a deck of which a step tells",
    "has-come-to": "an event",
    "has-failed-by-at-least": "a test",
    "has-succeeded-by-at-least": "a test",
    "has-happened-so-often": "an event",
    "has-taken-direct": "nobody takes anything here",
    "difficulty-is": "a test",
    "must-discard": "a step that checks hands",
    "spot-is": "a map",
    "tekeli-li-count": "a deck of which a step tells",
    "value-is": "a test",
}


def _ids(rows: list[Sentence]) -> list[str]:
    return [row.id for row in rows]


def _others(row: Sentence, slot: str, value: str, random: Random) -> list[str]:
    known = [other for other in values(row.slots[slot]) if other != value]
    return random.sample(known, min(OTHERS, len(known)))


def _without(slots: dict[str, str], part: set[str]) -> dict[str, str]:
    return {slot: value for slot, value in slots.items() if slot not in part}


@pytest.mark.parametrize("row", GIVEN, ids=_ids(GIVEN))
def test_a_given_uses_every_slot(row: Sentence) -> None:
    random = Random(row.id)
    accepted = list(fillings(row, WAYS, random, laid_out))
    assert bool(accepted) is (row.id not in EXPLAINED)
    for slots in accepted:
        laid = laid_out(written(row, slots))
        for slot, value in slots.items():
            for other in _others(row, slot, value, random):
                instead = laid_out(written(row, {**slots, slot: other}))
                assert instead != laid or (row.id, slot) in SAME, (written(row, slots), slot, other)
        for part in optional_slots(row):
            same = laid_out(written(row, _without(slots, part))) == laid
            assert same is (row.id in COUNTS_ITS_NAMES), written(row, slots)


@pytest.mark.parametrize("row", GIVEN, ids=_ids(GIVEN))
def test_a_given_is_not_silently_said_over(row: Sentence) -> None:
    """Said again with another amount or word, it adds something, or is refused."""
    random = Random(row.id)
    worded = [slot for slot, type in row.slots.items() if type == "number" or type not in VALUES]
    for slots in fillings(row, WAYS if worded else 0, random, laid_out):
        for slot in worded:
            for other in _others(row, slot, slots[slot], random):
                second = written(row, {**slots, slot: other})
                both = laid_out(written(row, slots), second)
                assert both is None or both != laid_out(second), (written(row, slots), second)


@pytest.mark.parametrize("row", WHEN, ids=_ids(WHEN))
def test_a_when_uses_every_slot(row: Sentence) -> None:
    random, wants_of = Random(row.id), partial(wanted, row)
    accepted = list(fillings(row, WAYS, random, wants_of))
    assert bool(accepted) is (row.id not in NOT_HERE)
    for slots in accepted:
        wants = wants_of(written(row, slots))
        for slot, value in slots.items():
            for other in _others(row, slot, value, random):
                instead = wants_of(written(row, {**slots, slot: other}))
                assert instead != wants, (written(row, slots), slot, other)
        for part in optional_slots(row):
            left_out = wants_of(written(row, _without(slots, part)))
            assert left_out != wants or row.id in DEFAULT, written(row, slots)


#: Of these the number says which ability or option is meant, of which several may be used.
ORDINAL = {
    *("may-use-ability", "may-not-use-ability"),
    *("may-choose-option", "may-not-choose-option"),
    "has-bounded",  # so many, or more, or fewer
}
COUNTED = [
    row
    for row in THEN
    if not row.table and "number" in row.slots.values() and row.id not in ORDINAL
]


@pytest.mark.parametrize("row", COUNTED, ids=_ids(COUNTED))
def test_a_then_counts_exactly(row: Sentence) -> None:
    """Of several amounts at most one is met, and one is somewhere."""
    (slot, *_) = (slot for slot, type in row.slots.items() if type == "number")
    meets, ever = partial(is_met, row), False
    for slots in fillings(row, COUNTED_WAYS, Random(row.id), meets):
        met = [
            amount for amount in VALUES["number"] if meets(written(row, {**slots, slot: amount}))
        ]
        assert len(met) <= 1, written(row, slots)
        ever = ever or bool(met)
    assert ever is (row.id not in NOT_COUNTED)
