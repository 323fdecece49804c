"""The rules of ArkhamCards: a list of rules with rules below them, in two languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulesref.errors import SourceError
from rulesref.parse import parse, recognise
from rulesref.parse.portion import Warning
from rulesref.sources.reading import read_raw
from rulesref.sources.text import SourceText

RULES: list[dict[str, Any]] = [
    {"id": "After", "title": "After", "text": "Then moss."},
    {
        "id": "Wet_Stones",
        "title": "Wet Stones",
        "text": 'See "[After](#After)".',
        "rules": [
            {"id": "After", "title": "After the Rain", "text": "<b>Slip</b>.\n- Twice."},
            {"id": "Chart", "title": "Chart", "table": [{"row": [{"text": "1"}, {"text": "2"}]}]},
        ],
    },
]


def text_of(rules: list[dict[str, Any]]) -> SourceText:
    return read_raw(json.dumps(rules, indent=2).encode(), "rules.json")


def test_the_language_is_seen_from_titles_that_all_have() -> None:
    (english,) = recognise(text_of(RULES))
    assert english.document.id == "arkham-lcg/arkham-cards-en"
    assert (english.document.tier, english.document.edition) == ("summary", "2016")
    (italian,) = recognise(text_of([RULES[0] | {"title": "Dopo"}, RULES[1]]))
    assert (italian.document.id, italian.document.language) == ("arkham-lcg/arkham-cards-it", "it")


def test_rules_below_a_rule_are_sections_of_it() -> None:
    warnings: list[Warning] = []
    (portion,) = recognise(text_of(RULES))
    sections = {s.id.rsplit("arkham-cards-en/")[1]: s for s in parse(portion, warnings)}
    assert list(sections) == ["after", "wet-stones", "wet-stones/after", "chart"]
    stones, below = sections["wet-stones"], sections["wet-stones/after"]
    assert below.parent == stones.id
    assert stones.last_line == below.first_line - 1
    assert (below.title, below.markdown) == ("After the Rain", "**Slip**.\n\n- Twice.")
    assert [reference.text for reference in stones.references] == ["after"]
    assert (stones.pointer, below.pointer) == (True, False)
    assert sections["chart"].markdown == "- 1 · 2"
    assert warnings == []


def test_what_is_broken_is_refused_before_anything_is_added() -> None:
    with pytest.raises(SourceError) as caught:
        recognise(text_of([*RULES, {"id": "X", "title": "X", "text": ["moss"]}]))
    assert "'text' should be a text" in caught.value.message
    assert caught.value.line
    with pytest.raises(SourceError, match="language"):
        recognise(text_of([RULES[0] | {"title": "Nach"}, RULES[1]]))
