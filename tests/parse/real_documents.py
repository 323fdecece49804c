"""The real documents, where the environment says they lie; tests are skipped elsewhere."""

from __future__ import annotations

from functools import cache
from types import ModuleType

import pytest

from rulesref.entries import Section
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceLine, SourceText, read
from tests.named_folders import SOURCES, folder_of


@cache
def texts() -> tuple[SourceText, ...]:
    """Every text file in ``RULESREF_SOURCES``."""
    return tuple(read(path) for path in sorted(folder_of(SOURCES).glob("*.txt")))


def real_portion(parser: ModuleType) -> Portion:
    """The one document that ``parser`` claims, found by content among all of them."""
    found: list[Portion] = [portion for text in texts() for portion in parser.claims(text)]
    if not found:
        pytest.skip("this document is not among those in RULESREF_SOURCES")
    assert len(found) == 1
    return found[0]


def real_sections(parser: ModuleType) -> tuple[list[Section], list[Warning]]:
    """Sections and warnings of that document."""
    warnings: list[Warning] = []
    return parser.parse(real_portion(parser), warnings), warnings


def source(text: str, name: str = "made-up.txt") -> SourceText:
    """``text`` as it would be read from a file."""
    return SourceText(
        name, "0" * 64, tuple(SourceLine(n, line) for n, line in enumerate(text.split("\n"), 1))
    )


def parsed(parser: ModuleType, text: str) -> tuple[dict[str, Section], list[Warning]]:
    """The sections of the one document in ``text`` by path, and the warnings."""
    (portion,) = parser.claims(source(text))
    warnings: list[Warning] = []
    sections = parser.parse(portion, warnings)
    start = len(portion.document.id) + 1
    return {section.id[start:]: section for section in sections}, warnings


def check_spans(sections: list[Section], longest: int = 60) -> None:
    """What holds of every parser: ids differ, spans are in order and short."""
    ids = [section.id for section in sections]
    assert len(ids) == len(set(ids))
    for section in sections:
        assert section.first_line <= section.last_line
        assert section.last_line - section.first_line < longest, section.id
        assert section.markdown.strip(), section.id
        assert all(section.first_line <= at <= section.last_line for at in section.icon_lost)
