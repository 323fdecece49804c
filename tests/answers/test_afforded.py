"""Whether somebody can afford a card is asked of what they have, and never supposed: all else may still forbid it."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

LAID = {
    "en": "Roland Banks is at the Study. Roland has Machete in hand. {}Can Roland afford Machete?",
    "it": "Roland Banks è nello Studio. Roland ha Machete in mano. {}Roland può permettersi Machete?",
}
HAS = {"en": "Roland has {} resources. ", "it": "Roland ha {} risorse. "}
NO_ACTION = {"en": "Roland has no actions. ", "it": "Roland non ha azioni. "}


def asked(text: str, language: str) -> str | None:
    return play_out(JUDGE, text, "2016", language).verdict


@pytest.mark.parametrize("language", LAID)
def test_what_they_have_decides(language: str) -> None:
    for amount, verdict in ((2, "no"), (3, "yes"), (4, "yes")):
        text = LAID[language].format(HAS[language].format(amount))
        assert asked(text, language) == verdict


@pytest.mark.parametrize("language", LAID)
def test_what_nobody_has_told_is_not_supposed(language: str) -> None:
    assert asked(LAID[language].format(""), language) is None


@pytest.mark.parametrize("language", LAID)
def test_what_forbids_to_play_it_takes_no_resources_away(language: str) -> None:
    told = HAS[language].format(3) + NO_ACTION[language]
    assert asked(LAID[language].format(told), language) != "no"
