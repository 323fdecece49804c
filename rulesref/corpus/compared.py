"""What differs between two editions, as ``rulesref compare`` reads it: one JSON file a game.

The file is made from the rows of ``differences/*.toml`` and from the shipped cases by
``python -m rulesref.compare``; nothing of it is written by hand.
"""

from __future__ import annotations

import json
from pathlib import Path

from rulesref.errors import ParseError
from rulesref.record import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from typing import Any

#: The folder of a game's differences, and the made file in it.
FOLDER, MADE = "differences", "made.json"
VERSION = 2
#: How a rule can differ, in the order in which they are counted.
KINDS = ("new", "gone", "narrower", "wider", "renamed", "moved")


class Span(NamedTuple):
    """Where an edition says it. The lines are None where they differ between copies."""

    section: str
    first_line: int | None
    last_line: int | None


class Told(NamedTuple):
    """What comes of a case in one edition.

    ``happens`` is, by language, the first line of its timeline that the other edition does not
    have there, or why it cannot be played; ``refused`` says that it cannot.
    """

    verdict: str
    happens: dict[str, str]
    refused: bool


class ComparedCase(NamedTuple):
    """A shipped case whose outcome hangs on the edition: its file below the cases, and its name."""

    file: str
    name: str
    switches: tuple[str, ...]
    told: dict[str, Told]  # by edition


class Compared(NamedTuple):
    """One difference: the rules that it concerns, what it is, and where each edition says so.

    ``question`` is the open question ("U-27") that it hangs on, "" where it hangs on none.
    """

    id: str
    kind: str
    entries: tuple[str, ...]
    says: dict[str, str]  # by language
    before: tuple[Span, ...]
    since: tuple[Span, ...]
    switch: str
    question: str


class Unchanged(NamedTuple):
    """A rule that only looks changed, and why it is not."""

    entry: str
    why: dict[str, str]  # by language


class Comparison(NamedTuple):
    """All that is known of what differs between the editions of one game."""

    differences: tuple[Compared, ...]
    unchanged: tuple[Unchanged, ...]
    cases: tuple[ComparedCase, ...]

    def of(self, entry: str) -> tuple[Compared, ...]:
        """The differences that concern one rule, and after them those of its sub-entries."""
        own = [row for row in self.differences if entry in row.entries]
        below = [row for row in self.differences if row not in own and _is_below(entry, row)]
        return (*own, *below)

    def reason(self, entry: str) -> dict[str, str]:
        """Why a rule only looks changed, by language; empty where nobody says."""
        return next((row.why for row in self.unchanged if row.entry == entry), {})

    def cases_of(self, difference: Compared) -> tuple[ComparedCase, ...]:
        """The cases whose outcome hangs on what ``difference`` is switched by."""
        return tuple(case for case in self.cases if difference.switch in case.switches)


def _is_below(entry: str, row: Compared) -> bool:
    return any(other.startswith(f"{entry}/") for other in row.entries)


def read_comparison(game: Path, entry: str = "") -> Comparison:
    """What is made for the game whose corpus folder this is. Raises ParseError.

    Of the rows that name ``entry`` alone, where one is given: reading the others takes long.
    """
    path = game / FOLDER / MADE
    try:
        held = json.loads(_naming(entry, path.read_text("utf-8")))
        if held["version"] != VERSION:
            raise ValueError(f"version {held['version']}")
        return Comparison(
            tuple(map(_difference, held["differences"])),
            tuple(Unchanged(entry, dict(why)) for entry, why in held["unchanged"]),
            tuple(map(_case, held["cases"])),
        )
    except (OSError, ValueError, KeyError, TypeError) as broken:
        raise ParseError(
            f"the comparison of the editions cannot be read: {broken}",
            file=str(path),
            remedy="make it anew: python -m rulesref.compare",
        ) from None


def _naming(entry: str, text: str) -> str:
    """``text`` as ``written`` gives it, without rows that do not name ``entry``.

    The first and the last row of each list stay: a line break is in them.
    """
    if not entry:
        return text
    name = json.dumps(entry, ensure_ascii=False)
    head, *rows = text.split(",\n")
    return ",\n".join([head, *(row for row in rows if "\n" in row or name in row)])


def _difference(row: dict[str, Any]) -> Compared:
    return Compared(
        row["id"],
        row["kind"],
        tuple(row["entries"]),
        dict(row["says"]),
        tuple(Span(*span) for span in row["before"]),
        tuple(Span(*span) for span in row["since"]),
        row["switch"],
        row["question"],
    )


def _case(row: dict[str, Any]) -> ComparedCase:
    told = {edition: Told(*values) for edition, values in row["told"].items()}
    return ComparedCase(row["file"], row["name"], tuple(row["switches"]), told)


def written(comparison: Comparison) -> str:
    """The text of the made file: one row a line, so that a change shows."""
    parts = [
        _list("differences", [row._asdict() for row in comparison.differences]),
        _list("unchanged", [list(row) for row in comparison.unchanged]),
        _list("cases", [row._asdict() for row in comparison.cases]),
    ]
    return f'{{"version": {VERSION},\n' + ",\n".join(parts) + "}\n"


def _list(name: str, rows: list[Any]) -> str:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f'"{name}": [\n{lines}\n]'
