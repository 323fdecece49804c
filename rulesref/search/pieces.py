"""An entry piece by piece: its names, each question that it answers, each few sentences it says.

Words that stand together in one piece answer a question better than the same ones scattered over
a long rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import fsum

from rulesref.entries import Section
from rulesref.record import NamedTuple
from rulesref.search import weights
from rulesref.search.lines import sentences
from rulesref.search.names import EntryNames
from rulesref.search.words import language_of, stems

#: What a line of the index begins with, behind its language: a name, a question, or a text.
NAME, ASK, TEXT = "=", "?", "."


def pieces_of(sections: Sequence[Section], names: EntryNames) -> str:
    """The pieces of an entry, a line each: language and sort, then its stems."""
    called = [("en", names.title), ("it", names.title_it)]
    called += [("en", name) for name in (*names.names, *names.aliases)]
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
    words = dict.fromkeys(stem for text in texts for stem in stems(text, language))
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
    """A word behind another one in a question: both as they stand in a line, and what they are worth."""

    right: str
    text: str
    worth: float


class Share(NamedTuple):
    """What some words of a question are worth, and which ``pairs`` of them, ``most`` in all."""

    worth: float
    pairs: Sequence[Pair]
    most: float


class Wanted:
    """What pieces are held against: the stems of a question by language, in order, and their worth."""

    def __init__(self, worths: Worths, said: Mapping[str, Sequence[str]]) -> None:
        self.worths = worths
        self.stems = {language: frozenset(own) for language, own in worths.items()}
        self.length = max(map(len, said.values()), default=0)
        self.pairs = {
            language: _pairs(row, worths.get(language, {})) for language, row in said.items()
        }
        self.shares: dict[tuple[str, frozenset[str]], Share] = {}

    def share(self, language: str, words: frozenset[str]) -> Share:
        """What a piece has that says ``words``; kept in ``shares``, for many say the same."""
        pairs = self.pairs.get(language, {})
        together = [pair for left in words for pair in pairs.get(left, ()) if pair.right in words]
        most = fsum(pair.worth for pair in together)
        found = Share(_worth(words, self.worths[language]), together, most)
        self.shares[language, words] = found
        return found


class _OfLanguage:
    """The pieces of an entry in one language, the shortest first: each is a bit of a number."""

    __slots__ = ("_having", "_whole", "ask", "lengths", "lines", "name", "text")

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        pieces = sorted(rows, key=_length)
        self.lengths = [_length(row) for row in pieces]
        #: Each line as it stands in the index, with a space before and behind each word.
        self.lines = [line for _, line in pieces]
        self._whole = "".join(self.lines)
        of = {NAME: 0, ASK: 0, TEXT: 0}
        for place, (sort, _) in enumerate(pieces):  # anybody may have written them
            of[sort if sort in of else ASK] |= 1 << place
        self.name, self.ask, self.text = of[NAME], of[ASK], of[TEXT]
        self._having: dict[str, int] = {}

    def having(self, stem: str) -> int:
        """The pieces that have ``stem``."""
        found = self._having.get(stem)
        if found is None:
            found, word = 0, f" {stem} "
            if word in self._whole:
                for place, line in enumerate(self.lines):
                    if word in line:
                        found |= 1 << place
            self._having[stem] = found
        return found

    def alike(self, stems: Iterable[str]) -> list[tuple[frozenset[str], int]]:
        """The pieces that have some of ``stems``, those together that have the same ones."""
        groups: list[tuple[frozenset[str], int]] = []
        left = (1 << len(self.lines)) - 1
        for stem in stems:
            having = self.having(stem)
            if not having:
                continue
            more = []
            for shared, pieces in groups:
                if with_it := pieces & having:
                    more.append((shared | {stem}, with_it))
                if without := pieces & ~having:
                    more.append((shared, without))
            if new := left & having:
                more.append((frozenset((stem,)), new))
                left &= ~having
            groups = more
        return groups


def _length(row: tuple[str, str]) -> int:
    """How many words stand in a line of the index, each once."""
    return row[1].count(" ") - 1


@lru_cache(maxsize=2048)
def read_pieces(lines: str) -> Mapping[str, _OfLanguage]:
    """The pieces in ``lines``: the same entries are held against one question after another."""
    rows: dict[str, list[tuple[str, str]]] = {}
    for line in lines.split("\n"):
        mark = line.split(" ", 1)[0]
        rows.setdefault(mark[:-1], []).append((mark[-1:], f"{line} "))
    return {language: _OfLanguage(own) for language, own in rows.items()}


_NONE: frozenset[str] = frozenset()
#: What the worth of a piece is divided by, but for its length.
_SHORTEST = 1 - weights.PIECE_THINNING


def close(lines: str, wanted: Wanted) -> Close:
    """How close the pieces in ``lines`` come to ``wanted``.

    Of pieces that have the same words of it the shortest comes closest.
    """
    ask = text = alike = called = covered = adjacent = 0.0
    unsaid = float(weights.UNSAID)
    asked, shares = max(wanted.length, 1), wanted.shares
    for language, pieces in read_pieces(lines).items():
        for shared, those in pieces.alike(wanted.stems.get(language, _NONE)):
            share = shares.get((language, shared)) or wanted.share(language, shared)
            worth, pairs, most = share
            if named := those & pieces.name:
                length = pieces.lengths[_first(named)]
                called = max(called, worth)
                covered = max(covered, len(shared) / length)
                unsaid = min(unsaid, length - len(shared))
            if said := those & pieces.text:
                text = max(text, worth / _thick(pieces.lengths[_first(said)]))
            if asks := those & pieces.ask:
                length = pieces.lengths[_first(asks)]
                ask = max(ask, worth / _thick(length))
                alike = max(alike, 2 * worth / (1 + length / asked))
            if most > adjacent:
                for line in _some(pieces.lines, said | asks):
                    side_by_side = fsum(pair.worth for pair in pairs if pair.text in line)
                    adjacent = max(adjacent, side_by_side)
    return Close(ask, text, alike, called, covered, unsaid, adjacent)


def _first(pieces: int) -> int:
    """The place of the first of ``pieces``."""
    return (pieces & -pieces).bit_length() - 1


def _some(lines: Sequence[str], pieces: int) -> Iterator[str]:
    """Those of ``lines`` that are ``pieces``."""
    while pieces:
        yield lines[_first(pieces)]
        pieces &= pieces - 1


def _thick(length: int) -> float:
    """What the worth of a piece of so many words is divided by."""
    return _SHORTEST + weights.PIECE_THINNING * length / weights.PIECE_USUAL


def _pairs(
    said: Sequence[str], worths: Mapping[str, Sequence[tuple[int, float]]]
) -> dict[str, list[Pair]]:
    """By the first of them the pairs of words of a question that stand side by side."""
    pairs: dict[str, list[Pair]] = {}
    for left, right in pairwise(said):
        if left in worths and right in worths:
            worth = _single(left, worths) + _single(right, worths)
            pairs.setdefault(left, []).append(Pair(right, f" {left} {right} ", worth))
    return pairs


def _single(stem: str, worths: Mapping[str, Sequence[tuple[int, float]]]) -> float:
    return max((worth for _, worth in worths.get(stem, ())), default=0.0)


def _worth(stems: Iterable[str], worths: Mapping[str, Sequence[tuple[int, float]]]) -> float:
    by_sense: dict[int, float] = {}
    for stem in stems:
        for sense, worth in worths[stem]:
            if worth > by_sense.get(sense, 0.0):
                by_sense[sense] = worth
    return fsum(by_sense.values())
