"""What an entry says, part by part, and the weight of each word in it (the F of BM25F)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulesref.entries import Section
from rulesref.search import weights
from rulesref.search.names import EntryNames
from rulesref.search.words import language_of, stems


class Said(NamedTuple):
    """A piece of text of one part of an entry; ``worth`` damps what no longer holds."""

    part: str
    language: str
    text: str
    worth: float = 1.0


def said(sections: Sequence[Section], names: EntryNames) -> list[Said]:
    """Everything that an entry says and is asked."""
    found = [Said(_title_part(names.kind), "en", names.title)]
    if names.title_it:
        found.append(Said(_title_part(names.kind), "it", names.title_it))
    for name in names.words:
        found += [Said("name", "en", name), Said("name", "it", name)]
    found += [Said("ask", language_of(ask), ask) for ask in names.asks]
    cards = dict.fromkeys((*names.cards, *(c.name for s in sections for c in s.cards)))
    for card in cards:
        found += [Said("card", "en", card), Said("card", "it", card)]
    for section in sections:
        worth = weights.SUPERSEDED if section.id in names.superseded else 1.0
        found.append(Said(_title_part(section.kind), section.language, section.title, worth))
        found.append(Said("body", section.language, section.markdown, worth))
    return list(dict.fromkeys(found))


def _title_part(kind: str) -> str:
    return "question" if kind == "question" else "title"


def weigh(pieces: Iterable[Said]) -> dict[str, dict[str, float]]:
    """Language → stem → weight, over all parts."""
    vectors: dict[tuple[str, str], list[dict[str, float]]] = defaultdict(list)
    for piece in pieces:
        vectors[piece.part, piece.language].append(_vector(piece))
    total: dict[str, dict[str, float]] = {}
    for (_, language), rows in vectors.items():
        sums = total.setdefault(language, defaultdict(float))
        for stem, weight in _best_of(rows).items():
            sums[stem] += weight
    return {language: dict(words) for language, words in total.items()}


def _vector(piece: Said) -> dict[str, float]:
    part = weights.PARTS[piece.part]
    counts = Counter(stems(piece.text, piece.language))
    length = sum(counts.values())
    thin = 1 - part.thinning + part.thinning * length / part.usual
    scale = part.weight * piece.worth / thin
    return {stem: count * scale for stem, count in counts.items()}


def _best_of(rows: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """The best weight of each stem in one piece, and a share of the second best.

    A rule that many books print must not win for that.
    """
    best: dict[str, float] = {}
    second: dict[str, float] = {}
    for row in rows:
        for stem, weight in row.items():
            most = best.get(stem)
            if most is None:
                best[stem] = weight
                continue
            best[stem] = max(most, weight)
            second[stem] = max(second.get(stem, 0.0), min(most, weight))
    for stem, weight in second.items():
        best[stem] += weights.ECHO * weight
    return best
