"""Words that players say for those of the sentences: read where they can mean nothing else.

Where they can, nothing is read by them: whoever says "hits" is told of "fights", and confirms it by
writing so.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg import (
    other_encounter_words,
    other_english_words,
    other_italian_words,
    other_words_in_cases,
    other_words_of_what_is_left,
)

_READ = {
    language: [
        (lazily(said), meant)
        for said, meant in (*in_cases, *words, *of_encounters, *of_what_is_left)
    ]
    for language, in_cases, words, of_encounters, of_what_is_left in (
        (
            *(
                "en",
                other_words_in_cases.ENGLISH,
                other_english_words.SAME,
                other_encounter_words.ENGLISH,
            ),
            other_words_of_what_is_left.ENGLISH,
        ),
        (
            *(
                "it",
                other_words_in_cases.ITALIAN,
                other_italian_words.SAME,
                other_encounter_words.ITALIAN,
            ),
            other_words_of_what_is_left.ITALIAN,
        ),
    )
}


@lru_cache(maxsize=4096)  # all of them are tried, and a step is looked at many times
def in_other_words(text: str, language: str) -> tuple[str, ...]:
    """``text`` with each of these that stands in it as sentences say it, then with all of them.

    Last with those, too, that stand in it once others are said so.
    """
    return tuple(_in_other_words(text, language))


def _in_other_words(text: str, language: str) -> Iterator[str]:
    whole, changes, chained = text, 0, text
    for said, meant in _READ[language]:
        changed = said.sub(meant, text)
        if changed != text:
            yield changed
            whole, changes = said.sub(meant, whole), changes + 1
        chained = said.sub(meant, chained)
    if changes > 1:
        yield whole
    if changes and chained != whole:
        yield chained
