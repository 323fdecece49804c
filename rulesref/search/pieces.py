"""An entry piece by piece: its names, each question that it answers, each few sentences it says.

Words that stand together in one piece answer a question better than the same ones scattered over
a long rule.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain, pairwise, zip_longest
from math import fsum
from sys import byteorder

from rulesref.entries import Section
from rulesref.record import NamedTuple
from rulesref.search import weights
from rulesref.search.lines import sentences
from rulesref.search.names import EntryNames
from rulesref.search.words import language_of, stems

#: What the worth of a piece is divided by, but for its length, and more for each word.
_SHORTEST = 1 - weights.PIECE_THINNING
_LONGER = weights.PIECE_THINNING / weights.PIECE_USUAL
#: So many words are looked for at a time: a slot of a great number has as many bits.
_SLOT = 64

#: What a line of the index begins with, behind its language: a name, a question, or a text.
NAME, ASK, TEXT = "=", "?", "."


def pieces_of(sections: Sequence[Section], names: EntryNames) -> str:
    """The pieces of an entry, a line each: language and sort, then its stems."""
    called = [("en", names.title), ("it", names.title_it)]
    called += [("en", name) for name in names.words]
    lines = dict.fromkeys(_line(tongue, NAME, name) for tongue, name in called if name)
    for ask in names.asks:
        lines[_line(language_of(ask), ASK, ask)] = None
    for section in sections:
        if section.pointer:
            continue
        said = sentences(section.markdown)
        for first in range(len(said)):
            texts = section.title, *said[first : first + 2]
            lines[_line(section.language, TEXT, *texts)] = None
    return "\n".join(lines)


def _line(language: str, sort: str, *texts: str) -> str:
    words = dict.fromkeys(chain.from_iterable([stems(text, language) for text in texts]))
    return " ".join((language + sort, *words))


#: Language → stem → the sense of the question that it stands for, and what it is worth.
Worths = Mapping[str, Mapping[str, Sequence[tuple[int, float]]]]


def worths_of(senses: Iterable[Iterable[tuple[str, str, float]]]) -> Worths:
    """The stems of a question by language."""
    worths: dict[str, dict[str, list[tuple[int, float]]]] = {}
    for sense, terms in enumerate(senses):
        for language, stem, worth in terms:
            worths.setdefault(language, {}).setdefault(stem, []).append((sense, worth))
    return worths


class Close(NamedTuple):
    """How close the pieces of an entry come to a question, each the best of all.

    ``ask`` and ``text`` thin long pieces, ``alike`` is of the question in which least else is said.
    ``called`` is what a name has of the question; ``covered`` the share of a name that the
    question says, ``unsaid`` how many words of the name it leaves out; ``adjacent`` is what words
    are worth that stand side by side in both.
    """

    ask: float = 0.0
    text: float = 0.0
    alike: float = 0.0
    called: float = 0.0
    covered: float = 0.0
    unsaid: float = float(weights.UNSAID)
    adjacent: float = 0.0


class Pair(NamedTuple):
    """A word behind another one in a question: the bits of both, how they stand in a line, and
    what they are worth.
    """

    bits: int
    text: str
    worth: float


class Share(NamedTuple):
    """What some words of a question are worth, which ``pairs`` of them and ``most`` in all, and how
    many words they are.
    """

    worth: float
    pairs: Sequence[Pair]
    most: float
    words: int


class Wanted:
    """What pieces are held against: the stems of a question by language, in order, and their worth.

    Each stem of a language is a bit of a number, so that a number says which of them a piece has.
    """

    def __init__(self, worths: Worths, said: Mapping[str, Sequence[str]]) -> None:
        #: The stems of a language as they stand in a line, that with the lowest bit first.
        self.words = {language: [f" {stem} " for stem in own] for language, own in worths.items()}
        self.length = max(map(len, said.values()), default=0)
        #: What each stem stands for, and the pairs that begin with it, by its bit.
        self._senses = {
            language: {1 << place: senses for place, senses in enumerate(own.values())}
            for language, own in worths.items()
        }
        self._pairs = {
            language: _pairs(row, worths.get(language, {})) for language, row in said.items()
        }
        #: By language and the stems that a piece says, as ``share`` has found it.
        self.shares: dict[str, dict[int, Share]] = {language: {} for language in worths}

    def share(self, language: str, having: int) -> Share:
        """What a piece has that says the stems ``having``; kept, for many say the same."""
        senses, pairs = self._senses[language], self._pairs.get(language, {})
        by_sense: dict[int, float] = {}
        together: list[Pair] = []
        left = having
        while left:
            bit = left & -left
            left ^= bit
            for sense, worth in senses[bit]:
                if worth > by_sense.get(sense, 0.0):
                    by_sense[sense] = worth
            if bit in pairs:
                for pair in pairs[bit]:
                    if pair.bits & having == pair.bits:
                        together.append(pair)
        most = fsum([pair.worth for pair in together]) if together else 0.0
        found = Share(fsum(by_sense.values()), together, most, having.bit_count())
        self.shares[language][having] = found
        return found


class _OfLanguage:
    """The pieces of an entry in one language."""

    __slots__ = ("_ends", "_having", "_whole", "lengths", "lines", "sorts", "thinned")

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        pieces = list(rows)
        self.sorts = [sort for sort, _ in pieces]
        #: Each line as it stands in the index, with a space before and behind each word.
        self.lines = [line for _, line in pieces]
        #: How many words stand in each, every one once.
        self.lengths = [line.count(" ") - 1 for line in self.lines]
        #: What the worth of each is divided by for its length.
        self.thinned = [_SHORTEST + _LONGER * length for length in self.lengths]
        self._whole = "".join(self.lines)
        self._ends = list(accumulate(map(len, self.lines)))
        self._having: dict[str, int] = {}

    def _find(self, word: str) -> int:
        """One great number with a slot for each piece: 1 where it has ``word``, between spaces."""
        found = 0
        whole, ends = self._whole, self._ends
        start = whole.find(word)
        while start >= 0:
            place = bisect_right(ends, start)
            found |= 1 << _SLOT * place
            start = whole.find(word, ends[place])
        return found

    def shared(self, words: Sequence[str]) -> Sequence[int]:
        """Which of ``words`` each piece has, the first one in the lowest bit; none has any where
        there is nothing, nor have those behind the last.
        """
        if len(words) > _SLOT:
            first, rest = self.shared(words[:_SLOT]), self.shared(words[_SLOT:])
            both = zip_longest(first, rest, fillvalue=0)
            return [one | other << _SLOT for one, other in both]
        kept = self._having
        whole = 0
        for place, word in enumerate(words):
            having = kept.get(word)
            if having is None:
                having = kept[word] = self._find(word)
            if having:
                whole |= having << place
        slots = array("Q", whole.to_bytes(_SLOT // 8 * -(-whole.bit_length() // _SLOT), "little"))
        if byteorder == "big":
            slots.byteswap()
        return slots


@lru_cache(maxsize=2048)
def read_pieces(lines: str) -> Mapping[str, _OfLanguage]:
    """The pieces in ``lines``: the same entries are held against one question after another."""
    rows: dict[str, list[tuple[str, str]]] = {}
    for line in lines.split("\n"):
        mark = line.split(" ", 1)[0]
        rows.setdefault(mark[:-1], []).append((mark[-1:], f"{line} "))
    return {language: _OfLanguage(own) for language, own in rows.items()}


def close(lines: str, wanted: Wanted) -> Close:
    """How close the pieces in ``lines`` come to ``wanted``."""
    ask = text = alike = called = covered = adjacent = 0.0
    unsaid = float(weights.UNSAID)
    asked = max(wanted.length, 1)
    for language, pieces in read_pieces(lines).items():
        shares = wanted.shares.get(language)
        if shares is None:
            continue
        lengths, sorts, thinned = pieces.lengths, pieces.sorts, pieces.thinned
        for place, having in enumerate(pieces.shared(wanted.words[language])):
            if not having:
                continue
            found = shares.get(having) or wanted.share(language, having)
            worth, pairs, most, words = found
            sort = sorts[place]
            if sort == TEXT:
                worth /= thinned[place]
                if worth > text:
                    text = worth
            elif sort == NAME:
                length = lengths[place]
                called = max(called, worth)
                covered = max(covered, words / length)
                unsaid = min(unsaid, length - words)
                continue
            else:  # anybody may have written them
                like = 2 * worth / (1 + lengths[place] / asked)
                if like > alike:
                    alike = like
                worth /= thinned[place]
                if worth > ask:
                    ask = worth
            if most > adjacent:
                line = pieces.lines[place]
                side_by_side = fsum([pair.worth for pair in pairs if pair.text in line])
                adjacent = max(adjacent, side_by_side)
    return Close(ask, text, alike, called, covered, unsaid, adjacent)


def _pairs(
    said: Sequence[str], worths: Mapping[str, Sequence[tuple[int, float]]]
) -> Mapping[int, Sequence[Pair]]:
    """The pairs of words of a question that stand side by side, by the bit of the first."""
    places = {stem: place for place, stem in enumerate(worths)}
    found: dict[int, list[Pair]] = {}
    for left, right in pairwise(said):
        if left in places and right in places:
            bit, worth = 1 << places[left], _single(left, worths) + _single(right, worths)
            pair = Pair(bit | 1 << places[right], f" {left} {right} ", worth)
            found.setdefault(bit, []).append(pair)
    return found


def _single(stem: str, worths: Mapping[str, Sequence[tuple[int, float]]]) -> float:
    return max((worth for _, worth in worths.get(stem, ())), default=0.0)
