"""What can be asked of no card at all is asked at a table where nothing lies: an answer, or an error with its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

import rulesref
from rulesref.errors import RulesrefError
from tests.arkham import SPEECH

_SLOT = re.compile(r"\{(\w+)\}")


def _word(type: str, language: str) -> str:
    """A word of that ``type``; empty where it names a thing."""
    if type == "number":
        return "1"
    return next(iter(SPEECH.words.sets.get(type, {}).get(language, ())), "")


def _plain(template: str) -> str:
    """``template`` without what may be left out, in the first of its ways."""
    text = re.sub(r"\[[^\]]*\]", "", template)
    while re.search(r"\(([^()]*)\)", text):
        text = re.sub(r"\(([^()]*)\)", lambda found: found[1].split("|")[0], text)
    return " ".join(text.split())


def _asked() -> Iterator[tuple[str, str]]:
    for row in SPEECH.rows("then"):
        for language, patterns in row.patterns.items():
            for pattern in patterns:
                text = _plain(pattern.template)
                words = {slot: _word(row.slots[slot], language) for slot in _SLOT.findall(text)}
                if all(words.values()):
                    yield language, text.format(**words)


ASKED = sorted(set(_asked()))


def test_some_can_be_asked_of_no_card() -> None:
    assert len(ASKED) > 40


@pytest.mark.parametrize(("language", "text"), ASKED)
def test_what_is_asked_where_nothing_lies_is_answered_or_refused(language: str, text: str) -> None:
    session = rulesref.sit(language=language)
    with suppress(RulesrefError):  # anything else is a bug
        verdict = session.ask(text).verdict
        assert verdict in ("yes", "no", "depends", "open", "unsupported")
