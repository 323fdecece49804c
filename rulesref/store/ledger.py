"""The ledger: the names that rulesref wrote into the user's folder, each before it was written.

    LEDGER      {"format": 1, "mark": 32 HEX, "files": [SHA256…], "generations": [NAME…],
                 "parses": [SHA256…]}

Nothing that it does not name is ever removed. It is replaced whole, so that a kill leaves the old
one or the new one. The mark, made with the ledger, is in the name of every unfinished file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesref.catalogue import said
from rulesref.errors import StoreError
from rulesref.places import read_most, reason_of
from rulesref.store.generation import NAME, Generation
from rulesref.store.removing import Kind, kind_of

if TYPE_CHECKING:
    from rulesref.store.tell import Tell

FILE = "LEDGER"
FORMAT = 1
_LARGEST = 32 * 1024 * 1024  # bytes of it that are read

_SHA256 = re.compile(r"[0-9a-f]{64}")
_MARK = re.compile(r"[0-9a-f]{32}")


class Names(NamedTuple):
    """Names in the user's folder: raw files, generations with their manifests, kept parses."""

    files: frozenset[str] = frozenset()
    generations: frozenset[str] = frozenset()
    parses: frozenset[str] = frozenset()

    def flawed(self) -> list[str]:
        """Those of a shape that rulesref never writes."""
        return sorted(
            name
            for names, shape in zip(self, (_SHA256, NAME, _SHA256), strict=True)
            for name in names
            if not shape.fullmatch(name)
        )


def names_of(generations: Iterable[Generation]) -> Names:
    """What the manifests of ``generations`` name, as far as it has the shape of our names.

    No manifest says whether a parse was kept: ``parses`` stay empty.
    """
    kept = list(generations)
    files = {file.sha256 for generation in kept for file in generation.raw_files}
    return Names(
        frozenset(name for name in files if _SHA256.fullmatch(name)),
        frozenset(generation.name for generation in kept),
    )


class Ledger:
    """The ledger of ``folder`` in the hands of the one writer.

    ``trusted`` is False where there was one that cannot be read, which ``tell`` hears of. Raises
    StoreError where something other than a file stands in its place.
    """

    def __init__(self, folder: Path, tell: Tell) -> None:
        import secrets

        self.path = folder / FILE
        self.mark = secrets.token_hex(16)
        self.names = Names()
        self.trusted = True
        self._tell = tell
        self._durable = self._stands() and self._read()

    def record(self, names: Names) -> None:
        """Hold ``names`` from now on, whatever happens next. Raises OSError."""
        if names.flawed():
            raise ValueError(said("rulesref writes no {!r}").format(names.flawed()[0]))
        self._hold(Names(*(held | more for held, more in zip(self.names, names, strict=True))))

    def strike(self, names: Names) -> None:
        """Hold ``names`` no longer. Raises OSError."""
        self._hold(Names(*(held - less for held, less in zip(self.names, names, strict=True))))

    def _stands(self) -> bool:
        try:
            kind = kind_of(self.path)
        except OSError:
            return True  # reading it will say what is wrong
        if kind in (Kind.FILE, Kind.NOTHING):
            return kind is Kind.FILE
        raise StoreError(
            said("this should be a file and is {value}").format(value=said(kind.value)),
            file=str(self.path),
            remedy=said("move it away; nothing was changed"),
        )

    def _read(self) -> bool:
        try:
            self.mark, self.names = _from_json(read_most(self.path, _LARGEST))
        except (OSError, ValueError) as problem:
            self.trusted = False
            reason = reason_of(problem)
            self._tell(
                said("{} cannot be read, so nothing is removed: {}").format(self.path, reason)
            )
        return self.trusted

    def _hold(self, names: Names) -> None:
        from rulesref.store.replacing import write_whole

        if names == self.names and self._durable:
            return
        if not self._durable and self._stands():
            self._set_aside()
        write_whole(self.path, _to_json(self.mark, names), self.mark)
        self.names, self._durable = names, True

    def _set_aside(self) -> None:
        """Keep a ledger that cannot be read: it may be anything."""
        aside = self.path.with_name(f"{FILE}.unreadable-{self.mark[:8]}")
        self.path.rename(aside)
        self._tell(said("the unreadable ledger is now {}, and a new one is begun").format(aside))


def _to_json(mark: str, names: Names) -> bytes:
    shown = {
        "format": FORMAT,
        "mark": mark,
        "files": sorted(names.files),
        "generations": sorted(names.generations),
        "parses": sorted(names.parses),
    }
    return (json.dumps(shown, indent=1) + "\n").encode("ascii")


def _from_json(data: bytes | None) -> tuple[str, Names]:
    """The mark and the names in ``data``, None for too much of it. Raises ValueError."""
    if data is None:
        raise ValueError(said("it is too long"))
    try:
        shown = json.loads(data)
    except RecursionError:
        raise ValueError(said("it nests too deep")) from None
    if not isinstance(shown, dict) or shown.get("format") != FORMAT:
        raise ValueError(said("it is no ledger of format {}").format(FORMAT))
    parses = shown.get("parses", [])  # a ledger from before there were any has none
    names = Names(_texts(shown.get("files")), _texts(shown.get("generations")), _texts(parses))
    (mark,) = _texts([shown.get("mark")])
    if not _MARK.fullmatch(mark):
        raise ValueError(said("rulesref makes no mark {!r}").format(mark[:80]))
    if names.flawed():
        raise ValueError(said("rulesref writes no {!r}").format(names.flawed()[0][:80]))
    return mark, names


def _texts(row: object) -> frozenset[str]:
    if not isinstance(row, list) or not all(isinstance(name, str) for name in row):
        raise ValueError(said("it lacks a list of names"))
    return frozenset(row)
