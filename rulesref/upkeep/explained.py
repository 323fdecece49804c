"""Reasons that people gave: differences explained in audit.toml, passages in uncovered.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.corpus.lock import Key
from rulesref.entries import Section
from rulesref.errors import ParseError
from rulesref.upkeep.audit import Difference

AUDIT = "audit.toml"
UNCOVERED = "uncovered.toml"


class Explained(NamedTuple):
    """Differences of one entry that are no loss. An empty language or edition means any."""

    entry: str
    language: str
    edition: str
    differences: tuple[str, ...]
    reason: str

    def about(self, key: Key) -> bool:
        """Whether this explains something of the restatement with this key."""
        entry, language, edition = key
        return (
            self.entry == entry
            and self.language in ("", language)
            and self.edition in ("", edition)
        )


class Uncovered(NamedTuple):
    """A passage (with ``/*``: all below it) that needs no restatement."""

    section: str
    reason: str
    reason_it: str = ""

    def about(self, section: Section) -> bool:
        """Whether this is the reason of ``section``."""
        if self.section.endswith("/*"):
            return section.id.startswith(self.section[:-1])
        return section.id == self.section

    def why(self, language: str) -> str:
        """The reason, in ``language`` where it is told in that."""
        return self.reason_it or self.reason if language == "it" else self.reason


def read_explained(folder: Path) -> list[Explained]:
    """The rows of audit.toml; none where there is no file. Raises ParseError for a bad row."""
    return [
        Explained(
            row["entry"],
            row.get("language", ""),
            row.get("edition", ""),
            tuple(row["differences"]),
            row["reason"],
        )
        for row in _rows(
            folder / AUDIT, "explained", ("entry", "differences", "reason"), ("language", "edition")
        )
    ]


def read_uncovered(folder: Path) -> list[Uncovered]:
    """The rows of uncovered.toml; none where there is no file. Raises ParseError for a bad row."""
    rows = _rows(folder / UNCOVERED, "uncovered", ("section", "reason"), ("it",))
    return [Uncovered(row["section"], row["reason"], row.get("it", "")) for row in rows]


def unexplained(
    found: Iterable[tuple[Key, Sequence[Difference]]], reasons: Sequence[Explained]
) -> tuple[list[tuple[Key, Difference]], list[str]]:
    """The differences without a reason, and the reasons without a difference."""
    used: set[tuple[int, str]] = set()
    left: list[tuple[Key, Difference]] = []
    seen: set[str] = set()
    for key, differences in found:
        seen.add(key[0])
        for difference in differences:
            why = [
                (n, difference.name)
                for n, reason in enumerate(reasons)
                if reason.about(key) and difference.name in reason.differences
            ]
            used.update(why)
            if not why:
                left.append((key, difference))
    idle = [
        f"{reason.entry}: {name!r} is explained, but no such difference is found"
        for n, reason in enumerate(reasons)
        for name in reason.differences
        if (n, name) not in used and (reason.entry in seen)
    ]
    return left, idle


def without_reason(
    sections: Iterable[Section], reasons: Sequence[Uncovered]
) -> tuple[list[Section], list[str]]:
    """The uncovered ``sections`` without a reason, and the reasons without a section."""
    used: set[int] = set()
    left = []
    for section in sections:
        why = [n for n, reason in enumerate(reasons) if reason.about(section)]
        used.update(why)
        if not why:
            left.append(section)
    idle = [
        f"{reason.section}: has a reason, but is covered or unknown"
        for n, reason in enumerate(reasons)
        if n not in used
    ]
    return left, idle


def _rows(
    path: Path, table: str, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return []
    try:
        held = tomllib.loads(text)
    except tomllib.TOMLDecodeError as broken:
        raise ParseError(f"not TOML: {broken}", file=str(path), remedy="mend that line") from None
    rows = held.get(table, [])
    if held.keys() - {table} or not isinstance(rows, list):
        raise ParseError(
            f"only [[{table}]] tables belong here", file=str(path), remedy="see corpus/README.md"
        )
    for number, row in enumerate(rows, 1):
        lists = [name for name in ("differences",) if name in required]
        bad = [name for name in required if name not in row] or [
            name
            for name, value in row.items()
            if name not in required + optional
            or not (_texts(value) if name in lists else isinstance(value, str) and value.strip())
        ]
        if bad:
            raise ParseError(
                f"[[{table}]] number {number}: {bad[0]} is missing, unknown or of another type",
                file=str(path),
                remedy="see corpus/README.md for the keys",
            )
    return rows


def _texts(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, str) for v in value)
