"""A cycle without the productions of its own: what others read of it means what it did."""

from __future__ import annotations

import pytest

from tests.facts.compiler.by_text import held_out


@pytest.mark.parametrize("cycle", ["core_ch2"])
def test_what_is_read_by_the_productions_of_other_cycles_means_the_same(cycle: str) -> None:
    (held,) = held_out([cycle])
    assert held.anew, "nothing of this cycle is read but by productions of its own"
    assert [line for line in held.anew if line.before != line.now] == []
