"""What is nearest to a misspelt name is what the standard library finds, only sooner."""

from __future__ import annotations

import random
from difflib import get_close_matches

import pytest

from rulesref.facts.called import every_card
from rulesref.nearest import spelt_alike
from tests.arkham import GAME

NAMES = sorted({card.name for card in every_card(GAME).cards.values()})


def misspelt(rng: random.Random) -> str:
    letters = list(rng.choice(NAMES))
    for _ in range(rng.randint(0, 6)):
        place = rng.randrange(len(letters) + 1)
        if rng.random() < 0.5:
            letters.insert(place, rng.choice("aeinst '"))
        else:
            del letters[place : place + 1]
    return "".join(letters)


@pytest.mark.parametrize("seed", range(60))
def test_the_same_as_the_standard_library(seed: int) -> None:
    rng = random.Random(seed)
    name, names = misspelt(rng), rng.sample(NAMES, 200)
    most, cutoff = rng.choice((1, 2, 3, 5)), rng.choice((0.3, 0.5, 0.6, 0.75, 0.85))
    assert spelt_alike(name, names, most, cutoff) == tuple(
        get_close_matches(name, names, n=most, cutoff=cutoff)
    )


@pytest.mark.parametrize("name", ["", "a" * 5_000, "ab" * 100])
def test_odd_lengths(name: str) -> None:
    names = [*NAMES[:50], "", "a" * 300]
    assert spelt_alike(name, names) == tuple(get_close_matches(name, names, n=3, cutoff=0.5))
