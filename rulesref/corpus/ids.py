"""``ids.lock``: every entry id, frozen; a rename leaves a redirect so that old citations resolve.

One id a line, sorted; a redirect is ``old -> new``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rulesref.errors import ParseError, UnresolvedReference
from rulesref.places import corpus_folder
from rulesref.record import NamedTuple

IDS = "ids.lock"
ARROW = " -> "


class Ids(NamedTuple):
    """``live`` are the ids in use, ``redirects`` lead from an old id to the one it is now."""

    live: frozenset[str]
    redirects: dict[str, str]

    def resolve(self, entry: str) -> str:
        """``entry``, or what it is called now."""
        seen: set[str] = set()
        while entry in self.redirects and entry not in seen:
            seen.add(entry)
            entry = self.redirects[entry]
        return entry


def read_ids(folder: Path) -> Ids:
    """The frozen ids of the game whose corpus folder this is; none where there is no file."""
    path = folder / IDS
    try:
        lines = path.read_text("utf-8").splitlines()
    except FileNotFoundError:
        return Ids(frozenset(), {})
    live: set[str] = set()
    redirects: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        old, arrow, new = line.partition(ARROW)
        if not line or line != line.strip() or (arrow and not new) or " " in old or " " in new:
            raise ParseError(
                "not an id, nor a redirect from one id to another",
                file=str(path),
                line=number,
                column=1,
                text=line,
                remedy="write game/slug, or game/old -> game/new",
            )
        if arrow:
            redirects[old] = new
        else:
            live.add(old)
    return Ids(frozenset(live), redirects)


def ids_meant(asked: str, games: Iterable[str]) -> Iterator[str]:
    """The ids that ``asked`` may be, with the game that it leaves out, as they are now."""
    for game in games:
        ids = read_ids(corpus_folder() / game)
        yield from (ids.resolve(id) for id in (asked, f"{game}/{asked}"))


def write_ids(folder: Path, ids: Ids) -> None:
    """Write ``ids`` in order."""
    lines = [*ids.live, *(old + ARROW + new for old, new in ids.redirects.items())]
    (folder / IDS).write_text("\n".join(sorted(lines)) + "\n", "utf-8", newline="\n")


def extended(ids: Ids, current: Iterable[str]) -> Ids:
    """``ids`` with the new ones of ``current``; what vanished stays, for ``problems`` to name."""
    return Ids(ids.live | (set(current) - ids.redirects.keys()), ids.redirects)


def renamed(ids: Ids, old: str, new: str) -> Ids:
    """``ids`` with ``old`` leading to ``new``. Raises UnresolvedReference for an unknown ``old``."""
    if old not in ids.live:
        raise UnresolvedReference(
            f"{old} is no frozen id", remedy="see ids.lock for those that are"
        )
    return Ids((ids.live - {old}) | {new}, {**ids.redirects, old: new})


def problems(ids: Ids, current: Iterable[str]) -> list[str]:
    """What is wrong between the frozen ids and those in use, a sentence each."""
    using = set(current)
    found = [f"{entry}: not frozen yet (run ids)" for entry in sorted(using - ids.live)]
    found += [
        f"{entry}: frozen, but no entry has it (restore it, or run ids --rename {entry} NEW)"
        for entry in sorted(ids.live - using)
    ]
    found += [
        f"{old}: redirects to {ids.resolve(old)}, which no entry has"
        for old in sorted(ids.redirects)
        if ids.resolve(old) not in using
    ]
    found += [f"{old}: both an id and a redirect" for old in sorted(using & ids.redirects.keys())]
    return found
