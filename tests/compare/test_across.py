"""Two languages side by side: the statements that say the same, and those that stand alone."""

from __future__ import annotations

from rulesref.compare.statements import statements
from rulesref.compare.translations.across import beads

#: Italian stem → English stem, as the names of rules and cards would teach them.
KNOWN = {
    "lantern": "lantern",
    "oli": "oil",
    "port": "door",
    "notte": "night",
    "nott": "night",
    "torc": "torch",
    "batt": "boat",
    "barc": "boat",
    "giocator": "player",
    "piogg": "rain",
    "acqu": "water",
}


def translate(stem: str) -> tuple[str, ...]:
    return (KNOWN[stem],) if stem in KNOWN else ()


def shapes(english: str, italian: str) -> list[tuple[list[str], list[str]]]:
    found = beads(statements(english), statements(italian), translate)
    return [([s.text for s in b.original], [s.text for s in b.translation]) for b in found]


def test_each_statement_stands_beside_its_own():
    english = "The lantern needs oil. The door opens at night. A boat takes 4 players."
    italian = "La lanterna vuole olio. La porta si apre di notte. La barca porta 4 giocatori."
    assert [len(ours) for ours, _ in shapes(english, italian)] == [1, 1, 1]
    assert shapes(english, italian)[2][1] == ["La barca porta 4 giocatori."]


def test_a_statement_that_was_left_out_stands_alone():
    english = (
        "The lantern needs oil. Torches hiss loudly in the rain water. A boat takes 4 players."
    )
    italian = "La lanterna vuole olio. La barca porta 4 giocatori."
    alone = [ours for ours, theirs in shapes(english, italian) if not theirs]
    assert alone == [["Torches hiss loudly in the rain water."]]


def test_two_sentences_that_are_one_in_the_other_text_stay_together():
    english = "The lantern needs oil. The door opens at night."
    italian = "La lanterna vuole olio e la porta si apre di notte."
    assert shapes(english, italian) == [
        (["The lantern needs oil.", "The door opens at night."], [italian])
    ]


def test_nothing_beside_nothing():
    assert beads((), (), translate) == []
    assert [bead.original for bead in beads((), statements("Olio."), translate)] == [()]
