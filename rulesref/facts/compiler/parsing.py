"""Reading words by the productions: everything that a text could mean, each meaning once.

No word is passed over: what is read ends where the text ends. A text that could mean two things has
two meanings here, and whoever asked decides. Work is bounded by a count, not by time, so that no
text makes it run away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from rulesref.facts.compiler.as_told_to_you import as_told_to_you
from rulesref.facts.compiler.branching import Branch
from rulesref.facts.compiler.numerals import NUMERALS, number_of
from rulesref.facts.compiler.production import Production
from rulesref.facts.compiler.productions import END, LEAVES, Productions
from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.stories import STORIES, end_of_story
from rulesref.facts.compiler.template import CLASH, X, fill
from rulesref.facts.compiler.titles import Names
from rulesref.facts.compiler.tokens import SELF, Token

#: How many sequences of elements are tried for one text, and how deep phrases may nest.
MOST_WORK, DEEPEST = 60_000, 120
#: How many phrases of one category may begin at one place; a text with more is not understood.
MOST_PHRASES = 96


class TooMuchError(Exception):
    """A text that takes more work than any card is worth."""


#: A production that a text can be, by its place among those of the category: what its slots hold,
#: of which parts it is made, and where it ends.
_Match = tuple[int, Production, Mapping[str, Any], tuple[Reading, ...], int]
_order = itemgetter(0)


def _held(slots: tuple[str, ...], parts: tuple[Reading, ...]) -> Mapping[str, Any] | None:
    """What each of ``slots`` holds, or nothing where one that stands twice holds two things."""
    held: dict[str, Any] = {}
    for name, part in zip(slots, parts, strict=True):
        if name in held and held[name] != part.value:
            return None
        held[name] = part.value
    return held


#: Leaves that go by what the keywords of the text name.
_BY_KEYWORD = frozenset({"own-uses", "coined-uses"})
#: What stands between two quotation marks, and what a campaign log says of everybody before it.
_QUOTATIONS, _WHOSE_RECORD = frozenset({"quoted", "recorded"}), ("you", "have")
#: What others do → what says of you that you do it.
TOLD_OF_OTHERS = {"theirs": "clauses", "theirs-paid": "deed-at-a-cost"}
#: The words around the name of uses: "Uses (3 charges)".
_NAMING = ("uses", "(", ")")
#: What begins and ends a quotation.
QUOTE = '"'
#: How a text calls an amount that it tells later, and what that is behind a sign.
_X, X_BY_SIGN = ("x",), {"+": X, "-": {"count": "minus", "number": X}}


class Parse:
    """One text being read. ``card`` is what meanings may take from the card itself."""

    def __init__(
        self,
        tokens: Sequence[Token],
        productions: Productions,
        names: Names,
        card: Mapping[str, Any],
    ) -> None:
        self._tokens = tokens
        self._productions = productions
        self._names = names
        self._card = card
        self._shown = [*(productions.shown(token.word) for token in tokens), END]
        self._known: dict[tuple[str, int], list[Reading]] = {}
        #: The uses that a keyword among ``tokens`` names, and that no other card has.
        self._coined: dict[str, None] = {}
        self._work = 0
        self._depth = 0
        #: The furthest place at which some word still fitted.
        self.furthest = 0
        for place, token in enumerate(tokens):
            if token.word == _NAMING[-1] and self._is_coined(place - 1):
                self._coined[tokens[place - 1].word] = None

    def whole(self, category: str, start: int = 0, end: int | None = None) -> list[Reading]:
        """Every meaning of ``category`` that all words from ``start`` to ``end`` have."""
        last = len(self._tokens) if end is None else end
        return [one for one in self.at(category, start) if one.end == last]

    def every(self, category: str) -> list[Reading]:
        """The longest phrase of ``category`` at each place where one stands, without overlaps."""
        found: list[Reading] = []
        for place in range(len(self._tokens)):
            furthest = self.furthest
            here = self.at(category, place) if not found or place >= found[-1].end else []
            self.furthest = furthest
            if here:
                found.append(max(here, key=lambda one: one.end))
        return found

    def at(self, category: str, place: int) -> list[Reading]:
        """Every phrase of ``category`` that begins at ``place``. Raises ``TooMuchError``."""
        key = category, place
        if category in LEAVES:
            if key not in self._known:
                found = list(self._leaf(category, place))
                if category in _BY_KEYWORD:  # what the keyword coins is being found out
                    return found
                self._known[key] = found
            return self._known[key]
        if key not in self._known:
            self._depth += 1
            if self._depth > DEEPEST:
                raise TooMuchError
            self._known[key] = self._read(category, place)
            self._depth -= 1
        return self._known[key]

    def _read(self, category: str, place: int) -> list[Reading]:
        matches: list[_Match] = []
        self._follow(self._productions.tree(category), place, (), matches)
        found: list[Reading] = []
        for _, production, held, parts, end in sorted(matches, key=_order):
            value = fill(production.means, {**held, "card": self._card})
            if value is CLASH:
                continue
            if not any(other.end == end and other.value == value for other in found):
                found.append(Reading(value, place, end, production, parts))
        if len(found) > MOST_PHRASES:
            raise TooMuchError
        return found

    def _said(self, production: Production) -> bool:
        """Whether ``production`` is said on such a card at all."""
        return not production.types or self._card.get("type") in production.types

    def _follow(
        self, branch: Branch, place: int, parts: tuple[Reading, ...], found: list[_Match]
    ) -> None:
        """Add to ``found`` what the text can be from ``place`` on, behind ``parts``."""
        self._work += 1
        if self._work > MOST_WORK:
            raise TooMuchError
        for order, production, slots in branch.ends:
            held = _held(slots, parts)
            if held is not None and self._said(production):
                found.append((order, production, held, parts, place))
        shown = self._shown[place]
        ways = branch.ways.get(shown)
        if ways is None:
            ways = branch.ways[shown] = branch.found(shown, self._productions.begins)
        words, phrases = ways
        for after in words:
            self.furthest = max(self.furthest, place + 1)
            self._follow(after, place + 1, parts, found)
        for category, after in phrases:
            for one in self.at(category, place):
                self._follow(after, one.end, (*parts, one), found)

    def _leaf(self, category: str, place: int) -> Iterator[Reading]:
        if place >= len(self._tokens):
            return
        token = self._tokens[place]
        if category in TOLD_OF_OTHERS:
            yield from self._told_of_others(category, place)
        elif category == "title":
            if token.word == SELF:  # the card itself, which productions name by that word
                return
            for end, title in self._names.at(self._tokens, place):
                yield self._leaf_of(title, place, end)
        elif category == "own-uses":  # what the card keeps, by the name that its keyword gives it
            for uses in {**self._card.get("keywords", {}).get("uses", {}), **self._coined}:
                if token.word in _one_and_several(uses):
                    yield self._leaf_of(uses, place, place + 1)
        elif category == "coined-uses":  # what the keyword calls them first, and no other card has
            if self._is_coined(place):
                yield self._leaf_of(token.word, place, place + 1)
        elif category == "title-behind":  # what locations are called before they are revealed
            behind = self._names.behind
            for end, title in behind.at(self._tokens, place) if behind else ():
                yield self._leaf_of(title, place, end)
        elif category == "owner-title":
            for end, title in self._names.owners_at(self._tokens, place):
                yield self._leaf_of(title, place, end)
        elif category == "signature":  # the investigator whose card it is
            for end, title in self._names.at(self._tokens, place):
                if title == self._card.get("signature"):
                    yield self._leaf_of({}, place, end)
        elif category in STORIES and (end := end_of_story(self._tokens, category, place)):
            yield self._leaf_of({}, place, end)
        elif category in _QUOTATIONS and (end := self._end_of_quotation(place)):
            begins = place + 1
            if category == "recorded" and self._words(begins, 2) == _WHOSE_RECORD:
                begins += len(_WHOSE_RECORD)
            yield self._leaf_of(self._printed(begins, end - 1), place, end)
        elif category == "trait" and token.word.startswith("[["):
            yield self._leaf_of(_trait(token.printed), place, place + 1)
        elif category in NUMERALS and (number := number_of(category, token.word)) is not None:
            yield self._leaf_of(number, place, place + 1)
        elif category == "signed" and self._words(place + 1, 1) == _X and token.word in X_BY_SIGN:
            yield self._leaf_of(X_BY_SIGN[token.word], place, place + 2)

    def _told_of_others(self, category: str, place: int) -> Iterator[Reading]:
        """What others do from ``place`` on, by what would say so of you."""
        told = as_told_to_you(self._tokens, place)
        if told is None:
            return
        tokens, end = told
        parse = Parse(tokens, self._productions, self._names, self._card)
        parse._work, parse._depth = self._work, self._depth
        for one in parse.at(TOLD_OF_OTHERS[category], place):
            if one.end == end:
                yield Reading(one.value, place, one.end, None, (one,))
        self._work, self.furthest = parse._work, max(self.furthest, min(parse.furthest, end))

    def _is_coined(self, place: int) -> bool:
        """Whether the keyword names uses at ``place`` of which no other card has any."""
        around = (*self._words(max(0, place - 3), 2), *self._words(place + 1, 1))
        named = self._tokens[place].word.isalpha() and around == _NAMING
        return named and not self.at("listed-uses", place)

    def _words(self, start: int, number: int) -> tuple[str, ...]:
        """So many words from ``start`` on."""
        return tuple(token.word for token in self._tokens[start : start + number])

    def _end_of_quotation(self, place: int) -> int:
        """Where the quotation that begins at ``place`` is over, or 0 where none begins there."""
        marks = (at for at, token in enumerate(self._tokens) if token.word == QUOTE and at > place)
        return next(marks, -1) + 1 if self._tokens[place].word == QUOTE else 0

    def _printed(self, start: int, end: int) -> str:
        """The words from ``start`` to ``end`` as they are printed, without a sign at their end."""
        words = list(self._tokens[start:end])
        while words and words[-1].word in (".", ","):
            words.pop()
        after = {token.end for token in words}
        return "".join(
            token.printed if number == 0 or token.start in after else f" {token.printed}"
            for number, token in enumerate(words)
        )

    def _leaf_of(self, value: Any, place: int, end: int) -> Reading:
        self.furthest = max(self.furthest, end)
        return Reading(value, place, end, None)


def _one_and_several(uses: str) -> tuple[str, ...]:
    """How one of ``uses`` is called, and several."""
    return (uses, uses.removesuffix("s"), re.sub("ies$", "y", uses))


def _trait(printed: str) -> str:
    """The trait in ``printed``, ``[[Spell]]``, as it stands on cards: some texts print it small."""
    name = printed[2:-2]
    return name.title() if name.islower() else name
