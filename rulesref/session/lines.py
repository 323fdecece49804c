"""The lines of a table: sentences that were told, and the case that they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulesref.cases.keywords import KEYWORD, STEPS

_PARTS = {"en": ("Feature", "Scenario"), "it": ("Funzionalità", "Scenario")}


class Line(NamedTuple):
    """One sentence that was told, with what a file has below it: the rows of its table."""

    kind: str
    text: str
    rows: tuple[str, ...] = ()


def head(language: str, title: str, tags: Iterable[str]) -> tuple[str, ...]:
    """What stands above the steps of a case."""
    feature, scenario = _PARTS[language]
    said_in = () if language == "en" else (f"# language: {language}",)
    tagged = " ".join(f"@{tag}" for tag in tags)
    return (*said_in, f"{feature}: {title}", f"  {tagged}", f"  {scenario}: {title}")


def written(lines: Iterable[Line], language: str) -> tuple[str, ...]:
    """``lines`` as the steps of a case."""
    out: list[str] = []
    for line in lines:
        out.append(f"    {KEYWORD[language][line.kind]} {line.text}")
        out += (f"      {row}" for row in line.rows)
    return tuple(out)


def led_by_keyword(sentence: str, language: str) -> tuple[str, str]:
    """(Kind of step, what follows its keyword); the kind is empty where no keyword leads."""
    text = " ".join(sentence.split())
    first, _, rest = text.partition(" ")
    if rest and first in STEPS[language]:
        kinds = {word: kind for kind, word in KEYWORD[language].items()}
        return kinds.get(first, ""), rest
    return "", text
