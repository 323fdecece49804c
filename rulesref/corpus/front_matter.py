"""The lines between two rulers at the top of a restated file: what file this is."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulesref.entries import EDITIONS
from rulesref.errors import ParseError
from rulesref.nearest import spelt_alike
from rulesref.places import game_ids

RULER = "---"
KEYS = ("document", "group", "edition")

_DOCUMENT = re.compile(r"([a-z0-9-]+)/restatement-([a-z]{2})")
_PAIR = re.compile(r"([A-Za-z_]+)\s*:\s*(.*?)\s*")


class FrontMatter(NamedTuple):
    """``length`` is the number of lines that it takes, rulers included."""

    document: str
    game: str
    language: str
    group: str
    edition: str
    length: int


def document_named(lines: list[str]) -> str:
    """The document id that a restated file claims for itself; empty for any other text."""
    if not lines or lines[0].lstrip("\ufeff").strip() != RULER:
        return ""
    for line in lines[1:20]:
        pair = _PAIR.fullmatch(line)
        if pair and pair[1] == "document" and _DOCUMENT.fullmatch(pair[2]):
            return pair[2]
        if line.strip() == RULER:
            break
    return ""


def front_matter(lines: list[str], file: str) -> FrontMatter:
    """The front matter at the top of ``lines``. Raises ParseError at the line that is wrong."""
    if not lines or lines[0].lstrip("\ufeff").strip() != RULER:
        raise ParseError(
            "a restated file opens with its front matter",
            file=file,
            line=1,
            column=1,
            text=lines[0] if lines else "",
            remedy="begin with a line ---, then document: and group:, then a line ---",
        )
    found: dict[str, str] = {}
    for index, line in enumerate(lines[1:], 1):
        if line.strip() == RULER:
            return _checked(found, index + 1, lines, file)
        if line.strip():
            key, value = _pair(line, index + 1, file)
            found[key] = value
    raise ParseError(
        "the front matter never ends",
        file=file,
        line=1,
        column=1,
        text=lines[0],
        remedy="close it with a line ---",
    )


def _pair(line: str, number: int, file: str) -> tuple[str, str]:
    pair = _PAIR.fullmatch(line)
    if pair is None or pair[1] not in KEYS:
        name = pair[1] if pair else line.split(":")[0].strip()
        raise ParseError(
            f"the front matter knows no {name!r}" if pair else "not a line of front matter",
            file=file,
            line=number,
            column=len(line) - len(line.lstrip()) + 1,
            text=line,
            candidates=spelt_alike(name, KEYS, 2),
            remedy="its lines are key: value, with the keys " + ", ".join(KEYS),
        )
    return pair[1], pair[2].strip("\"'")


def _checked(found: dict[str, str], length: int, lines: list[str], file: str) -> FrontMatter:
    for key in ("document", "group"):
        if not found.get(key):
            raise ParseError(
                f"the front matter lacks {key}",
                file=file,
                line=1,
                column=1,
                text=lines[0],
                remedy=f"add a line {key}: …",
            )
    name = _DOCUMENT.fullmatch(found["document"])
    if name is None or name[1] not in game_ids():
        known = [
            f"{game}/restatement-{language}" for game in game_ids() for language in ("en", "it")
        ]
        _refuse("document", found["document"], known, lines, file)
        raise AssertionError("unreachable")
    edition = found.get("edition", "")
    if edition and edition not in EDITIONS:
        _refuse("edition", edition, list(EDITIONS), lines, file)
    return FrontMatter(found["document"], name[1], name[2], found["group"], edition, length)


def _refuse(key: str, value: str, known: list[str], lines: list[str], file: str) -> None:
    at = next(i for i, line in enumerate(lines) if line.strip().startswith(key))
    raise ParseError(
        f"{key} cannot be {value!r}",
        file=file,
        line=at + 1,
        column=lines[at].find(value) + 1,
        text=lines[at],
        candidates=spelt_alike(value, known, cutoff=0.3) or tuple(known[:4]),
        remedy=f"{key} is one of: " + ", ".join(known),
    )
