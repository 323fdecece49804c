"""A step that tells two things is refused with both, each as a step that can be pasted."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

SEATED = "Given Roland Banks is at the Study\n"
JOINED = [
    ("en", "Given Roland Banks is at the Study and Roland Banks has 2 clues"),
    ("en", "Given Roland Banks is at the Study and has Knife in hand"),
    ("en", SEATED + "When Roland Banks gains 1 resource and then gains 2 resources"),
    ("en", SEATED + "Then Roland Banks has 0 clues and Roland Banks has 0 resources"),
    ("it", "Dato Roland Banks è nello Studio e ha in mano Coltello"),
]


@pytest.mark.parametrize(("language", "told"), JOINED)
def test_both_are_named_and_can_be_pasted(language: str, told: str) -> None:
    with pytest.raises(CaseError) as refused:
        play(told, language=language)
    assert len(refused.value.candidates) == 2
    *before, joined = told.split("\n")
    keyword = joined.split(" ")[0]
    steps = [f"{keyword} {one}" for one in refused.value.candidates]
    assert play("\n".join((*before, *steps)), language=language).passed


def test_names_that_are_joined_are_one_thing() -> None:
    assert play("Given Roland Banks and Agnes Baker are at the Study").verdict == "ordered"
