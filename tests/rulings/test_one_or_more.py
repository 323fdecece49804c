"""Whoever asks for "a clue" asks whether there is any; a number is so many and no more."""

from __future__ import annotations

import pytest

from tests.arkham import play

THREE = """Given Roland Banks is at the Study
And the Study has {} clues
And Roland Banks has 0 clues
And Roland Banks has {} resources
When Roland Banks takes 1 horror
Then it is asked whether """
TRE = """Dato che Roland Banks è nello Studio
E lo Studio ha {} indizi
E Roland Banks ha {} risorse
Quando Roland Banks subisce 1 orrore
Allora si chiede se """
ANY = [
    "there is a clue at the Study",
    "there is still a clue on the Study",
    "a clue remains at the Study",
    "the Study still has a clue",
    "Roland Banks has a resource",
]
QUALCHE = ["c'è un indizio nello Studio", "lo Studio ha ancora un indizio", "Roland Banks ha una risorsa"]  # fmt: skip
SO_MANY = ["there is 1 clue at the Study", "the Study has one clue", "Roland Banks has only a resource"]  # fmt: skip


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("asked", ANY)
def test_an_article_asks_for_any(asked: str, count: int) -> None:
    assert play(THREE.format(count, count) + asked).verdict == ("yes" if count else "no")


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("asked", QUALCHE)
def test_the_same_in_italian(asked: str, count: int) -> None:
    told = TRE.format(count, count) + asked
    assert play(told, language="it").verdict == ("yes" if count else "no")


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("asked", SO_MANY)
def test_a_number_is_so_many(asked: str, count: int) -> None:
    assert play(THREE.format(count, count) + asked).verdict == ("yes" if count == 1 else "no")


@pytest.mark.parametrize("count", [0, 1, 2])
def test_denied_it_is_none(count: int) -> None:
    asked = play(THREE.format(count, count) + "Roland Banks does not have a resource")
    assert asked.verdict == ("no" if count else "yes")


@pytest.mark.parametrize(
    "asked", ["Roland Banks has a resource", "Roland Banks has a card in hand"]
)
def test_what_nobody_has_told_gives_no_verdict(asked: str) -> None:
    told = f"Given Roland Banks is at the Study\nWhen Roland Banks takes 1 horror\nThen it is asked whether {asked}"
    assert play(told).verdict == "unsupported"
