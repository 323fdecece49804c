"""Every kind of uses that a card may have can be said in a case, in both languages."""

from __future__ import annotations

import pytest

from rulesref.games.arkham_lcg.vocabulary import USES
from rulesref.sentences.arkham_lcg.speech import SPEECH
from tests.arkham import play


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("uses", sorted(USES))
def test_there_is_a_word_for_them(uses: str, language: str) -> None:
    said = set(SPEECH.words.sets["pool"][language].values())
    assert said & {uses, uses.removesuffix("s")}


def test_one_key_is_said_of_a_keyring() -> None:
    assert play("""\
Given Stella Clark is at the Study
And Stella Clark controls Old Keyring
And Old Keyring has 1 key
When Stella Clark takes a resource
Then Old Keyring has 1 key""").passed
