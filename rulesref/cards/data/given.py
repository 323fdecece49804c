"""Card data that somebody gives, read record by record: bad ones are told, the others kept."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord, card_of, italian_of
from rulesref.cards.data.records import Record, chain_of, filled, list_in
from rulesref.cards.data.taboos import TabooChange, changes_of, is_list, newest
from rulesref.cards.index import CODE
from rulesref.catalogue import said
from rulesref.errors import SourceError

#: No card has a longer text or name.
LONGEST = 6_000
#: The way to a translated file from the folder of translations on, and its language.
TRANSLATED = re.compile(r"(?:^|/)(translations/([a-z]{2}(?:[-_][a-z]+)?)/.*)", re.IGNORECASE)
#: The language of the translations that are read.
ITALIAN = "it"
_TEXTS = (
    *("name", "subname", "pack_code", "type_code", "faction_code", "faction2_code"),
    *("faction3_code", "subtype_code", "traits", "slot", "encounter_code", "text", "back_name"),
    *("back_subname", "back_text", "back_traits", "back_link", "restrictions", "duplicate_of"),
    *("alternate_of", "errata_date"),
)
_NUMBERS = (
    *("position", "xp", "cost", "health", "sanity", "enemy_fight", "enemy_evade", "enemy_damage"),
    *("enemy_horror", "shroud", "clues", "doom", "victory", "vengeance", "stage"),
    *("skill_willpower", "skill_intellect", "skill_combat", "skill_agility", "skill_wild"),
)
_TRUTHS = (
    *("is_unique", "permanent", "exceptional", "myriad", "exile", "hidden", "double_sided"),
    *("health_per_investigator", "clues_fixed"),
)


class Given(NamedTuple):
    """The cards of some files by code, the file of each, and what is wrong with the others.

    ``translations`` are the files of translated records, by code; ``taboos`` is what the newest list
    of them says, by code, and ``listed`` how many records of such lists each file has.
    """

    cards: Mapping[str, CardRecord]
    files: Mapping[str, str]
    translations: Mapping[str, str]
    problems: tuple[SourceError, ...]
    taboos: Mapping[str, TabooChange]
    listed: Mapping[str, int]


def read_given(files: Iterable[tuple[str, bytes]]) -> Given:
    """The cards of ``files``, names and bytes; a translation is known by its folder."""
    reading = _Reading()
    for name, raw in files:
        reading.take(name, raw)
    return reading.whole()


def language_of(name: str) -> str:
    """The language of the translation that a file of that name is; "" for none."""
    match = TRANSLATED.search(name)
    return match[2].lower() if match else ""


class _Reading:
    """What was read so far."""

    def __init__(self) -> None:
        self.records: dict[str, Record] = {}
        self.origins: dict[str, str] = {}
        self.italian: dict[str, Record] = {}
        self.translated: dict[str, str] = {}
        self.problems: list[SourceError] = []
        self.taboos: list[TabooChange] = []
        self.listed: Counter[str] = Counter()

    def take(self, name: str, raw: bytes) -> None:
        """Read one file."""
        try:
            items = list_in(raw, name)
        except SourceError as problem:
            self.problems.append(problem)
            return
        language = language_of(name)
        if language not in ("", ITALIAN):
            flaw = said("this translates cards into another language than Italian")
            self.problems.append(SourceError(flaw, file=name))
            return
        for number, item in enumerate(items, 1):
            if is_list(item):
                self._keep_taboos(item, name)
                continue
            try:
                record = _checked(item, number, name, not language)
                if language:
                    self.italian[record["code"]] = record
                    self.translated[record["code"]] = name
                else:
                    self._keep(record, name)
            except SourceError as problem:
                self.problems.append(problem)

    def _keep_taboos(self, item: Record, name: str) -> None:
        for change in changes_of(item, name):
            if isinstance(change, SourceError):
                self.problems.append(change)
            else:
                self.taboos.append(change)
                self.listed[name] += 1

    def _keep(self, record: Record, name: str) -> None:
        code = record["code"]
        if code in self.records and self.records[code] != record:
            raise SourceError(
                said("card {code} stands in {file} too, and says something else there").format(
                    code=code, file=self.origins[code]
                ),
                file=name,
                remedy=said("leave one of the two out: the first one is kept"),
            )
        self.records.setdefault(code, record)
        self.origins.setdefault(code, name)

    def whole(self) -> Given:
        """The cards, reprints filled in from what they reprint."""
        cards: dict[str, CardRecord] = {}
        for code, record in sorted(self.records.items()):
            origin = Path(self.origins[code])
            try:
                chain = chain_of(record, self.records, origin)
                if "duplicate_of" not in chain[-1]:  # otherwise the reprint of a card not given
                    whole = filled(chain)
                    cards[code] = card_of(whole, italian_of(whole, self.italian), origin)
            except SourceError as problem:
                problem.file = self.origins[code]
                self.problems.append(problem)
        problems, taboos = tuple(self.problems), newest(self.taboos)
        return Given(cards, self.origins, self.translated, problems, taboos, self.listed)


def _checked(item: Any, number: int, name: str, whole: bool) -> Record:
    """``item``, a record with fields of the right types. Raises SourceError.

    A translation is no ``whole`` record: it need not say what the original says.
    """
    code = item.get("code") if isinstance(item, dict) else None
    if not isinstance(code, str) or not CODE.fullmatch(code):
        raise SourceError(
            said("record {number} has no code of a card: {code!r}").format(
                number=number, code=str(code)[:40]
            ),
            file=name,
            remedy=said("a code has five digits, like 01001"),
        )
    for message in _flaws(item, whole):
        raise SourceError(
            said("card {code}: {message}").format(code=code, message=message), file=name
        )
    return _tidy(item)


def _flaws(item: Record, whole: bool) -> Iterator[str]:
    """What is wrong with the fields of a record."""
    for field in ("name", "type_code", "pack_code", "position"):
        if whole and item.get(field) in (None, "") and "duplicate_of" not in item:
            yield said("{field} is missing").format(field=field)
    for fields, kind in ((_TEXTS, str), (_NUMBERS, int), (_TRUTHS, bool)):
        for field in fields:
            value = item.get(field)
            if value is None or (field == "restrictions" and isinstance(value, dict)):
                continue
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                wrong = said("{field} cannot be {value}")
                yield wrong.format(field=field, value=json.dumps(value)[:40])
            elif isinstance(value, str):
                yield from _flaws_of_text(field, value)
            elif abs(value) > _LARGEST:
                yield said("{field} cannot be {value}").format(field=field, value=str(value)[:40])


#: No number on a card is larger, not even that of its place in a product.
_LARGEST = 100_000
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def _flaws_of_text(field: str, value: str) -> Iterator[str]:
    if len(value) > LONGEST:
        long = said("{field} has {count} letters, and no card has so many")
        yield long.format(field=field, count=len(value))
    elif _CONTROL.search(value) or any("\ud800" <= letter <= "\udfff" for letter in value):
        yield said("{field} holds signs that cannot be printed").format(field=field)


def _tidy(item: Record) -> Record:
    """``item`` with names on one line, and restrictions as the files have them."""
    names = {
        field: " ".join(item[field].split())
        for field in ("name", "subname", "back_name")
        if isinstance(item.get(field), str)
    }
    only = item.get("restrictions")
    if isinstance(only, dict):
        codes = only.get("investigator")
        names["restrictions"] = ":".join(("investigator", *map(str, codes))) if codes else ""
    return {**item, **names}
