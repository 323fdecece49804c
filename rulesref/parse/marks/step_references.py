"""Mentions of a step by its number: "step 3.2", "ST.6", "step 3 of the Initiation Sequence"."""

from __future__ import annotations

import re
from collections.abc import Iterator

_STEP = re.compile(r"\b[Ss]teps? (\d\.\d(?:\.\d)?)\b|\b(?:return|proceed) to (\d\.\d(?:\.\d)?)\b")
_TEST_STEP = re.compile(r"\b(ST\.\d)\b")
_PLAIN = re.compile(r"\b[Ss]teps? (\d{1,2})(?: (?:and|&) (\d{1,2}))?\b(?!\.\d)(?P<of>.{0,40})")
#: Which procedure a bare number counts in: by the words behind it, then by those of its line.
_Procedure = tuple[re.Pattern[str], re.Pattern[str], str]
_PROCEDURES: tuple[_Procedure, ...] = (
    (re.compile(r"set(?:ting )?up", re.IGNORECASE), re.compile(r"$^"), "step {} of setup"),
    (
        re.compile(r"initiation"),
        re.compile(r"initiation sequence", re.IGNORECASE),
        "step {} of the initiation sequence",
    ),
    (re.compile(r"skill test"), re.compile(r"skill test", re.IGNORECASE), "ST.{}"),
)


def step_references(text: str) -> list[tuple[int, str]]:
    """(place, name) of each step that ``text`` points to, each name once.

    A number that counts in a list of the same passage is no reference: it names no procedure.
    """
    if "tep" not in text and "ST." not in text and " to " not in text:
        return []
    found: dict[str, int] = {}
    for place, name in sorted(_mentions(text)):
        found.setdefault(name, place)
    return [(place, name) for name, place in found.items()]


def _mentions(text: str) -> Iterator[tuple[int, str]]:
    for match in _STEP.finditer(text):
        yield match.start(), match[1] or match[2]
    for match in _TEST_STEP.finditer(text):
        yield match.start(), match[1]
    for match in _PLAIN.finditer(text):
        form = _procedure(match["of"], text)
        if form:
            for group in (1, 2):
                if match[group]:
                    yield match.start(group), form.format(match[group])


def _procedure(behind: str, text: str) -> str:
    for near, _, form in _PROCEDURES:
        if near.search(behind):
            return form
    for _, anywhere, form in _PROCEDURES:
        if anywhere.search(text):
            return form
    return ""
