"""Two hundred thousand random steps on tables drawn from all described cards.

``RULESREF_SEED`` plays other games; ``python -m tests.games.arkham_lcg.random_play`` plays ten times
as many.
"""

from __future__ import annotations

import os

import pytest

from tests.games.arkham_lcg.random_play.game import many, turn_of_compiled

STEPS = 200_000
SEED = int(os.environ.get("RULESREF_SEED", "1"))


def test_no_invariant_breaks_on_drawn_tables(capsys: pytest.CaptureFixture[str]) -> None:
    tally = many(STEPS, SEED)
    with capsys.disabled():
        print(f"\nrandom steps, RULESREF_SEED={SEED}: {tally.steps:,} in {tally.games} games")
        print(tally.reached.report())
    assert not tally.broken, "\n\n".join(map(str, tally.broken))
    never = {kind: len(rows) for kind, rows in tally.reached.never().items()}
    assert never["verb"] < 118
    assert never["cost"] < 10  # which of the rare ones a seed draws changes with every new card
    assert tally.games > 100


def test_no_invariant_breaks_on_cards_that_play_by_their_text() -> None:
    tally = many(20_000, SEED, turn_of_compiled)
    assert not tally.broken, "\n\n".join(map(str, tally.broken))
    assert tally.games > 10
