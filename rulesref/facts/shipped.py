"""The facts that were compiled from card text and ship as one table, read a line at a time.

``corpus/<game>/cards/compiled.tsv`` has two kinds of lines, in the order of their first column: for
the code of a card its facts as JSON, in the notation of hand-written ones, and for a folded name,
English or Italian, the code that the name alone means ("" for none of several) and the codes of
all cards of that name. A search by halves finds a line without reading the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any

from rulesref.engine.clause import NotationError
from rulesref.engine.rules import Rules
from rulesref.entries import fold
from rulesref.errors import SourceError
from rulesref.facts.card_file import read_card
from rulesref.games.card import Card
from rulesref.record import NamedTuple

SHIPPED = "compiled.tsv"
_END, _TAB = b"\n", b"\t"


class Namesakes(NamedTuple):
    """The cards of one name by their codes, and which of them the name alone means, if any."""

    plain: str
    codes: tuple[str, ...]


class CompiledTable(NamedTuple):
    """One table of compiled facts; ``lines`` is the whole file, in memory only where it is read."""

    path: Path
    lines: mmap | bytes

    def named(self, name: str) -> Namesakes:
        """The cards called ``name``, English or Italian."""
        return _namesakes(self, name)

    def facts(self, code: str) -> Mapping[str, Any] | None:
        """The facts of the card with that code. Raises ``SourceError`` where the table is broken."""
        found = self._at(code)
        if found is None or not found.startswith("{"):
            return None
        import json  # many a case has no such card

        try:
            facts: Mapping[str, Any] = json.loads(found)
        except ValueError as error:
            raise _broken(self.path, code, str(error)) from None
        return facts

    def card(self, code: str, rules: Rules, origin: str = "compiled") -> Card | None:
        """The card with that code. Raises ``SourceError`` where the table is broken."""
        return _card(self, code, rules, origin)

    def all(self) -> Iterator[Mapping[str, Any]]:
        """The facts of every card, in the order of the codes."""
        import json

        for line in bytes(self.lines).decode().splitlines():
            rest = line.partition("\t")[2]
            if rest.startswith("{"):
                yield json.loads(rest)

    def _at(self, key: str) -> str | None:
        """What stands behind ``key`` on its line."""
        wanted, lines = key.encode(), self.lines
        low, high = 0, len(lines)
        while low < high:
            start = lines.rfind(_END, 0, (low + high) // 2) + 1
            end = lines.find(_END, start)
            end = len(lines) if end < 0 else end
            first, _, rest = bytes(lines[start:end]).partition(_TAB)
            if first == wanted:
                return rest.decode()
            low, high = (end + 1, high) if first < wanted else (low, start)
        return None


@lru_cache(maxsize=4096)  # every name of a case is asked for again and again
def _namesakes(table: CompiledTable, name: str) -> Namesakes:
    found = table._at(fold(name))
    if found is None:
        return Namesakes("", ())
    plain, _, codes = found.partition("\t")
    return Namesakes(plain, tuple(codes.split()))


@lru_cache(maxsize=4096)  # and so is each card
def _card(table: CompiledTable, code: str, rules: Rules, origin: str) -> Card | None:
    facts = table.facts(code)
    if facts is None:
        return None
    try:
        return read_card(facts, rules, origin)
    except NotationError as error:
        raise _broken(table.path, code, f"{error.path}: {error.message}") from None


def _broken(path: Path, code: str, told: str) -> SourceError:
    return SourceError(
        f"the compiled facts of {code} cannot be read: {told}",
        file=str(path),
        remedy="make the table anew: python -m rulesref.facts",
    )


@lru_cache(maxsize=8)
def compiled(path: Path) -> CompiledTable:
    """The table at ``path``; an empty one where there is none."""
    if not path.is_file() or not path.stat().st_size:
        return CompiledTable(path, b"")
    with path.open("rb") as file:
        return CompiledTable(path, mmap(file.fileno(), 0, access=ACCESS_READ))


def written(facts: Iterable[Mapping[str, Any]], names: Mapping[str, Namesakes]) -> str:
    """The table of ``facts``, where cards are called by the folded ``names``."""
    lines = {item["code"]: _packed(item) for item in facts}
    for name, meant in names.items():
        lines[name] = f"{meant.plain}\t{' '.join(meant.codes)}"
    ordered = sorted(lines, key=str.encode)
    return "".join(f"{key}\t{lines[key]}\n" for key in ordered)


def _packed(item: Mapping[str, Any]) -> str:
    import json

    return json.dumps(item, ensure_ascii=False, separators=(",", ":"))
