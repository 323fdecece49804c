"""What a slot can hold is called by a word that players know, and never by the slot's own name."""

from __future__ import annotations

from tests.arkham import SPEECH


def test_every_set_of_words_is_called_by_a_word_of_players():
    words = SPEECH.words
    odd = {type: words.calls(type) for type in words.sets if not words.calls(type).isprintable()}
    odd |= {type: words.calls(type) for type in words.sets if set("_-") & set(words.calls(type))}
    assert not odd
