"""An entry piece by piece: each question that it answers, each few sentences that it says.

Words that stand together in one piece answer a question better than the same ones scattered over
a long rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulesref.entries import Section
from rulesref.search import weights
from rulesref.search.names import EntryNames
from rulesref.search.snippet import sentences
from rulesref.search.words import language_of, stems


def pieces_of(sections: Sequence[Section], names: EntryNames) -> str:
    """The pieces of an entry, a line each: language, then its stems."""
    lines: dict[str, None] = {}
    for ask in names.asks:
        lines[_line(language_of(ask), ask)] = None
    for section in sections:
        if section.pointer:
            continue
        said = sentences(section.markdown)
        for first in range(len(said)):
            text = " ".join((section.title, *said[first : first + 2]))
            lines[_line(section.language, text)] = None
    return "\n".join(lines)


def _line(language: str, text: str) -> str:
    return " ".join((language, *dict.fromkeys(stems(text, language))))


#: Language → stem → the sense of the question that it stands for, and what it is worth.
Worths = Mapping[str, Mapping[str, Sequence[tuple[int, float]]]]


def worths_of(senses: Iterable[Iterable[tuple[str, str, float]]]) -> Worths:
    """The stems of a question by language."""
    worths: dict[str, dict[str, list[tuple[int, float]]]] = {}
    for sense, terms in enumerate(senses):
        for language, stem, worth in terms:
            worths.setdefault(language, {}).setdefault(stem, []).append((sense, worth))
    return worths


def best_piece(lines: str, worths: Worths) -> float:
    """What the best of the pieces in ``lines`` has of a question."""
    best = 0.0
    keys = {language: frozenset(stems) for language, stems in worths.items()}
    for line in lines.split("\n"):
        language, *words = line.split(" ")
        shared = keys.get(language, frozenset()).intersection(words)
        if shared:
            worth = _worth(shared, worths[language])
            best = max(best, worth / _thin(len(words)))
    return best


def _worth(stems: Iterable[str], worths: Mapping[str, Sequence[tuple[int, float]]]) -> float:
    by_sense: dict[int, float] = {}
    for stem in stems:
        for sense, worth in worths[stem]:
            if worth > by_sense.get(sense, 0.0):
                by_sense[sense] = worth
    return sum(by_sense.values())


def _thin(length: int) -> float:
    return 1 - weights.PIECE_THINNING + weights.PIECE_THINNING * length / weights.PIECE_USUAL
