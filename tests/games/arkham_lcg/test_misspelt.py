"""A misspelt read does not go unseen; ``misspelt`` tries more of them, and where types see them."""

from __future__ import annotations

import random

from tests.games.arkham_lcg.misspelt import Read, misspell, reads, seen, survivors


def test_misspelt_reads_are_caught() -> None:
    found = reads(seen())
    assert len(found) > 600
    assert not survivors(found, seed=1, amount=2, at_once=2)


def test_one_letter_of_the_name_is_another() -> None:
    for seed in range(50):
        for text in ('"zone"', "f'on-{result}'", 'f"{kind}-trauma"'):
            read, before, after = misspell(Read("x.py", 1, 0, text), random.Random(seed))
            differing = [old for old, new in zip(before, after, strict=True) if old != new]
            assert before == read.text == text
            assert len(differing) == 1
            assert "{kind}" in after or "{result}" in after or text == '"zone"'
            assert after[0] == text[0]
