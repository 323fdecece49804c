"""What a Given step has laid out is so: said of the same table with Then, it is met or not read.

A sentence that lays something out and, as an expectation, means an event would be answered with no.
"""

from __future__ import annotations

from random import Random

import pytest

from rulesref.errors import RulesrefError
from rulesref.wording.sentence import Sentence
from tests.arkham import SPEECH, parse_cases, replay
from tests.rulings.odd_sentences import TABLE, fillings, laid_out, written

#: How many ways to fill each sentence are tried.
WAYS = 2
#: The table, with nothing on it of which somebody could ask whose it is.
SETTLED = f"{TABLE}    And Mob Enforcer belongs to Roland Banks\n"
GIVEN = SPEECH.rows("given")
#: Row of a Given that is read as an expectation, at least: others say what no case asks about yet.
ASKED_TOO = {
    *("beneath", "discarded", "empty-deck", "enemy-at", "engaged", "is-attached", "sealed"),
    *("swarm", "turn-of", "unrevealed"),
}


def _is_met(text: str) -> bool | None:
    """Whether ``text`` is so where it has been laid out; ``None`` where it is not read so."""
    (case,) = parse_cases(f"{SETTLED}    And {text}\n    Then {text}\n", "x.feature")
    try:
        return replay(case, "2016").passed
    except RulesrefError:
        return None


@pytest.mark.parametrize("row", GIVEN, ids=[row.id for row in GIVEN])
def test_what_has_been_laid_out_is_so(row: Sentence) -> None:
    fitting = fillings(row, WAYS, Random(row.id), laid_out)
    met = {text: _is_met(text) for text in (written(row, slots) for slots in fitting)}
    assert False not in met.values(), met
    assert True in met.values() or row.id not in ASKED_TOO, met
