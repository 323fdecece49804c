"""Whatever takes something off a card takes no more than there is by the time that it happens."""

from __future__ import annotations

import pytest

from rulesref.games.arkham_lcg.rules import RULES
from tests.games.arkham_lcg.random_play.invariants import COUNTED

#: What is owed exactly, and stops the replay where it has been spent already.
OWED = frozenset({"spend-resources", "spend-clues", "spend-clues-off", "spend-uses"})
TAKEN = sorted(
    (id, slot, name)
    for id, counts in COUNTED.items()
    for slot, name, sign in counts
    if sign < 0 and id not in OWED
)


@pytest.mark.parametrize(("id", "slot", "name"), TAKEN)
def test_every_event_that_takes_says_so(id: str, slot: str, name: str) -> None:
    assert (slot, name) in {(whose, what) for whose, what, _ in RULES.events[id].takes}
