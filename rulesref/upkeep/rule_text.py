"""The rule in a passage: its text without examples, references, notes and page furniture.

An audit compares what a passage rules; a number in an example or in "page 7" is no rule.
"""

from __future__ import annotations

import re

_EXAMPLE_WORD = r"(?:for example|for instance|example|e\.g\.|per esempio|esempio|ad esempio|es\.)"
_EXAMPLE_LINE = re.compile(rf"^\s*(?:[-*]\s*|\d+\.\s*)?[\"“(*]*{_EXAMPLE_WORD}\b", re.IGNORECASE)
_EXAMPLE_IN_BRACKETS = re.compile(
    rf"\([*]*{_EXAMPLE_WORD}[^()]*(?:\([^()]*\)[^()]*)*\)", re.IGNORECASE
)
_EXAMPLE_TO_END = re.compile(rf"(?<=[.!?”\")])\s+[*]*{_EXAMPLE_WORD}\s*:.*$", re.IGNORECASE)
_EXAMPLE_SENTENCE = re.compile(
    rf"(?<=[.!?”\")])\s+[*]*{_EXAMPLE_WORD}\s*,?(?:[^.!?“\"]|\.\d|[“\"][^”\"]*[”\"])*[.!?]?[”\"]*",
    re.IGNORECASE,
)
_SUCH_AS = re.compile(
    r",?\s*\b(?:such as|come)\s+[\"“][^\"”]*[\"”](?:,?\s*(?:or|and|o|e)\s+[\"“][^\"”]*[\"”])*,?"
)
_SEE_SENTENCE = re.compile(
    r"(?:^|(?<=[.!?”\")])\s*)(?:[-*]\s*)?(?:see(?: also)?|vedi(?: anche)?)\b[^.]*(?:\d\.\d[^.]*)*\.?\s*$",
    re.IGNORECASE,
)
_SEE_IN_BRACKETS = re.compile(
    r"\([^()]*\b(?:see|vedi)\b[^()]*(?:\([^()]*\)[^()]*)*\)", re.IGNORECASE
)
_NOTE = re.compile(
    r"\((?:added|expanded|updated|amended|from|aggiunt[oa])\b[^()]*(?:\([^()]*\)[^()]*)*\)",
    re.IGNORECASE,
)
_PLACE = re.compile(
    r"\b(?:on |a )?(?:page|pages|pagina|point|punto|section|sezione|appendix|appendice)\s+"
    r"(?:[IVX]+\b|[\d.–-]+\d|\d)",
    re.IGNORECASE,
)
_STAMP = re.compile(r"\s-\sFAQ, v\.?[\d.]+,? \w+ \d{4}")
_ITEM = re.compile(r"^\s*(?:[-*•☞❖]|\d+[.)])\s+(?=\S)")


def rule_of(markdown: str) -> str:
    """The rule in ``markdown``, line by line."""
    kept = []
    for line in markdown.splitlines():
        if _EXAMPLE_LINE.match(line):
            continue
        for pattern in (
            _EXAMPLE_IN_BRACKETS,
            _EXAMPLE_TO_END,
            _EXAMPLE_SENTENCE,
            _SUCH_AS,
            _SEE_IN_BRACKETS,
            _SEE_SENTENCE,
            _NOTE,
            _STAMP,
            _PLACE,
        ):
            line = pattern.sub(" ", line)
        if line.strip():
            kept.append(line)
    return "\n".join(kept)


def items(rule: str) -> int:
    """How many list items ``rule`` has."""
    return sum(1 for line in rule.splitlines() if _ITEM.match(line))


def statements(rule: str) -> int:
    """How many things ``rule`` says: list items and sentences, clauses parted by ; counted."""
    return sum(
        len(
            [
                part
                for part in re.split(r"[.;:!?](?:\s|$)", _ITEM.sub("", line))
                if re.search(r"\w", part)
            ]
        )
        for line in rule.splitlines()
    )
