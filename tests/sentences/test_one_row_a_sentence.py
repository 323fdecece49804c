"""Every sentence of a shipped case is read by one row, so that no order of rows decides anything."""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest

from rulesref.rulings.reading import Told, read_sentence
from tests.arkham import SPEECH, tongue
from tests.rulings.shipped import CASES, shipped_cases


@cache
def shipped(language: str, kind: str) -> tuple[str, ...]:
    """Every sentence of that kind in cases of that language, once."""
    cases = chain.from_iterable(map(shipped_cases, CASES))
    steps = chain.from_iterable(case.steps for case in cases if case.language == language)
    return tuple(dict.fromkeys(step.text for step in steps if step.kind == kind))


@pytest.mark.parametrize("kind", ["given", "when", "then"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_each_shipped_sentence_is_read_by_one_row(language: str, kind: str) -> None:
    of_kind, how = SPEECH.rows(kind), tongue(language)
    several = {}
    patterns = [(row, pattern) for row in of_kind for pattern in row.patterns[language]]
    for text in shipped(language, kind):
        folded = text.casefold()  # what reading one asks first
        could = [(row, pattern) for row, pattern in patterns if pattern.fixed in folded]
        alike = {row.id: row for row, pattern in could if pattern.read(text)}
        told = [
            id for id, row in alike.items() if isinstance(read_sentence(text, [row], how, {}), Told)
        ]
        if len(told) > 1:
            several[text] = told
    assert len(shipped(language, kind)) > 5
    assert not several


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_choice_of_words_stands_within_another_one(language: str) -> None:
    """It would be neither read nor printed: of a choice nothing is left where a sentence is written."""
    rows = (*SPEECH.sentences.values(), *SPEECH.options.values())
    written = {
        pattern.write(dict.fromkeys(pattern.names(), "X"))
        for row in rows
        for pattern in row.patterns[language]
    }
    assert len(written) > 300
    assert [text for text in sorted(written) if "|" in text] == []
