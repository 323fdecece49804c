"""Notation back into wording, by the productions run the other way: what a meaning has lost.

    RULESREF_CARDS=FOLDER python -m tests.facts.compiler.rendering [HOW-MANY [SEED]]

From the facts of a line alone every phrase is built that the productions could have read there; of
each only the words that weigh are kept: what limits, allows, forbids, picks out, counts. The printed
line must be among them. Two phrases that weigh differently and mean the same have lost a word.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.facts.compiler.compiled_card import FULL, CompiledAbility
from rulesref.facts.compiler.compiling import _category
from rulesref.facts.compiler.detecting import LEAVES as WEIGHTY
from rulesref.facts.compiler.lines import own_names
from rulesref.facts.compiler.numerals import NUMERALS, number_of
from rulesref.facts.compiler.parsing import TOLD_OF_OTHERS, X_BY_SIGN
from rulesref.facts.compiler.pattern import PhraseSlot
from rulesref.facts.compiler.printed import facts_of, printed_on
from rulesref.facts.compiler.production import Production
from rulesref.facts.compiler.productions import LEAVES, Productions
from rulesref.facts.compiler.sides import OTHER_SIDE, TURNED_OVER, UNREVEALED, Side
from rulesref.facts.compiler.silent_words import told
from rulesref.facts.compiler.symbols import SYMBOLS_HARDER, is_reference
from rulesref.facts.compiler.table import compiles
from rulesref.facts.compiler.template import MISSING
from rulesref.facts.compiler.tokens import Token, tokens_of
from tests.facts.compiler.alike import alike
from tests.facts.compiler.made import compiler, records
from tests.facts.compiler.partly_known import Partly
from tests.facts.compiler.unfilling import Unfilling

#: The words of a phrase that weigh.
Weight = frozenset[str]
#: How a meaning is said: by what it weighs, one way to say it.
Ways = dict[Weight, tuple[str, ...]]
#: How many ways to say one meaning are kept, and how many are tried for one production.
_WAYS, _TRIED = 160, 1600


#: Words that say the same: a number in letters, a symbol in words.
_ALIKE = {
    "doubles": "double",
    "max": "limit",
    "[per_investigator]": "per",
    "two": "2",
    "three": "3",
    "twice": "2",
}
#: Numbers of which a text need not speak: of one thing no number is said.
_UNSAID = frozenset({"1", "+0", "one"})


def weighs(words: Sequence[str]) -> Weight:
    """Those of ``words`` that weigh."""
    heavy = (
        word
        for word in (_ALIKE.get(word, word) for word in words)
        if word in WEIGHTY or word == "per" or word.startswith("[") or word.lstrip("+-").isdigit()
    )
    return frozenset(heavy) - _UNSAID


class Renderer:
    """Says facts by ``productions``."""

    def __init__(self, productions: Productions) -> None:
        self._unfilling = Unfilling(productions)
        self._rows: dict[str, list[Production]] = defaultdict(list)
        self._sequences: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
        for row in productions.rows:
            self._rows[row.category].append(row)
        for category in productions.categories:
            for sequence in productions.sequences[category]:
                self._sequences[sequence.production.id].append(sequence.elements)
        self._known: dict[tuple[str, str], Ways] = {}
        self._card: Mapping[str, Any] = {}

    def on(self, card: Mapping[str, Any]) -> Renderer:
        """The same on ``card``, of which meanings may take something."""
        self._card = self._unfilling.card = card
        self._known = {}
        return self

    def ways(self, category: str, value: Any) -> Ways:
        """How ``value`` of ``category`` can be said."""
        if category in TOLD_OF_OTHERS:
            return self.ways(TOLD_OF_OTHERS[category], value)
        if category in LEAVES:
            return _leaf(category, value)
        key = category, _key(value)
        if key not in self._known:
            self._known[key] = {}  # what is said by itself is not said otherwise
            self._known[key] = self._say(category, value)
        return self._known[key]

    def _say(self, category: str, value: Any) -> Ways:
        ways: Ways = {}
        for row in self._rows[category]:
            if row.types and self._card.get("type") not in row.types:
                continue
            kinds = self._unfilling.kinds[row.id]
            for held in self._unfilling.held(row.means, value, kinds):
                for elements in self._sequences[row.id]:
                    self._by(elements, held, ways)
        return ways

    def _by(self, elements: tuple[Any, ...], held: Mapping[str, Any], ways: Ways) -> None:
        """Add what ``elements`` say where their slots hold ``held``."""
        names = {one.name for one in elements if isinstance(one, PhraseSlot)}
        there = {name for name, value in held.items() if not _is_missing(value)}
        if names != there:
            return
        parts: list[list[tuple[Weight, tuple[str, ...]]]] = []
        for one in elements:
            said = self._part(one, held)
            if not said:
                return
            parts.append(said)
        for tried, chosen in enumerate(product(*parts)):
            if tried > _TRIED or len(ways) >= _WAYS:
                return
            weight = frozenset().union(*(weight for weight, _ in chosen))
            ways.setdefault(weight, tuple(word for _, words in chosen for word in words))

    def _part(self, one: Any, held: Mapping[str, Any]) -> list[tuple[Weight, tuple[str, ...]]]:
        if not isinstance(one, PhraseSlot):
            by_weight = {weighs([word]): (word,) for word in sorted(one.any_of)}
            return list(by_weight.items())
        ways = self.ways(one.category, held[one.name])
        if held[one.name] == {} and ways:  # it says nothing of play
            return [(frozenset(), next(iter(ways.values())))]
        return list(ways.items())


def _is_missing(value: Any) -> bool:
    if isinstance(value, Partly):
        return all(item is MISSING for item in value.values())
    return value is MISSING


def _key(value: Any) -> str:
    return ("~" if isinstance(value, Partly) else "") + json.dumps(
        value, sort_keys=True, default=str
    )


def _leaf(category: str, value: Any) -> Ways:
    """What a single word or a name is where it holds ``value``."""
    words: tuple[str, ...] = ()
    if category in ("tale", "purpose", "scene", "farewell", "mood", "cry", "hint"):
        words = ("…",) if value == {} else ()
    elif category in NUMERALS and type(value) is int:
        word = f"{value:+d}" if NUMERALS[category].shows == "+#" else str(value)
        words = (word,) if number_of(category, word) is not None else ()
    elif category == "signed" and value in X_BY_SIGN.values():
        words = next((sign, "x") for sign, told in X_BY_SIGN.items() if told == value)
    elif category not in NUMERALS and isinstance(value, str):
        printed = f"[[{value}]]" if category == "trait" else value
        words = tuple(token.word for token in tokens_of(printed))
        if len(words) > 1:  # a number in a name is none of play, as in ``told``
            return {frozenset(): words}
    return {weighs(words): words} if words else {}


class Rendered(NamedTuple):
    """One line of a card: its words, what they weigh, and what says the same, by what that weighs."""

    name: str
    words: tuple[str, ...]
    weight: Weight
    ways: Ways

    @property
    def unsaid(self) -> bool:
        """Whether the line itself is not among what its facts say."""
        return self.weight not in self.ways

    def others(self) -> Iterator[tuple[Weight, Weight, tuple[str, ...]]]:
        """What says the same: the words that it lacks, those that it has more, and all of them."""
        own = weighs(alike(" ".join(self.ways.get(self.weight, self.words))).split())
        printed = weighs(alike(" ".join(self.words)).split())
        for words in self.ways.values():
            weight = weighs(alike(" ".join(words)).split())
            if weight not in (own, printed):
                yield own - weight, weight - own, words


def rendered(how_many: int | None = None, seed: int = 1) -> Iterator[Rendered]:
    """The understood lines of the card data, or so many of them, each with what says the same."""
    renderer = Renderer(compiler().productions)
    cards = [card for card in records().values() if compiles(card)]
    random.Random(seed).shuffle(cards)
    seen: set[str] = set()
    for record in cards:
        for printed in _lines(record):
            if printed.line.facts and _key(printed.facts) not in seen:
                if len(seen) == how_many:
                    return
                seen.add(_key(printed.facts))
                yield _rendered(printed, record, renderer)


class _Printed(NamedTuple):
    """A line of one side of a card: its category, its words, and its facts as productions have it."""

    line: CompiledAbility
    category: str
    tokens: list[Token]
    facts: Mapping[str, Any]


def _lines(record: CardRecord) -> Iterator[_Printed]:
    """The understood lines of both sides of a card."""
    made, names = compiler().card(record), own_names(record)
    category = _category(record.type, compiler().productions)
    for line in made.lines:
        if line.understood == FULL:
            tokens = tokens_of(record.text[line.start : line.end], names)
            yield _Printed(line, category, tokens, line.facts)
    for line in made.back:
        if line.understood == FULL:
            text = record.back_text[line.start : line.end]
            tokens = tokens_of(text, names | {record.back_name})
            assert line.reading is not None
            yield _Printed(line, _side(record).category, tokens, line.reading.value)


def _side(record: CardRecord) -> Side:
    """What the other side of a card of this kind is read as."""
    if is_reference(record):
        return SYMBOLS_HARDER
    return OTHER_SIDE if record.type in TURNED_OVER else UNREVEALED


def _rendered(printed: _Printed, record: CardRecord, renderer: Renderer) -> Rendered:
    facts = facts_of(record, compiler().called)
    assert printed.line.reading is not None
    weight = weighs([token.word for token in told(printed.tokens, printed.line.reading)])
    words = tuple(token.word for token in printed.tokens)
    on = renderer.on({**facts, **printed_on(record, facts)})
    return Rendered(record.name, words, weight, on.ways(printed.category, printed.facts))


def main(words: list[str]) -> int:
    """1 where a line is not said by its own facts, or what says the same weighs differently."""
    lines = unsaid = ambiguous = 0
    lost: Counter[tuple[str, ...]] = Counter()
    for line in rendered(*map(int, words)):
        lines += 1
        unsaid += line.unsaid
        others = list(line.others())
        ambiguous += bool(others)
        if line.unsaid or others:
            print(line.name, " ".join(line.words), "UNSAID" if line.unsaid else "", sep=" | ")
        for less, more, other in others[:3]:
            lost[tuple(sorted(less ^ more))] += 1
            print(
                "   ", *(f"-{word}" for word in less), *(f"+{word}" for word in more), "|", *other
            )
    for several, count in lost.most_common(40):
        print(count, *several, file=sys.stderr)
    summary = (
        f"{lines} lines, {unsaid} not said by their facts, {ambiguous} that other words say as well"
    )
    print(summary, file=sys.stderr)
    return int(bool(unsaid or ambiguous))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
