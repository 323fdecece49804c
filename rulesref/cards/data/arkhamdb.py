"""ArkhamDB records: a folder of card data becomes ``CardRecord`` tuples.

The folder is shaped as ArkhamDB publishes it: ``packs.json``, ``cycles.json``, ``pack/**/*.json``
and ``translations/it/pack/**/*.json``. Its texts stay where the user has them; nothing of them is
shipped.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rulesref.cards.data.records import (
    Record,
    cards_in,
    chain_of,
    coded,
    filled,
    names_in,
    records_in,
)
from rulesref.catalogue import said
from rulesref.errors import SourceError

#: The slots as ArkhamDB spells them, one a line where a card takes several.
_SLOT_BREAK = re.compile(r"\.\s*")
_TRAIT = re.compile(r"[^.]+")
#: Skill icons on a card, in the order in which they are printed.
ICONS = ("willpower", "intellect", "combat", "agility", "wild")


class Pack(NamedTuple):
    """One product. ``chapter`` 2 begins with the 2026 core set; ``cycle`` is ArkhamDB's code."""

    code: str
    cycle: str
    chapter: int
    name: str
    name_it: str


class CardRecord(NamedTuple):
    """One side of one card as the data has it, duplicates filled in from their original.

    Numbers are ``None`` where the card prints none and -2 where it prints X or a star. ``text``
    keeps ArkhamDB's mark-up (``[action]``, ``<b>``, ``[[Trait]]``); ``same_as`` is the code of the
    card that this one reprints.
    """

    code: str
    name: str
    subname: str
    pack: str
    position: int
    type: str
    faction: str
    factions: tuple[str, ...]
    subtype: str
    level: int | None
    cost: int | None
    traits: tuple[str, ...]
    slots: tuple[str, ...]
    icons: tuple[tuple[str, int], ...]  # printed skill icons, or an investigator's skills
    health: int | None
    sanity: int | None
    health_per_investigator: bool
    fight: int | None
    evade: int | None
    damage: int | None
    horror: int | None
    shroud: int | None
    clues: int | None
    clues_fixed: bool
    doom: int | None
    victory: int | None
    vengeance: int | None
    stage: int | None
    encounter: str
    flags: frozenset[str]  # unique, permanent, exceptional, myriad, exile, hidden, double-sided …
    text: str
    back_name: str
    back_subname: str
    back_text: str
    back_traits: tuple[str, ...]
    back_link: str
    restrictions: str
    same_as: str
    alternate_of: str
    errata_date: str  # the data already has the errata up to this day (ISO), "" where unsaid
    name_it: str
    subname_it: str
    text_it: str
    back_name_it: str
    back_text_it: str

    @property
    def number(self) -> str:
        """The number printed on the card, with the letter of the side where the code has one."""
        return str(self.position) + self.code[5:]


class Collection(NamedTuple):
    """All cards of a folder by code, and its packs by code.

    ``orphans`` are reprints (code → code of the original) whose original the folder lacks: nothing
    but their number is known.
    """

    cards: Mapping[str, CardRecord]
    packs: Mapping[str, Pack]
    cycles: Mapping[str, str]  # cycle code → name
    orphans: Mapping[str, str]


_FLAGS = {
    "is_unique": "unique",
    "permanent": "permanent",
    "exceptional": "exceptional",
    "myriad": "myriad",
    "exile": "exile",
    "hidden": "hidden",
    "double_sided": "double-sided",
}


def default_folder() -> Path | None:
    """The folder that ``RULESREF_CARDS`` names, or None where it is unset."""
    named = os.environ.get("RULESREF_CARDS")
    return Path(named) if named else None


def read_folder(folder: Path) -> Collection:
    """Read a folder of ArkhamDB data. Raises SourceError on anything that is not of its shape."""
    if not (folder / "pack").is_dir():
        raise SourceError(
            said("this folder holds no card data in ArkhamDB's shape"),
            file=str(folder),
            remedy=said("name a folder with packs.json and pack/*/*.json in it"),
        )
    records, origins = cards_in(folder)
    italian = _italian(folder)
    cards: dict[str, CardRecord] = {}
    orphans: dict[str, str] = {}
    for code, record in sorted(records.items()):
        chain = chain_of(record, records, origins[code])
        if "duplicate_of" in chain[-1]:
            orphans[code] = chain[-1]["duplicate_of"]
            continue
        whole = filled(chain)
        cards[code] = card_of(whole, italian_of(whole, italian), origins[code])
    return Collection(cards, _packs(folder), _cycles(folder), orphans)


def _italian(folder: Path) -> dict[str, Record]:
    found: dict[str, Record] = {}
    for path in sorted((folder / "translations" / "it" / "pack").rglob("*.json")):
        for record in records_in(path):
            found[str(record.get("code"))] = record
    return found


def italian_of(record: Record, italian: Mapping[str, Record]) -> Record:
    """What ``italian`` says of ``record``, else of what it reprints."""
    own = italian.get(record["code"], {})
    original = italian.get(str(record.get("duplicate_of")), {})
    return {**original, **own}


#: The fields for the classes of a card.
_FACTIONS = ("faction_code", "faction2_code", "faction3_code")


def card_of(record: Record, italian: Record, path: Path) -> CardRecord:
    """``record`` with its Italian words. Raises SourceError where a field is not of its shape."""
    _check(record, path)

    def text(field: str) -> str:
        return str(record.get(field) or "")

    def number(field: str) -> int | None:
        return _number(record, field, path)

    return CardRecord(
        code=record["code"],
        name=record["name"],
        subname=text("subname"),
        pack=record["pack_code"],
        position=record["position"],
        type=record["type_code"],
        faction=text("faction_code"),
        factions=tuple(filter(None, map(text, _FACTIONS))),
        subtype=text("subtype_code"),
        level=number("xp"),
        cost=number("cost"),
        traits=_traits(text("traits")),
        slots=tuple(slot for slot in _SLOT_BREAK.split(text("slot")) if slot),
        icons=tuple(
            (icon, int(record[f"skill_{icon}"])) for icon in ICONS if record.get(f"skill_{icon}")
        ),
        health=number("health"),
        sanity=number("sanity"),
        health_per_investigator=bool(record.get("health_per_investigator")),
        fight=number("enemy_fight"),
        evade=number("enemy_evade"),
        damage=number("enemy_damage"),
        horror=number("enemy_horror"),
        shroud=number("shroud"),
        clues=number("clues"),
        clues_fixed=bool(record.get("clues_fixed")),
        doom=number("doom"),
        victory=number("victory"),
        vengeance=number("vengeance"),
        stage=number("stage"),
        encounter=text("encounter_code"),
        flags=frozenset(flag for field, flag in _FLAGS.items() if record.get(field)),
        text=text("text"),
        back_name=text("back_name"),
        back_subname=text("back_subname"),
        back_text=text("back_text"),
        back_traits=_traits(text("back_traits")),
        back_link=text("back_link"),
        restrictions=text("restrictions"),
        same_as=text("duplicate_of"),
        alternate_of=text("alternate_of"),
        errata_date=text("errata_date"),
        name_it=str(italian.get("name") or ""),
        subname_it=str(italian.get("subname") or ""),
        text_it=str(italian.get("text") or ""),
        back_name_it=str(italian.get("back_name") or ""),
        back_text_it=str(italian.get("back_text") or ""),
    )


def _check(record: Record, path: Path) -> None:
    """Raise SourceError where ``record`` lacks what every card has."""
    for field in ("name", "type_code", "pack_code"):
        if not isinstance(record.get(field), str):
            raise SourceError(
                said("card {} has no {}").format(record["code"], field), file=str(path)
            )
    if not isinstance(record.get("position"), int):
        raise SourceError(said("card {} has no number").format(record["code"]), file=str(path))


def _number(record: Record, field: str, path: Path) -> int | None:
    """The number in ``field``, if there is one. Raises SourceError where something else is there."""
    value = record.get(field)
    if value is not None and not isinstance(value, int):
        raise SourceError(
            said("{} of card {} is not a number: {!r}").format(field, record["code"], value),
            file=str(path),
        )
    return value


def _traits(text: str) -> tuple[str, ...]:
    return tuple(found.strip() for found in _TRAIT.findall(text) if found.strip())


def _packs(folder: Path) -> dict[str, Pack]:
    italian_path = folder / "translations" / "it" / "packs.json"
    italian = names_in(italian_path) if italian_path.is_file() else {}
    return {
        record["code"]: Pack(
            record["code"],
            str(record.get("cycle_code") or ""),
            int(record.get("chapter") or 1),
            str(record.get("name") or ""),
            italian.get(record["code"], ""),
        )
        for record in coded(folder / "packs.json")
    }


def _cycles(folder: Path) -> dict[str, str]:
    return names_in(folder / "cycles.json")
