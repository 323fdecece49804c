"""What facts written by hand hold of the text of their card: each word that weighs, or a reviewed exception."""

from __future__ import annotations

from rulesref.facts.compiler.detecting import missing
from rulesref.facts.compiler.tokens import tokens_of
from tests.facts.lost import RECORD, lost
from tests.named_folders import CARDS, needs


@needs(CARDS)
def test_no_word_of_a_text_is_lost_but_those_that_are_told_otherwise() -> None:
    """A row too many or too few is a clause that was lost, or one that is told by now."""
    rows = [tuple(line.split("\t")) for line in RECORD.read_text("utf-8").splitlines()]
    assert list(lost()) == rows, "python -m tests.facts.lost"


def test_weaknesses_that_come_along_are_noticed() -> None:
    words = tokens_of("Draw it, and each of the weaknesses among them.")
    draws = {"ability": [{"verb": "draw-found", "card": "it"}, {"all": "searched"}]}
    assert "weaknesses" in list(missing(words, draws))
    draws["ability"].append({"weakness": True})
    assert "weaknesses" not in list(missing(words, draws))
