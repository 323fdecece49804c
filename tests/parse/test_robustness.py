"""Whatever stands in a file, the parsers answer with sections or with one of our own errors."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesref.errors import RulesrefError
from tests.named_folders import SOURCES, named
from tests.parse.reference_and_faq import FAQ, REAL, REFERENCE, parse, portions

_FOLDER = named(SOURCES)
_REAL_FILE = _FOLDER / REAL if _FOLDER else None
MADE_UP = REFERENCE + FAQ


def survive(text: str) -> None:
    try:
        for portion in portions(text):
            sections = parse(portion, [])
            ids = [section.id for section in sections]
            assert len(ids) == len(set(ids))
            assert all(s.first_line <= s.last_line for s in sections)
    except RulesrefError:
        pass


@st.composite
def mutations(draw: st.DrawFn) -> tuple[int, float, str]:
    noise = draw(st.text(alphabet="-|#“”()[]v1. Q:\ufeff\n", max_size=30))
    return draw(st.integers(0, 2**32)), draw(st.floats(0, 1)), noise


def mutated(text: str, seed: int, share: float, noise: str) -> str:
    chance = random.Random(seed)
    lines = text.split("\n")
    way = seed % 5
    if way == 0:
        return text[: int(share * len(text))] + noise
    if way == 1:
        chance.shuffle(lines)
    elif way == 2:
        lines = [line for line in lines if chance.random() > share / 2]
    elif way == 3:
        lines = [line for line in lines for _ in range(chance.choice((1, 1, 2)))]
    else:
        for _ in range(20):
            at = chance.randrange(len(lines))
            place = chance.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:place] + noise + lines[at][place + chance.randrange(9) :]
    return "\n".join(lines)


@given(mutations())
@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
def test_made_up_documents_may_be_broken_in_any_way(mutation: tuple[int, float, str]) -> None:
    survive(mutated(MADE_UP, *mutation))


@given(st.lists(st.sampled_from(MADE_UP.split("\n")) | st.text(max_size=60), max_size=60))
@settings(max_examples=150)
def test_lines_may_come_in_any_order(lines: list[str]) -> None:
    survive("\n".join(["Skill Test Timing", "The Grim Rule", "Constant Abilities", *lines]))


@pytest.mark.skipif(
    not (_REAL_FILE and _REAL_FILE.is_file()), reason="RULESREF_SOURCES does not name the real file"
)
@given(mutations())
@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
def test_the_real_document_may_be_broken_in_any_way(mutation: tuple[int, float, str]) -> None:
    assert _REAL_FILE is not None
    survive(mutated(_REAL_FILE.read_text("utf-8"), *mutation))


LONG_LINES = [
    "x" * 200_000,
    "A " * 100_000 + "#1",
    "Q: " + "word " * 20_000,
    "v1.0 " + "Stone #1 " * 5_000,
    "v1.0 " + "(" * 20_000,
    "- " + "“ " * 20_000,
    "See " + '"A", ' * 5_000,
    "(, " * 10_000,
]


def with_long_line(line: str) -> list[str]:
    """The made-up documents with ``line`` where card errata, campaign errata and rulings stand."""
    headings = ("Card Errata", "Campaign Guide Errata", "FAQ v2.5 — Rulings & Clarifications")
    return [f"{MADE_UP}{heading}\n1.1 Title\n{line}\nv1.0 One #1\n{line}\n" for heading in headings]


@pytest.mark.parametrize("line", LONG_LINES)
def test_lines_may_be_long(line: str) -> None:
    for text in with_long_line(line):
        survive(text)
