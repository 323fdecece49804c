"""What was so beside what somebody does now need not be so any more; a text wholly in the past is of one moment."""

from __future__ import annotations

from itertools import product

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

WAS = (
    "Roland was engaged with a Ghoul Minion.",
    "A Ghoul Minion was engaged with Roland.",
)
DOES = ("He draws a card.", "Roland draws a card.", "And now he draws a card.")
DID = ("He drew a card.", "Roland drew a card.")
ASKED = "Does the Ghoul Minion make an attack of opportunity?"
ASKED_THEN = "Did the Ghoul Minion make an attack of opportunity?"


@pytest.mark.parametrize(("was", "does"), list(product(WAS, DOES)))
def test_what_was_so_is_not_taken_to_be_so_still(was: str, does: str) -> None:
    assert play_out(JUDGE, f"{was} {does} {ASKED}", "2016", "en").verdict is None


@pytest.mark.parametrize(("was", "did"), list(product(WAS, DID)))
def test_a_text_in_the_past_is_read_as_one_moment(was: str, did: str) -> None:
    assert play_out(JUDGE, f"{was} {did} {ASKED_THEN}", "2016", "en").verdict == "yes"


@pytest.mark.parametrize("does", ["I draw a card.", "Now I draw a card."])
def test_nor_of_whoever_speaks(does: str) -> None:
    text = f"I am Roland. I was engaged with a Ghoul Minion. {does} {ASKED}"
    assert play_out(JUDGE, text, "2016", "en").verdict is None


def test_nor_in_italian() -> None:
    text = "Roland era impegnato con un Ghoul Tirapiedi. Pesca una carta. Il Ghoul Tirapiedi lo attacca?"
    assert play_out(JUDGE, text, "2016", "it").verdict is None
