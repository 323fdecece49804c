"""What an enemy of no name would do in return is not denied; what a drawn card would have done is."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("language", "text", "verdict"),
    [
        # it may have retaliate, of which nothing is said
        (EN, "An enemy is engaged with me. I attack it and fail. Does it attack me?", None),
        (EN, "I attack an enemy and fail by 2. Does the enemy retaliate?", None),
        (EN, "I attack an enemy and reveal the auto-fail. Does it attack me?", None),
        (EN, "I attack an enemy. Does it retaliate?", None),
        (IT, "Attacco un nemico e fallisco. Il nemico mi attacca?", None),
        # of a name, with what is said of it, and where none would retaliate
        (EN, "A Ghoul Minion is engaged with me. I attack it and fail. Does it attack me?", "no"),
        (EN, "An enemy without retaliate is engaged with me. I attack it and fail. Does it attack me?", "no"),
        (EN, "An enemy is engaged with me. I attack it and succeed. Does it attack me?", "no"),
        (EN, "An enemy is engaged with me. I attack it and fail. Does it make an attack of opportunity?", "no"),
        (IT, "Attacco un nemico e supero la prova. Il nemico mi attacca?", "no"),
    ],
)  # fmt: skip
def test_an_enemy_without_a_name_may_retaliate(
    language: str, text: str, verdict: str | None
) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "text", "verdict"),
    [
        (EN, "I draw Rotting Remains and pass the test. Do I take horror?", "no"),
        (EN, "I draw Rotting Remains and fail the test. Do I take horror?", "yes"),
        (EN, "I draw On Wings of Darkness and pass the test. Do I take damage?", "no"),
        (EN, "I succeed at a willpower test. Do I take horror?", None),
        (IT, "Pesco Resti Putrefatti e supero la prova. Subisco orrore?", "no"),
        (IT, "Pesco Resti Putrefatti e fallisco la prova. Subisco orrore?", "yes"),
    ],
)
def test_a_card_that_was_drawn_is_a_source_that_is_told(
    language: str, text: str, verdict: str | None
) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict
