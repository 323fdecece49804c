"""The table of productions: ``corpus/<game>/productions/*.toml``, in the order of the files.

``[[effect]]`` adds one to the category ``effect``: ``says`` is its pattern, ``is`` what it means; with
``on`` it is one on cards of that type alone ("this location" is the card itself on a location). What
the table cannot mean is refused as it is read: a slot that is nowhere in the meaning (a word of the
text would be swallowed), a slot of no category, a category that begins with itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.errors import ParseError
from rulesref.facts.compiler.branching import Branch, tree_of
from rulesref.facts.compiler.numerals import NUMERALS
from rulesref.facts.compiler.pattern import Element, PhraseSlot, Words, flat, slots
from rulesref.facts.compiler.production import Production
from rulesref.facts.compiler.template import slots_in
from rulesref.nearest import spelt_alike
from rulesref.ready import read_toml

#: Categories that no production makes: what a single word or a name is (``parsing.py``).
LEAVES = frozenset(
    [
        *NUMERALS,
        "trait",
        "title",
        "own-uses",
        "coined-uses",
        "owner-title",
        "title-behind",
        "signature",
        "tale",
        "purpose",
        "quoted",
        "recorded",
        "scene",
        "farewell",
        "mood",
        "cry",
        "hint",
        "theirs",
        "theirs-paid",
    ]
)
#: Leaves of which the first word shows that they may stand there, and what it shows.
_KINDS = {
    **{leaf: {numeral.shows} for leaf, numeral in NUMERALS.items()},
    "signed": {"+#", "+", "-"},  # a sign is a word of its own before an X
    "trait": {"[["},
    "own-uses": {"w+"},
    "coined-uses": {"w+"},
}
#: What stands for the end of a text.
END = ""
#: What a meaning may take from the card itself.
FROM_THE_CARD = frozenset({"card"})


class Sequence(NamedTuple):
    """One sequence of elements that a production allows."""

    production: Production
    elements: tuple[Element, ...]


class Productions:
    """All productions, by the category and the word that they can begin with."""

    def __init__(self, rows: Iterable[Production]) -> None:
        self.rows = tuple(rows)
        self._by_word: dict[str, dict[str, list[Sequence]]] = defaultdict(lambda: defaultdict(list))
        self._open: dict[str, list[Sequence]] = defaultdict(list)
        self.categories = {row.category for row in self.rows}
        self._empty: dict[str, list[Sequence]] = defaultdict(list)
        #: Each category → its sequences, in the order of the productions.
        self.sequences: dict[str, list[Sequence]] = defaultdict(list)
        for row in self.rows:
            sequences = _flat(row)
            _check_slots(row, sequences, self.categories)
            for elements in sequences:
                self._add(Sequence(row, elements))
        self._check_beginnings()
        self._nullable = self._can_be_empty()
        #: Each category and leaf → the words with which it can begin, or nothing: any word.
        self._first: dict[str, set[str] | None] = dict.fromkeys(LEAVES)
        self._find_first_words()
        self._known = {
            word for row in self.sequences.values() for one in row for word in _said(one)
        }
        self._trees: dict[str, Branch] = {}
        self._begun: dict[tuple[str, str], bool] = {}

    def _add(self, sequence: Sequence) -> None:
        category, elements = sequence.production.category, sequence.elements
        self.sequences[category].append(sequence)
        if not elements:
            self._empty[category].append(sequence)
        elif isinstance(elements[0], Words):
            for word in elements[0].any_of:
                self._by_word[category][word].append(sequence)
        else:
            self._open[category].append(sequence)

    def tree(self, category: str) -> Branch:
        """What may stand where a phrase of ``category`` begins."""
        if category not in self._trees:
            self._trees[category] = tree_of(self.sequences[category])
        return self._trees[category]

    def shown(self, word: str) -> str:
        """What shows of ``word`` what may stand there: itself where a production names it."""
        return word if word in self._known else _kind_of(word)

    def begins(self, category: str, shown: str) -> bool:
        """Whether a phrase of ``category`` may begin, or be empty, where a text shows ``shown``."""
        key = category, shown
        if key not in self._begun:
            words = self._first[category]
            self._begun[key] = (
                words is None
                or category in self._nullable
                or not words.isdisjoint((shown, _kind_of(shown)))
            )
        return self._begun[key]

    def _begins_with(self, sequence: Sequence) -> set[str] | None:
        """The words with which ``sequence`` can begin, or nothing where that may be any word."""
        words: set[str] = set()
        for element in sequence.elements:
            if isinstance(element, Words):
                return words | element.any_of
            first = self._first.get(element.category)
            if first is None:
                return None
            words |= first
            if element.category not in self._nullable:
                return words
        return None

    def _find_first_words(self) -> None:
        self._first |= {leaf: set(kinds) for leaf, kinds in _KINDS.items()}
        self._first |= {category: set() for category in self.categories}
        changed = True
        while changed:
            changed = False
            for category in self.categories:
                known = self._first[category]
                if known is not None:
                    self._first[category] = more = self._more_first(category, known)
                    changed = changed or more is None or len(more) > len(known)

    def _more_first(self, category: str, known: set[str]) -> set[str] | None:
        words = known | set(self._by_word.get(category, ()))
        for sequence in self._open.get(category, ()):
            more = self._begins_with(sequence)
            if more is None:
                return None
            words |= more
        return words

    def _check_beginnings(self) -> None:
        """Refuse a category that begins with itself: reading it would never end."""
        empty = self._can_be_empty()
        begins: dict[str, set[str]] = defaultdict(set)
        for category in self.categories:
            for sequence in self.sequences[category]:
                for element in sequence.elements:
                    if not isinstance(element, PhraseSlot):
                        break
                    begins[category].add(element.category)
                    if element.category not in empty:
                        break
        for category in sorted(begins):
            if category in _reached(category, begins):
                raise ParseError(f"the category {category!r} begins with itself")

    def _can_be_empty(self) -> set[str]:
        empty = set(self._empty)
        while True:
            more = {
                category
                for category in self.categories - empty
                for sequence in self._open.get(category, ())
                if all(
                    isinstance(one, PhraseSlot) and one.category in empty
                    for one in sequence.elements
                )
            }
            if not more:
                return empty
            empty |= more


def _said(sequence: Sequence) -> Iterator[str]:
    """The words that ``sequence`` names."""
    for element in sequence.elements:
        if isinstance(element, Words):
            yield from element.any_of


def _kind_of(word: str) -> str:
    """What shows of ``word`` which leaf it may be: a number, a sign with one, a trait, a word."""
    if word.isdigit():
        return "#"
    if word[:1] in "+-" and word[1:].isdigit():
        return "+#"
    return "[[" if word.startswith("[[") else "w+"


def _reached(start: str, edges: Mapping[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    waiting = list(edges.get(start, ()))
    while waiting:
        place = waiting.pop()
        if place not in seen:
            seen.add(place)
            waiting.extend(edges.get(place, ()))
    return seen


def _flat(row: Production) -> list[tuple[Element, ...]]:
    try:
        return flat(row.says)
    except ValueError as error:
        raise ParseError(str(error), file=row.file) from None


def _check_slots(
    row: Production, sequences: Iterable[tuple[Element, ...]], categories: set[str]
) -> None:
    told = set(slots_in(row.means)) - FROM_THE_CARD
    for elements in sequences:
        for slot in slots(elements):
            if slot.category not in categories and slot.category not in LEAVES:
                known = spelt_alike(slot.category, categories | LEAVES)
                raise ParseError(
                    f"{row.says!r} has a slot of no category: {slot.category!r}",
                    file=row.file,
                    candidates=known,
                )
    names = {slot.name for elements in sequences for slot in slots(elements)}
    for name in sorted(names ^ told):
        where = "nowhere in its meaning" if name in names else "no slot of its pattern"
        raise ParseError(f"{row.says!r}: {name!r} is {where}", file=row.file)


def read_productions(folder: Path) -> Productions:
    """The productions of the files in ``folder``. Raises ``ParseError``."""
    return Productions(row for path in sorted(folder.glob("*.toml")) for row in _rows(path))


def _rows(path: Path) -> Iterator[Production]:
    try:
        tables = read_toml(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ParseError(f"this is not TOML: {error}", file=str(path)) from None
    for category, items in tables.items():
        for place, item in enumerate(items, 1):
            says = item.get("says") if isinstance(item, dict) else None
            if not isinstance(says, str) or not {"says", "is"} <= set(item) <= _FIELDS:
                raise ParseError(
                    f"production {place} of {category!r} wants 'says' and 'is', perhaps 'on',"
                    " and nothing else",
                    file=str(path),
                )
            id = f"{path.stem}/{category}/{place}"
            types = _types(item.get("on", []), f"production {place} of {category!r}", str(path))
            yield Production(id, category, says, item["is"], str(path), types)


_FIELDS = {"says", "is", "on"}


def _types(told: Any, production: str, file: str) -> frozenset[str]:
    several = [told] if isinstance(told, str) else told
    if not isinstance(several, list) or not all(isinstance(one, str) for one in several):
        raise ParseError(f"{production}: 'on' is a type of card, or several", file=file)
    return frozenset(several)
