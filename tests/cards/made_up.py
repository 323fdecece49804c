"""A small made-up card world: folders in ArkhamDB's shape, an index, and documents about it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rulesref.cards.index import (
    ALIASES,
    INDEX,
    NAMED,
    PACKS,
    Alias,
    IndexedCard,
    IndexedPack,
    as_table,
)
from rulesref.entries import CardName, Document, Section

#: code, number, pack, level, name, subname, Italian name, same_as, type
CARDS = (
    ("01020", "20", "core", "0", "Billhook", "", "Roncola", "", "asset"),
    ("01520", "20", "rcore", "", "", "", "", "01020", ""),
    ("01050", "50", "core", "0", "Fleeting", "", "Fuggevole", "", "event"),
    ("02004", "4", "dwl", "0", "Lamp of Ōrm", "Still Warm", "Lampada di Ōrm", "", "asset"),
    ("02005", "5", "dwl", "", '"Soot" Abel', "The Sweep", "", "", "investigator"),
    ("02030", "30", "dwl", "0", "Odd Tonic", "Bitter", "Tonico Strano", "", "asset"),
    ("02031", "31", "dwl", "4", "Odd Tonic", "Sweet", "Tonico Strano", "", "asset"),
    ("02040", "40", "dwl", "", "Dr. Ada Crumb", "", "Dott.ssa Ada Crumb", "", "enemy"),
    ("03004", "4", "ptc", "3", "The Long Key", "", "La Chiave Lunga", "", "asset"),
    ("03130", "130", "ptc", "", "Old Archive", "Reading Room", "", "", "location"),
    ("03132", "132", "ptc", "", "Old Archive", "Reading Room", "", "", "location"),
    ("03133", "133", "ptc", "", "Old Archive", "Cellar", "", "", "location"),
    ("05178b", "178b", "ptc", "", "Left Undone", "", "", "", "story"),
    ("05178d", "178d", "ptc", "", "Left Undone", "", "", "", "story"),
    ("12031", "31", "new", "0", "Odd Tonic", "Sour", "Tonico Strano", "", "asset"),
    ("90005", "5", "par", "", '"Soot" Abel', "The Sweep", "", "", "investigator"),
)
PACK_ROWS = (
    IndexedPack("core", "core", "1", "Base Box", "Scatola", "Base", "Core", "3"),
    IndexedPack("rcore", "core", "1", "Revised Base Box", "Scatola Riveduta", "Base", "Core", "1"),
    IndexedPack("dwl", "dwl", "1", "The Hollow Hill", "La Collina", "The Hollow Hill", "THH", "5"),
    IndexedPack("ptc", "ptc", "1", "The Salt Road", "La Via del Sale", "The Salt Road", "TSR", "6"),
    IndexedPack("new", "new", "2", "Base Box (2026)", "Scatola (2026)", "Base (2026)", "", "1"),
    IndexedPack("par", "parallel", "1", "Chimney Songs", "", "Parallel", "", "1"),
    IndexedPack("gone", "gone", "1", "The Lost Set", "", "The Lost Set", "", "0"),
)


def index_folder(folder: Path, aliases: Iterable[Alias] = ()) -> Path:
    """The tables of the made-up index, written into ``folder``."""
    rows = []
    for code, number, pack, level, name, subname, italian, same_as, kind in CARDS:
        alternate = "02005" if pack == "par" else ""
        rows.append(
            IndexedCard(
                code,
                number,
                pack,
                kind,
                "",
                level,
                "",
                name,
                subname,
                "",
                italian,
                "",
                "",
                same_as,
                alternate,
            )
        )
    (folder / INDEX).write_text(as_table(IndexedCard._fields, rows), "utf-8")
    (folder / NAMED).write_text(as_table(IndexedCard._fields, []), "utf-8")
    (folder / PACKS).write_text(as_table(IndexedPack._fields, PACK_ROWS), "utf-8")
    (folder / ALIASES).write_text(as_table(Alias._fields, aliases), "utf-8")
    return folder


def data_folder(
    folder: Path, cards: Sequence[dict[str, Any]], italian: Sequence[dict[str, Any]] = ()
) -> Path:
    """A folder of card data with ``cards``; missing fields are made up."""
    (folder / "pack" / "one").mkdir(parents=True)
    (folder / "translations" / "it" / "pack").mkdir(parents=True)
    (folder / "packs.json").write_text(
        '[{"code": "one", "cycle_code": "c", "name": "One"}]', "utf-8"
    )
    (folder / "cycles.json").write_text('[{"code": "c", "name": "Cycle"}]', "utf-8")
    whole = []
    for number, card in enumerate(cards, 1):
        base: dict[str, Any] = {"pack_code": "one", "position": number}
        if "duplicate_of" not in card:
            base |= {"name": "Thing", "type_code": "asset", "faction_code": "neutral"}
        whole.append(base | card)
    (folder / "pack" / "one" / "one.json").write_text(json.dumps(whole), "utf-8")
    (folder / "translations" / "it" / "pack" / "one.json").write_text(
        json.dumps(list(italian)), "utf-8"
    )
    return folder


def document(version: str, *, tier: str = "faq", edition: str = "2016") -> Document:
    """A document of the made-up world."""
    return Document(
        f"arkham-lcg/{tier}-{version}",
        "arkham-lcg",
        f"Made-up {tier}",
        version,
        "",
        "en",
        tier,
        edition,
        f"{tier}.txt",
        "0" * 64,
    )


def section(
    of: Document, path: str, kind: str, markdown: str, *cards: CardName, **more: Any
) -> Section:
    """A section of a made-up document."""
    row: dict[str, Any] = {
        "id": f"{of.id}/{path}",
        "document": of.id,
        "kind": kind,
        "title": path,
        "number": "",
        "parent": "",
        "first_line": 1,
        "last_line": 2,
        "page": None,
        "markdown": markdown,
        "language": "en",
        "cards": tuple(cards),
    }
    return Section(**(row | more))
