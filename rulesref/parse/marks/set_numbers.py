"""Cards with set and number, as an early FAQ prints them: ``Lucky Dice (TDL 230)``.

Later FAQs print ``#230``. Lines are turned into that form to be read, and sections get the
printed form and the sets back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rulesref.entries import CardName, Section
from rulesref.sources import SourceLine

_MARK = re.compile(
    r"\((?P<set>[A-Z][A-Za-z]{1,7}) (?P<number>\d{1,3}[a-z]?(?:\s?[-–]\s?\d{1,3})?)\)"
)
_PLAIN = re.compile(r"#(\d{1,3}[a-z]?)")
_RANGE = re.compile(r"^(\d+)\s?[-–]\s?(\d+)$")
#: More cards than this under one number range is a misprint.
_LARGEST_RANGE = 20


def is_card(text: str) -> bool:
    """Whether ``text`` is nothing but one card's name with its set and number."""
    mark = _MARK.search(text)
    return mark is not None and mark.start() > 0 and mark.end() == len(text.rstrip())


def without_sets(text: str) -> str:
    """``text`` with ``#230`` for ``(TDL 230)``, and ``(178-181)`` for a range."""
    return _MARK.sub(
        lambda m: (
            f"#{m['number']}" if "#" not in text and m["number"].isalnum() else f"({m['number']})"
        ),
        text,
    )


def with_sets(section: Section, printed: Iterable[SourceLine]) -> Section:
    """``section`` with the sets that its lines in ``printed`` name, in text and cards."""
    marks = [
        (mark["number"], mark["set"], mark[0])
        for line in printed
        if section.first_line <= line.number <= section.last_line
        for mark in _MARK.finditer(line.text)
    ]
    if not marks:
        return section
    title, _, body = _as_printed(f"{section.title}\0{section.markdown}", marks).partition("\0")
    cards = tuple(card for named in section.cards for card in _in_set(named, marks))
    return section._replace(title=title, markdown=body, cards=cards)


def _as_printed(text: str, marks: Sequence[tuple[str, str, str]]) -> str:
    left = list(marks)

    def printed(found: re.Match[str]) -> str:
        for place, (number, _, mark) in enumerate(left):
            if number == found[1]:
                del left[: place + 1]
                return mark
        return found[0]

    return _PLAIN.sub(printed, text)


def _in_set(card: CardName, marks: Iterable[tuple[str, str, str]]) -> Iterator[CardName]:
    sets = [name for number, name, _ in marks if number == card.number]
    for number in _numbers(card.number):
        yield card._replace(number=number, set=sets[0] if sets else card.set)


def _numbers(number: str) -> list[str]:
    found = _RANGE.match(number)
    if not found or not 0 < int(found[2]) - int(found[1]) < _LARGEST_RANGE:
        return [number]
    return [str(each) for each in range(int(found[1]), int(found[2]) + 1)]
