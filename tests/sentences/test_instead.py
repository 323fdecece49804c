"""What is done in place of something else is not told as if it were done beside it."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        ("en", "Given Roland Banks is at the Study\nWhen Roland Banks takes a resource\n"
               "And Roland Banks gains 1 resource instead"),
        ("en", "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n"
               "When Ghoul Minion attacks Roland Banks\nAnd Ghoul Minion exhausts instead"),
        ("it", "Dato Roland Banks è in Studio\nQuando Roland Banks prende una risorsa\n"
               "E Roland Banks guadagna 1 risorsa invece"),
    ],
)  # fmt: skip
def test_instead_is_not_passed_over(language: str, steps: str) -> None:
    with pytest.raises(CaseError):
        play(steps, language=language)
