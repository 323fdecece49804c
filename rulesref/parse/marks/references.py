"""Explicit cross-references: every "see …" with its target as printed and its line."""

from __future__ import annotations

import re

from rulesref.entries import Reference
from rulesref.parse.marks.step_references import step_references

_OPEN, _CLOSE = '["“]', '["”]'
#: A quoted title ends where its closing quote is followed by what can follow a reference.
_TITLE = rf"{_OPEN}(?P<title>.{{1,160}}?)[,;]?{_CLOSE}(?=[\"”]?(?:[.,;:)]|\s*$| on page | below| above| and | or | for | process ))"
_QUOTED = re.compile(_TITLE)
_SEE = re.compile(r"\b[Ss]ee(?: also)?:? (?:the )?(?:section \d\.\d+, )?(?=[\"“])")
_JOIN = re.compile(
    r"^[\"”]?(?: on page \d+)?(?: below| above)?(?:, | and |, and )(?:section \d\.\d+, )?(?=[\"“])"
)
_PAGED = re.compile(
    rf"{_OPEN}(?P<title>[^\"“”]+?),?{_CLOSE},?(?: process outlined)?(?: on|,? Rules Reference,) page \d+"
)
_RULES_FOR = re.compile(
    rf"\b(?:rules for|[Aa]s per the entry on) {_OPEN}(?P<title>[^\"“”]+){_CLOSE}(?! in the [^()]*\(see )"
)
_BARE = re.compile(
    r"\((?:see )(?P<title>(?:section )?(?:\d\.\d+\b|[A-Z])[^()\"“”]*?)"
    r"(?: in the Rules Reference| ?, above| ?, expanded ?, above)?\)"
)
_NUMBER = re.compile(r"\((?P<title>[12]\.\d{1,2})\)")


def references(text: str, line: int) -> list[Reference]:
    """The references in ``text`` in its order, each place once."""
    found: dict[int, str] = {}
    for see in _SEE.finditer(text):
        place = see.end()
        while quoted := _QUOTED.match(text, place):
            found[quoted.start("title")] = quoted["title"]
            join = _JOIN.match(text[quoted.end() :])
            if not join:
                break
            place = quoted.end() + join.end()
    for pattern in (_PAGED, _RULES_FOR, _NUMBER, _BARE):
        for match in pattern.finditer(text):
            if not any(
                start <= match.start("title") <= start + len(title)
                for start, title in found.items()
            ):
                found[match.start("title")] = match["title"]
    for place, name in step_references(text):
        if not any(title.startswith(name) for title in found.values()):
            found.setdefault(place, name)
    return [
        Reference(title.strip().removeprefix("section "), line)
        for _, title in sorted(found.items())
    ]
