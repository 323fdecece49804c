"""Tokens of the bag as players count them, in either language."""

from __future__ import annotations

import pytest

from rulesref.errors import UnresolvedReference
from rulesref.sentences.arkham_lcg.faces import read_faces


@pytest.mark.parametrize(
    ("language", "text", "faces"),
    [
        ("en", "skull, skull, -1", ("skull", "skull", "-1")),
        ("en", "2 skulls and three -1 tokens", ("skull", "skull", "-1", "-1", "-1")),
        ("en", "one elder sign, 2 elder things", ("elder-sign", "elder-thing", "elder-thing")),
        ("en", '1 "-2", a 0 and 2 0', ("-2", "0", "0", "0")),
        ("it", "due teschi, 2 tavolette e un +1", ("skull", "skull", "tablet", "tablet", "+1")),
        ("it", "uno antico e tre segnalini -4", ("elder-thing", "-4", "-4", "-4")),
    ],
)
def test_so_many_of_a_face_are_that_many(language: str, text: str, faces: tuple[str, ...]):
    assert read_faces(text, language) == faces


@pytest.mark.parametrize("text", ["three ghouls", "0 skulls", "skull skull", "2 2 skulls"])
def test_what_is_no_number_of_tokens_is_refused(text: str):
    with pytest.raises(UnresolvedReference, match="is no chaos token"):
        read_faces(text, "en")
