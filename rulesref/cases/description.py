"""Free text below a heading: Gherkin passes over it, so no line of it may be meant as a step.

A misspelt ``Given`` at the beginning of a scenario and a misspelt ``Background:`` or ``Scenario:``
are free text to Gherkin, and so is all that follows; a case would pass without them.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any

from rulesref.cases.written import IsSentence
from rulesref.errors import CaseError

#: What begins a step, and what begins a part of a file (with a colon), in each language.
STEPS = {
    "en": ("Given", "When", "Then", "And", "But"),
    "it": ("Dato", "Data", "Dati", "Date", "Quando", "Allora", "E", "Ma"),
}
PARTS = {
    "en": ("Background", "Scenario", "Scenario Outline", "Example", "Examples", "Rule", "Feature"),
    "it": ("Contesto", "Scenario", "Schema dello scenario", "Esempio", "Esempi", "Regola"),
}


def check_description(
    node: Any, file: str, language: str, lines: tuple[str, ...], is_sentence: IsSentence
) -> None:
    """Raise ``CaseError`` where free text below the heading ``node`` looks like a part of a case."""
    for number, text in _described(node, lines):
        meant = _meant(text, language, is_sentence)
        if meant is not None:
            raise CaseError(
                "Gherkin takes this line for a description and passes over it",
                file=file,
                line=number,
                column=lines[number - 1].index(text) + 1,
                text=lines[number - 1],
                candidates=meant,
                remedy="mend the word that it begins with, or make it a comment with #",
            )


def _described(node: Any, lines: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """(line, text) of the description of ``node``; comments are none of it."""
    number = node["location"]["line"]
    for text in node["description"].splitlines():
        while lines[number].strip() != text.strip():
            number += 1
        number += 1
        if text.strip():
            yield number, text.strip()


def _meant(text: str, language: str, is_sentence: IsSentence) -> tuple[str, ...] | None:
    """The words that ``text`` could have begun with; ``None`` for prose."""
    part, colon, _ = text.partition(":")
    if colon:
        near = difflib.get_close_matches(part.strip().title(), PARTS[language], n=1, cutoff=0.85)
        if near:
            return (near[0] + ":",)
    first, _, rest = text.partition(" ")
    near = difflib.get_close_matches(first, STEPS[language], n=1, cutoff=0.75)
    near = near or [word for word in STEPS[language] if _has_letters_of(word, first)]
    if near and (near[0] == first or not near[0].startswith(first)):  # "The", "An" are prose
        return (near[0],)
    if is_sentence(text, language) or is_sentence(rest, language):
        return STEPS[language]
    return None


def _has_letters_of(word: str, first: str) -> bool:
    """Whether ``first`` is ``word`` with its letters in another order, as fingers stumble."""
    same = first.casefold() == word.casefold()  # a line of prose may go on with "and"
    return len(word) > 1 and not same and sorted(first.casefold()) == sorted(word.casefold())
