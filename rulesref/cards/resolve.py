"""Card names as documents print them become codes: joined on name and number, with the set if given.

A document's number alone is ambiguous and its names are now and then misprinted, so each step
asks for more agreement elsewhere the less the name agrees; what is left in doubt keeps several
codes or none, with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulesref.cards.index import Index, IndexedCard
from rulesref.cards.title import Title, key_of, taken_apart, words_of
from rulesref.entries import CardName, Section, slug

_ARTICLES = ("the", "a", "an")
_BARE_STAGE = re.compile(r"(act|agenda|atto) \d+[a-z]?", re.IGNORECASE)
_CODES = re.compile(r"\d{5,6}[a-z]?(?:, \d{5,6}[a-z]?)*")
_LETTERS = "abcdefghijklmnop"
_ALIKE = 0.85
_NO_CODE = "the card data has no card with this code"


class Resolution(NamedTuple):
    """What a name resolved to; ``reason`` says why there are no codes."""

    codes: tuple[str, ...]
    reason: str = ""


class Unresolved(NamedTuple):
    """A card name in a section that belongs to no card of the index."""

    section: str
    card: CardName
    reason: str


class Report(NamedTuple):
    """How the names of some sections resolved. ``unknown`` are stand-ins for cards without data."""

    resolved: int
    shared: tuple[tuple[str, CardName], ...]  # (section, name) with several codes
    unresolved: tuple[Unresolved, ...]
    unknown: tuple[IndexedCard, ...]


class Resolver:
    """Looks up printed names in ``index``; reads nothing else."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self._by_key: dict[str, list[IndexedCard]] = {}
        self._by_number: dict[str, list[IndexedCard]] = {}
        for card in index.cards.values():
            keys = {key_of(name) for name in _names_of(card)}
            first, _, rest = card.name.partition(" ")
            if rest and key_of(first) in _ARTICLES:
                keys.add(key_of(rest))
            for key in keys:
                self._by_key.setdefault(key, []).append(card)
            self._by_number.setdefault(card.number.rstrip(_LETTERS), []).append(card)

        self._aliases = {(key_of(a.printed), a.number): a for a in index.aliases}

    def resolve(self, card: CardName, *, edition: str = "2016") -> Resolution:
        """The codes of the original printings that ``card`` can mean in ``edition``."""
        alias = self._aliases.get((key_of(card.name), card.number))
        if alias is not None:
            return Resolution((alias.code,))
        title = taken_apart(card.name, card.number)
        if bare := _BARE_STAGE.fullmatch(title.name):
            return self._of_stage(bare[1].lower(), title)
        found = self._of_name(title)
        if not found:
            return Resolution((), self._why_unknown(title))
        found = _in_chapter(self._in_set(found, card.set), edition, self.index)
        found = _as_described(found, title, self.index)
        if title.numbers:
            numbered = _with_numbers(found, title.numbers)
            if not numbered:
                known = ", ".join(sorted({c.number for c in found})[:6])
                return Resolution((), f"a card of this name has another number ({known})")
            found = numbered
        return Resolution(tuple(sorted({c.original for c in found})))

    def _of_name(self, title: Title) -> list[IndexedCard]:
        whole = f"{title.name} ({title.subname})" if title.subname else title.name
        for text in (whole, title.name, title.name.partition("/")[0]):
            if found := self._by_key.get(key_of(text)):
                return found
        if title.numbers:
            for step in (self._ending, self._shortened, self._misspelt):
                if found := step(title):
                    return found
        return []

    def _with_number(self, title: Title) -> list[IndexedCard]:
        return [
            card
            for number in title.numbers
            for card in self._by_number.get(number.rstrip(_LETTERS), [])
        ]

    def _ending(self, title: Title) -> list[IndexedCard]:
        """The name without first words that belong to the sentence before it."""
        words = words_of(title.name)
        for start in range(1, len(words)):
            cards = self._by_key.get("".join(words[start:]), [])
            if numbered := _with_numbers(cards, title.numbers):
                return numbered
        return []

    def _shortened(self, title: Title) -> list[IndexedCard]:
        """One card with this number whose name holds all the printed words."""
        words = set(words_of(title.name))
        return _one_name(
            c for c in self._with_number(title) if words and words <= set(words_of(c.name))
        )

    def _misspelt(self, title: Title) -> list[IndexedCard]:
        """One card with this number whose name is nearly the printed one."""
        from difflib import SequenceMatcher

        key = key_of(title.name)
        matcher = SequenceMatcher(autojunk=False)
        matcher.set_seq2(key)

        def near(name: str) -> bool:
            matcher.set_seq1(key_of(name))
            return matcher.ratio() >= _ALIKE

        return _one_name(c for c in self._with_number(title) if any(map(near, _names_of(c))))

    def _of_stage(self, kind: str, title: Title) -> Resolution:
        """An act or agenda that is named by its stage and number alone."""
        kind = "act" if kind in ("act", "atto") else "agenda"
        found = [c for c in self._with_number(title) if c.type == kind]
        originals = {c.original for c in found}
        if len(originals) == 1:
            return Resolution(tuple(originals))
        return Resolution((), f"several cards of type {kind} have this number, or none")

    def _in_set(self, found: list[IndexedCard], printed: str) -> list[IndexedCard]:
        packs = self.index.packs
        kept = [c for c in found if c.pack in packs and packs[c.pack].set == printed]
        return (kept or found) if printed else found

    def _why_unknown(self, title: Title) -> str:
        if not title.name:
            return "no name is printed"
        lacking = " and ".join(self.index.missing_sets)
        return "no card of this name in the card data" + (
            f", which lacks {lacking}" if lacking else ""
        )


def _names_of(card: IndexedCard) -> list[str]:
    names = (card.name, card.back_name, card.name_it, card.back_name_it)
    return [name for name in names if name]


def _one_name(cards: Iterable[IndexedCard]) -> list[IndexedCard]:
    """``cards`` when they share one name, else none: a guess must not choose between names."""
    found = list(cards)
    return found if len({c.name for c in found}) == 1 else []


def _in_chapter(found: list[IndexedCard], edition: str, index: Index) -> list[IndexedCard]:
    """The printings of the edition's own products, where there are any."""
    chapter = "2" if edition == "2026" else "1"
    packs = index.packs
    # A card that only documents name may be of any product: it stays in the running.
    kept = [c for c in found if c.pack not in packs or packs[c.pack].chapter == chapter]
    return kept or found


def _as_described(found: list[IndexedCard], title: Title, index: Index) -> list[IndexedCard]:
    if title.subname:
        wanted = key_of(title.subname)
        kept = [c for c in found if wanted in (key_of(c.subname), key_of(c.subname_it))]
        found = kept or found
    if title.level is not None:
        found = [c for c in found if c.level == str(title.level)] or found
    if title.parallel:
        kept = [
            c for c in found if c.pack in index.packs and index.packs[c.pack].cycle == "parallel"
        ]
        found = kept or found
    return found


def _with_numbers(found: Sequence[IndexedCard], numbers: Sequence[str]) -> list[IndexedCard]:
    """The cards with one of ``numbers``. A letter counts where the codes tell two sides apart.

    Where a number has more letters than sides, they are the data's own and not printed.
    """
    kept: list[IndexedCard] = []
    for number in numbers:
        bare = number.rstrip(_LETTERS)
        same = [c for c in found if c.number.rstrip(_LETTERS) == bare]
        exact = [c for c in same if c.number == number]
        letters = {c.number[len(bare) :] for c in same}
        kept += exact if exact and letters <= {"", "a", "b"} else same
    return kept


def coded(card: CardName, index: Index) -> CardName | None:
    """``card`` by its first code, with the name and the number that it has, under its original's.

    None where no card of the index has that code.
    """
    own = index.cards.get(card.codes[0])
    if own is None:
        return None
    original = index.cards.get(own.original, own)
    return CardName(original.name, original.number, "", (original.code,))


def stand_in(card: CardName) -> IndexedCard:
    """A card that a document names and no data knows, under a code of its own ("~name-62")."""
    title = taken_apart(card.name, card.number)
    number = title.numbers[0] if title.numbers else ""
    code = "~" + slug(f"{title.name} {title.subname} {number}")
    level = "" if title.level is None else str(title.level)
    empty = dict.fromkeys(IndexedCard._fields, "")
    empty.update(code=code, number=number, level=level, name=title.name, subname=title.subname)
    return IndexedCard(**empty)


def _is_name(card: CardName) -> bool:
    return bool(card.name) and not _BARE_STAGE.fullmatch(card.name.strip())


def _called(section: Section) -> Section:
    """``section``, an erratum that only codes head called by the names of its cards."""
    names = list(dict.fromkeys(card.name for card in section.cards if card.name))
    if section.kind != "card-erratum" or not names or not _CODES.fullmatch(section.title):
        return section
    return section._replace(title=", ".join(names))


#: Kinds whose card names stand in a heading of their own, so that an unknown one is a real name.
_NAMING = frozenset({"card-erratum", "taboo"})


def resolve_sections(
    sections: Iterable[Section], resolver: Resolver, *, edition_of: Mapping[str, str] | None = None
) -> tuple[list[Section], Report]:
    """``sections`` with the codes of their cards filled in, and how that went.

    ``edition_of`` maps document ids to editions ("2016" where unsaid). A name that the index
    lacks gets a stand-in code where it is numbered or heads an erratum.
    """
    done: list[Section] = []
    resolved = 0
    shared: list[tuple[str, CardName]] = []
    unresolved: list[Unresolved] = []
    unknown: dict[str, IndexedCard] = {}
    for section in sections:
        edition = section.edition or (edition_of or {}).get(section.document, "") or "2016"
        cards = []
        for card in section.cards:
            if card.codes:  # the document gives codes itself
                known = coded(card, resolver.index)
                resolved += known is not None
                if known is None:
                    unresolved.append(Unresolved(section.id, card, _NO_CODE))
                    known = card._replace(name=card.name or card.codes[0])
                    unknown[card.codes[0]] = stand_in(known)._replace(code=card.codes[0])
                cards.append(known)
                continue
            found = resolver.resolve(card, edition=edition)
            codes = found.codes
            if codes:
                resolved += 1
                if len(codes) > len(taken_apart(card.name, card.number).numbers or "1"):
                    shared.append((section.id, card))
            else:
                unresolved.append(Unresolved(section.id, card, found.reason))
                if _is_name(card) and (card.number or section.kind in _NAMING):
                    new = stand_in(card)
                    unknown[new.code] = new
                    codes = (new.code,)
            cards.append(card._replace(codes=codes))
        done.append(_called(section._replace(cards=tuple(dict.fromkeys(cards)))))
    report = Report(resolved, tuple(shared), tuple(unresolved), tuple(unknown.values()))
    return done, report
