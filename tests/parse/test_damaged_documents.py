"""Damaged and cut-off copies of the smaller documents give sections or one of our own errors."""

from __future__ import annotations

import random
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesref.entries import Document
from rulesref.errors import RulesrefError
from rulesref.parse.documents import community_summary, eldritch_rulebook, faq_early, generic
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceText
from tests.parse.documents import test_community_summary, test_eldritch_rulebook, test_faq_early
from tests.parse.real_documents import source

PARSERS: dict[str, tuple[ModuleType, str]] = {
    "arkham-lcg/faq-1.2": (faq_early, test_faq_early.MADE_UP),
    "arkham-lcg/eog-summary-3": (community_summary, test_community_summary.MADE_UP),
    "eldritch-horror/rulebook": (eldritch_rulebook, test_eldritch_rulebook.MADE_UP),
    "arkham-lcg/moss-1": (generic, "# Moss\n\nGrows.\n\n## Wet\n\n- one\n- two\n"),
}
NOISE = '\n#*-_()[]“”"?:.,1 v\t◆☠é A'


def survive(text: SourceText, document_id: str) -> None:
    parser, _ = PARSERS[document_id]
    game = document_id.split("/")[0]
    document = Document(document_id, game, "t", "1", "", "en", "faq", "", None, "")
    warnings: list[Warning] = []
    sections = []
    try:
        parser.claims(text)
        sections = parser.parse(Portion(document, text.lines), warnings)
    except RulesrefError:
        pass
    ids = [section.id for section in sections]
    assert len(ids) == len(set(ids))
    last = text.lines[-1].number if text.lines else 0
    for section in sections:
        assert 1 <= section.first_line <= section.last_line <= last
        assert section.title
        assert section.id.startswith(f"{document_id}/")


def damaged(text: str, seed: int, noise: str) -> str:
    chance = random.Random(seed)
    lines = text.split("\n")
    way = seed % 6
    if way == 0:
        return text[: chance.randrange(len(text) + 1)] + noise
    if way == 1:
        chance.shuffle(lines)
    elif way == 2:
        lines = [line for line in lines if chance.random() > 0.3]
    elif way == 3:
        lines = [line for line in lines for _ in range(chance.choice((1, 1, 2)))]
    elif way == 4:
        lines = [line for line in lines if line.strip()]
    else:
        at = chance.randrange(len(text) + 1)
        return text[:at] + noise + text[at + len(noise) :]
    return "\n".join(lines)


@pytest.mark.parametrize("document_id", PARSERS)
@settings(max_examples=120)
@given(st.integers(0, 2**32), st.text(alphabet=NOISE, max_size=40))
def test_damaged_copies(document_id: str, seed: int, noise: str) -> None:
    survive(source(damaged(PARSERS[document_id][1], seed, noise)), document_id)


@pytest.mark.parametrize("document_id", PARSERS)
@settings(max_examples=60)
@given(st.text(alphabet=NOISE, max_size=300))
def test_any_text(document_id: str, text: str) -> None:
    survive(source(text), document_id)


@pytest.mark.parametrize("document_id", PARSERS)
@pytest.mark.parametrize(
    "piece", ["**", "(", "[?] ", 'see "', "(Ab 1", "- ", "1. ", "# ", "a ", "“", "  ", "\t", ", "]
)
def test_one_mark_a_thousand_times(document_id: str, piece: str) -> None:
    line = piece * 1000
    whole = f"{PARSERS[document_id][1]}\n\nCard Errata\n\n(v1.0) {line}\n\n{line}\n\n# {line}?\n"
    survive(source(whole), document_id)
    survive(source("\n\n".join([piece] * 1000)), document_id)
