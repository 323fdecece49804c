"""What the documents say of one card: errata in every version, taboos, questions and rulings."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence

from rulesref.cards.index import card_game
from rulesref.cards.name_table import CardMatch
from rulesref.cards.names import find, nearest, of_one_title
from rulesref.cards.title import numbers_of, taken_apart, words_of
from rulesref.catalogue import said
from rulesref.entries import TIERS, Document, Section, version_key
from rulesref.errors import UnresolvedReference
from rulesref.record import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from typing import Protocol

    class CardSections(Protocol):
        """The part of the book that this module needs."""

        @property
        def connection(self) -> sqlite3.Connection:
            """The open book; it holds the tables of ``name_table.write_names``."""

        def documents(self) -> Sequence[Document]:
            """All documents."""

        def sections_of_card(self, codes: Iterable[str]) -> Sequence[Section]:
            """The sections that name a card with one of ``codes``."""

        def said_elsewhere(self, sections: Sequence[Section]) -> frozenset[str]:
            """The ids of those of ``sections`` that another one of them says in the same words."""


class CardPassage(NamedTuple):
    """One section about the card. ``codes`` are the asked cards that it concerns, by original.

    ``printings`` are all the codes by which it could name them.
    ``governs`` is whether it holds in the edition asked; ``superseded_by`` is the section of a
    later version that replaced it, else the empty string. ``repeats`` is whether another one that
    governs has its words.
    """

    section: Section
    document: Document
    codes: tuple[str, ...]
    governs: bool
    superseded_by: str
    printings: tuple[str, ...] = ()
    repeats: bool = False

    @property
    def edition(self) -> str:
        """The edition that it belongs to; empty when it holds in every one."""
        return self.section.edition or self.document.edition


class CardErrata(NamedTuple):
    """The answer. ``cards`` share one title; every list has the reading that governs first."""

    query: str
    corrected: str | None
    edition: str
    cards: tuple[CardMatch, ...]
    errata: tuple[CardPassage, ...]
    taboos: tuple[CardPassage, ...]
    questions: tuple[CardPassage, ...]
    rulings: tuple[CardPassage, ...]
    searched: tuple[Document, ...]

    @property
    def governing(self) -> tuple[CardPassage, ...]:
        """The errata that hold now; empty when the card has none."""
        return tuple(reading for reading in self.errata if reading.governs)


def errata_of(lookup: CardSections, card: str, *, edition: str = "2016") -> CardErrata:
    """Everything that the documents of ``lookup`` say of the card that ``card`` names.

    Raises UnresolvedReference with the nearest names when no such card is known, and
    AmbiguousReference with the candidates when several differently titled ones are meant.
    """
    matches = _asked(lookup, card)
    documents = {document.id: document for document in lookup.documents()}
    family = {code: match.card.code for match in matches for code in match.codes}
    readings = [
        CardPassage(
            section,
            documents[section.document],
            _concerned(section, family),
            True,
            "",
            tuple(family),
        )
        for section in lookup.sections_of_card(tuple(family))
        if section.document in documents
    ]
    kinds = {
        "card-erratum": _same_card,
        "taboo": _same_card,
        "question": _same_entry,
    }
    lists = {
        kind: _told_once(
            _ranked([r for r in readings if r.section.kind == kind], same, edition), lookup
        )
        for kind, same in kinds.items()
    }
    others = [r for r in readings if r.section.kind not in kinds and r.section.kind != "note"]
    corrected = matches[0].name if matches[0].how == "typo" else None
    return CardErrata(
        card,
        corrected,
        edition,
        tuple(matches),
        lists["card-erratum"],
        lists["taboo"],
        lists["question"],
        _ranked(others, _same_entry, edition),
        tuple(document for document in documents.values() if document.game == card_game()),
    )


def _asked(lookup: CardSections, card: str) -> list[CardMatch]:
    found = find(lookup.connection, card)
    if not found:
        raise UnresolvedReference(
            said("no card is called {card!r}").format(card=card[:60]),
            candidates=nearest(lookup.connection, card),
            remedy=said("the number or the ArkhamDB code of the card works too"),
        )
    if found[0].how == "number":
        # A bare number belongs to a card of every product; meant is one that the documents name so.
        numbers = numbers_of(card)
        found = [match for match in found if _named_with(lookup, match, numbers)] or found
    return of_one_title(card, found)


def _named_with(lookup: CardSections, match: CardMatch, numbers: Sequence[str]) -> bool:
    return any(
        set(match.codes) & set(card.codes)
        and set(taken_apart(card.name, card.number).numbers) & set(numbers)
        for section in lookup.sections_of_card(match.codes)
        if section.kind in ("card-erratum", "taboo", "question", "point")
        for card in section.cards
    )


def _concerned(section: Section, family: dict[str, str]) -> tuple[str, ...]:
    named = {family[code] for card in section.cards for code in card.codes if code in family}
    return tuple(sorted(named))


_Same = Callable[[CardPassage, CardPassage], bool]


def _same_card(left: CardPassage, right: CardPassage) -> bool:
    return bool(set(left.codes) & set(right.codes))


def _same_entry(left: CardPassage, right: CardPassage) -> bool:
    return bool(left.section.entry) and left.section.entry == right.section.entry


def _ranked(readings: Sequence[CardPassage], same: _Same, edition: str) -> tuple[CardPassage, ...]:
    """``readings`` with what each is worth now, the governing and the strongest first."""
    judged = []
    for reading in readings:
        by = _replacement(reading, readings, same)
        governs = not by and reading.edition in ("", edition)
        judged.append(reading._replace(superseded_by=by, governs=governs))

    def rank(reading: CardPassage) -> tuple[bool, bool, int, tuple[int, ...]]:
        later = tuple(-part for part in version_key(reading.document.version))
        tier = TIERS.index(reading.document.tier)
        return not reading.governs, bool(reading.superseded_by), tier, later

    return tuple(sorted(judged, key=rank))


#: Where a text stands, and the text.
_Place = tuple[str, int, str]


def _told_once(readings: Sequence[CardPassage], lookup: CardSections) -> tuple[CardPassage, ...]:
    """``readings``, with a mark on each that governs in the words of another on the same cards.

    A document may correct several cards in one place, by their faces for example: what stands there is
    held against others as one text on all of them.
    """
    places: dict[_Place, list[CardPassage]] = {}
    for reading in readings:
        if reading.governs:
            places.setdefault(_place(reading), []).append(reading)
    of_cards: dict[frozenset[str], list[Section]] = {}
    for together in places.values():
        codes = frozenset(code for reading in together for code in reading.codes)
        of_cards.setdefault(codes, []).append(together[0].section)
    alike = [sections for sections in of_cards.values() if len(sections) > 1]
    told = {id for sections in alike for id in lookup.said_elsewhere(sections)}
    repeated = {
        reading.section.id
        for together in places.values()
        for reading in (together if together[0].section.id in told else _again(together))
    }
    return tuple(r._replace(repeats=r.section.id in repeated) for r in readings)


def _place(reading: CardPassage) -> _Place:
    section = reading.section
    return section.document, section.first_line, section.markdown


def _again(together: Sequence[CardPassage]) -> list[CardPassage]:
    """Those of the readings of one place that are on the same cards as one before."""
    first = {reading.codes: reading for reading in reversed(together)}
    return [reading for reading in together if first[reading.codes] is not reading]


def _replacement(reading: CardPassage, readings: Sequence[CardPassage], same: _Same) -> str:
    """The section of the latest version of the same document that speaks of the same thing."""
    mine = reading.document
    rivals = [
        other
        for other in readings
        if (other.document.tier, other.edition, other.document.title)
        == (mine.tier, reading.edition, mine.title)
        and other.section.kind == reading.section.kind
        and version_key(other.document.version) > version_key(mine.version)
        and same(reading, other)
    ]
    if not rivals:
        return ""
    words = set(words_of(reading.section.markdown))

    def likeness(other: CardPassage) -> tuple[tuple[int, ...], float]:
        theirs = set(words_of(other.section.markdown))
        return version_key(other.document.version), len(words & theirs) / (len(words | theirs) or 1)

    return max(rivals, key=likeness).section.id
