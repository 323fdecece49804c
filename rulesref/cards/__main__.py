"""``python -m rulesref.cards``: make the index of all cards anew from a folder of card data.

    RULESREF_CARDS=FOLDER RULESREF_SOURCES=FOLDER python -m rulesref.cards

It writes the tables corpus/arkham-lcg/cards/*.tsv of a checkout.

The card data is ArkhamDB's. Names that the documents of RULESREF_SOURCES give and the card data
lacks go to named.tsv; without documents that table is left as it is. Only names, numbers and
other facts are written, never a card's text.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from rulesref.cards.data.arkhamdb import Collection, default_folder, read_folder
from rulesref.cards.data.indexed import indexed
from rulesref.cards.index import (
    INDEX,
    NAMED,
    PACKS,
    IndexedCard,
    IndexedPack,
    as_table,
    bundled,
    card_game,
    codes_of_stand_ins,
    indexed_as_printed,
    read_index,
)
from rulesref.cards.resolve import Resolver, resolve_sections
from rulesref.entries import Section
from rulesref.errors import RulesrefError
from rulesref.parse import parse, recognise
from rulesref.sources import SourceLine, SourceText

#: The abbreviations that FAQ v1.3 prints behind its card names, by cycle.
SETS = {"core": "Core", "dwl": "TDL", "ptc": "TPtC", "tfa": "TFA"}
#: … and by product, where the abbreviation is not that of a cycle.
PACK_SETS = {"tftbw": "TFtBW"}


def packs_table(collection: Collection) -> str:
    """The table of products, cycle by cycle in the order of the data."""
    held: dict[str, int] = {}
    for card in collection.cards.values():
        held[card.pack] = held.get(card.pack, 0) + 1
    packs = [
        IndexedPack(
            pack.code,
            pack.cycle,
            str(pack.chapter),
            pack.name,
            pack.name_it,
            collection.cycles.get(pack.cycle, ""),
            PACK_SETS.get(pack.code) or SETS.get(pack.cycle, ""),
            str(held.get(pack.code, 0)),
        )
        for pack in collection.packs.values()
    ]
    return as_table(IndexedPack._fields, packs)


def cards_table(collection: Collection) -> str:
    """The table of cards by code."""
    rows = {code: indexed(card) for code, card in collection.cards.items()}
    return as_table(
        IndexedCard._fields,
        [indexed_as_printed(row, rows.get(row.same_as)) for row in rows.values()],
    )


def documents(folder: Path) -> list[Section]:
    """The sections of every document in ``folder`` that the parsers know."""
    sections: list[Section] = []
    for path in sorted(folder.iterdir()):
        if path.suffix in (".txt", ".md"):
            for portion in recognise(_read(path)):
                if portion.document.game == card_game():
                    sections += parse(portion, [])
    return sections


def _read(path: Path) -> SourceText:
    raw = path.read_bytes()
    lines = enumerate(raw.decode("utf-8").splitlines(), 1)
    return SourceText(
        path.name,
        hashlib.sha256(raw).hexdigest(),
        tuple(SourceLine(number, text) for number, text in lines),
    )


def codes_of_missing(cards: Path, collection: Collection) -> dict[str, list[str]]:
    """Number → codes that the taboo data mentions and the card data lacks."""
    path = cards / "taboos.json"
    found: dict[str, set[str]] = {}
    for taboo in json.loads(path.read_text("utf-8")) if path.is_file() else []:
        for card in taboo.get("cards", []):
            if card["code"] not in collection.cards:
                found.setdefault(str(int(card["code"][2:5])), set()).add(card["code"])
    return {number: sorted(codes) for number, codes in found.items()}


def named_table(sections: list[Section], folder: Path, codes: dict[str, list[str]]) -> str:
    """The table of cards that ``sections`` name and the index in ``folder`` lacks."""
    (folder / NAMED).write_text(as_table(IndexedCard._fields, []), "utf-8", newline="\n")
    _, report = resolve_sections(sections, Resolver(read_index(folder)))
    tabooed = {
        (card.name, card.number)
        for section in sections
        if section.kind == "taboo"
        for card in section.cards
    }
    given = codes_of_stand_ins(folder)
    rows = []
    for card in report.unknown:
        known = codes.get(card.number, [])
        real = len(known) == 1 and (card.name, card.number) in tabooed
        code = known[0] if real else given.get(card.code, card.code)
        rows.append(card._replace(code=code))
    unique = {row.code: row for row in rows}
    return as_table(IndexedCard._fields, sorted(unique.values()))


def main() -> int:
    """Write the tables; 0 when done, 2 where the data is not fit."""
    cards = default_folder()
    sources = os.environ.get("RULESREF_SOURCES")
    if not cards:
        sys.stderr.write("set RULESREF_CARDS to a folder of ArkhamDB's card data\n")
        return 2
    try:
        folder = bundled()
        collection = read_folder(cards)
        (folder / INDEX).write_text(cards_table(collection), "utf-8", newline="\n")
        (folder / PACKS).write_text(packs_table(collection), "utf-8", newline="\n")
        if sources:
            table = named_table(
                documents(Path(sources)), folder, codes_of_missing(cards, collection)
            )
            (folder / NAMED).write_text(table, "utf-8", newline="\n")
        elif not (folder / NAMED).is_file():
            (folder / NAMED).write_text(as_table(IndexedCard._fields, []), "utf-8", newline="\n")
        index = read_index(folder)
    except RulesrefError as problem:
        sys.stderr.write(f"{problem}\n")
        return 2
    only = sum(card.only_named for card in index.cards.values())
    sys.stdout.write(f"{len(index.cards)} cards, {only} of them known by name only\n")
    sys.stdout.write(f"sets without data: {', '.join(index.missing_sets)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
