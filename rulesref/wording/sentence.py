"""The table of steps: what a case may say, in every language, and what each sentence does.

Modules whose name begins with ``given_``, ``when_`` or ``then_`` add rows; the order in which the
modules are named, and the rows inside them, is the order in which a sentence is tried.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from rulesref.wording.pattern import Pattern


class StepRow(NamedTuple):
    """One row. ``kind`` is "given", "when" or "then"; ``run(case, **slots)`` does it.

    A "when" returns intents; a "then" returns what is unmet. ``table`` rows take the cells that
    follow the step; ``open`` rows judge a choice that nobody has answered. The sentence of a "then"
    that ``asks`` can also be asked as a question; ``absent(**slots)`` is whether it is true of a
    card that has not come to the table.
    """

    id: str
    kind: str
    slots: Mapping[str, str]
    patterns: Mapping[str, tuple[Pattern, ...]]
    run: Callable[..., Any]
    table: bool
    open: bool
    asks: bool
    absent: Callable[..., bool]


def never(**slots: Any) -> bool:
    """``absent`` of a sentence that says where a card is, or what it has."""
    return False


def always(**slots: Any) -> bool:
    """``absent`` of a sentence that says only what is not so."""
    return True


class Intent(NamedTuple):
    """What a step wants: an option ``id`` with these ``slots``, or an opening of that name."""

    id: str
    slots: Mapping[str, Any]


KINDS = ("given", "when", "then")
_ROWS: list[StepRow] = []


def step(
    kind: str,
    id: str,
    *,
    en: str | tuple[str, ...],
    it: str | tuple[str, ...],
    table: bool = False,
    open: bool = False,
    asks: bool = True,
    absent: Callable[..., bool] = never,
    **slots: str,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add a row to the table."""

    def add(function: Callable[..., Any]) -> Callable[..., Any]:
        if any(row.id == id for row in _ROWS):
            raise ValueError(f"two steps are called {id!r}")
        patterns = {
            language: tuple(Pattern(one, slots, language) for one in _many(sentences))
            for language, sentences in (("en", en), ("it", it))
        }
        _ROWS.append(StepRow(id, kind, slots, patterns, function, table, open, asks, absent))
        return function

    return add


def _many(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


@lru_cache(maxsize=1)
def rows() -> tuple[StepRow, ...]:
    """Every row of the table, in order."""
    import rulesref.sentences as package

    base = package.__path__[0]
    for folder, folders, files in os.walk(base):
        folders.sort()
        for file in sorted(files):
            if file.endswith(".py") and file != "__init__.py":
                inside = folder[len(base) :].replace(os.sep, ".")
                importlib.import_module(f"{package.__name__}{inside}.{file[:-3]}")
    return tuple(_ROWS)


def nearest(text: str, kind: str, language: str) -> tuple[str, ...]:
    """The known sentences that come nearest to ``text``, best first."""
    from rulesref.games.arkham_lcg import RULES
    from rulesref.wording.suggesting import nearest as among

    known = [pattern.template for pattern in _sentences(kind, language)]
    if kind == "then":  # what has happened is said as well
        every = RULES.events.values()
        known += [one for event in every for one in event.templates[language]]
    return among(text, known)


def advice(text: str, kind: str, language: str) -> tuple[tuple[str, ...], str]:
    """What to say of a sentence that no step of ``kind`` knows: the nearest ones, and a remedy."""
    other = other_kind(text, kind, language)
    if other is None:
        return nearest(text, kind, language), "rulesref replay --steps lists every step"
    return (), f"this is a {other.capitalize()} step: say {other.capitalize()} before it"


def other_kind(text: str, kind: str, language: str) -> str | None:
    """The kind of step that knows ``text``, where ``kind`` does not; of several, the one whose
    sentence leaves least of it to its slots."""
    found = [
        (sum(len(value) for value, _ in read.values()), place)
        for place, other in enumerate(KINDS)
        if other != kind
        for read in (one.read(text) for one in _sentences(other, language))
        if read is not None
    ]
    return KINDS[min(found)[1]] if found else None


def _sentences(kind: str, language: str) -> list[Pattern]:
    return [pattern for row in rows() if row.kind == kind for pattern in row.patterns[language]]
