"""What a choice is between may be told by the steps that choose it, each option by one of them."""

from __future__ import annotations

import pytest

from tests.arkham import play

FULL = """\
Given Zoey Samaras is at the Study
    And Zoey Samaras controls Bandolier, Shotgun and Machete
    When Bandolier is discarded
    Then Zoey Samaras must choose between:
"""


def rows(*told: str) -> str:
    return FULL + "\n".join(f"      | {one} |" for one in told)


SHOTGUN, MACHETE = "Zoey Samaras discards Shotgun", "Zoey Samaras discards Machete"


@pytest.mark.parametrize(
    "told",
    [
        (SHOTGUN, MACHETE),
        (MACHETE, f"{SHOTGUN} to make room"),
        (f"{MACHETE} to make room", f"{SHOTGUN} to make room"),
    ],
)
def test_each_option_is_told_by_its_step(told: tuple[str, ...]) -> None:
    assert play(rows(*told)).passed


@pytest.mark.parametrize(
    "told",
    [
        (SHOTGUN,),
        (SHOTGUN, SHOTGUN),
        (f"{SHOTGUN} to make room", SHOTGUN),
        (SHOTGUN, MACHETE, "Zoey Samaras takes a resource"),
        (SHOTGUN, "Zoey Samaras takes a resource"),
    ],
)
def test_one_too_few_or_too_many_or_told_twice_is_another_choice(told: tuple[str, ...]) -> None:
    assert not play(rows(*told)).passed


def test_in_italian_as_well() -> None:
    text = """\
Dato Zoey Samaras è in Studio
    E Zoey Samaras controlla Bandolier, Shotgun e Machete
    Quando Bandolier viene scartata
    Allora Zoey Samaras deve scegliere tra:
      | Zoey Samaras scarta Shotgun |
      | Zoey Samaras scarta Machete |"""
    assert play(text, language="it").passed
