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

#: What a piece in the index begins with: it is a name, a question, or a text.
NAME, ASK, TEXT = "=", "?", "."

#: A piece: its language, its sort, its stems, each once.
Piece = tuple[str, str, tuple[str, ...]]


def pieces_of(sections: Sequence[Section], names: EntryNames) -> str:
    """The pieces of an entry as the index keeps them."""
    called = [("en", names.title), ("it", names.title_it)]
    called += [("en", name) for name in names.words]
    pieces = [_piece(tongue, NAME, name) for tongue, name in called if name]
    for ask in names.asks:
        pieces.append(_piece(language_of(ask), ASK, ask))
    for section in sections:
        if section.pointer:
            continue
        said = sentences(section.markdown)
        for first in range(len(said)):
            texts = section.title, *said[first : first + 2]
            pieces.append(_piece(section.language, TEXT, *texts))
    return as_kept(dict.fromkeys(pieces))


def _piece(language: str, sort: str, *texts: str) -> Piece:
    words = dict.fromkeys(chain.from_iterable([stems(text, language) for text in texts]))
    return language, sort, tuple(words)


def as_kept(pieces: Iterable[Piece]) -> str:
    """``pieces`` as the index keeps them: those of a language in a row behind its name.

    They are read for every query, so that they lie as they are looked through: a line each, its
    sort before its stems, which stand between spaces.
    """
    rows: dict[str, list[str]] = {}
    for language, sort, words in pieces:
        rows.setdefault(language, []).append(" ".join((sort, *words, "")))
    return "\t".join(chain.from_iterable((tongue, "\n".join(own)) for tongue, own in rows.items()))


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

    __slots__ = ("_ends", "_having", "_whole", "lengths", "lines")

    def __init__(self, whole: str) -> None:
        self._whole = whole
        #: Each piece as it stands in the index: its sort, then its words, a space behind each.
        self.lines = whole.split("\n")
        #: Where the next one begins.
        self._ends = list(accumulate([len(line) + 1 for line in self.lines]))
        #: How many words stand in each, every one once: 0 until ``length`` has counted them.
        self.lengths = [0] * len(self.lines)
        self._having: dict[str, int] = {}

    def length(self, place: int) -> int:
        """How many words stand in a piece; only those are asked for that say any."""
        found = self.lengths[place] = self.lines[place].count(" ") - 1
        return found

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
def read_pieces(kept: str) -> Mapping[str, _OfLanguage]:
    """The pieces in ``kept``: the same entries are held against one question after another."""
    parts = kept.split("\t")
    return {
        language: _OfLanguage(own) for language, own in zip(parts[::2], parts[1::2], strict=False)
    }


def close(kept: str, wanted: Wanted) -> Close:
    """How close the pieces in ``kept`` come to ``wanted``."""
    ask = text = alike = called = covered = adjacent = 0.0
    unsaid = float(weights.UNSAID)
    asked = max(wanted.length, 1)
    for language, pieces in read_pieces(kept).items():
        shares = wanted.shares.get(language)
        if shares is None:
            continue
        lines, lengths = pieces.lines, pieces.lengths
        for place, having in enumerate(pieces.shared(wanted.words[language])):
            if not having:
                continue
            found = shares.get(having) or wanted.share(language, having)
            worth, pairs, most, words = found
            line, length = lines[place], lengths[place] or pieces.length(place)
            sort = line[:1]
            if sort == TEXT:
                worth /= _SHORTEST + _LONGER * length
                if worth > text:
                    text = worth
            elif sort == NAME:
                called = max(called, worth)
                covered = max(covered, words / length)
                unsaid = min(unsaid, length - words)
                continue
            else:  # anybody may have written them
                like = 2 * worth / (1 + length / asked)
                if like > alike:
                    alike = like
                worth /= _SHORTEST + _LONGER * length
                if worth > ask:
                    ask = worth
            if most > adjacent:
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
