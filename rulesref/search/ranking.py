"""The order of the best candidates, as it was learnt: traits of an entry, weighed and summed.

The weights stand in ``learnt.json``, a table for short queries and one for questions; ``python -m
tests.eval.learning`` makes it from questions whose answers are known.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulesref.search import weights
from rulesref.search.asking import ReadQuery
from rulesref.search.kept import KeptEntry, Pieces
from rulesref.search.pieces import Wanted, close, worths_of

if TYPE_CHECKING:
    from rulesref.search.backend import Reader
    from rulesref.search.game_index import GameIndex, Senses

LEARNT = Path(__file__).with_name("learnt.json")
#: The tables of ``learnt.json``.
SHORT, QUESTION = "short", "question"
#: Begins the trait that says of what kind an entry is.
KIND = "kind "
#: The kinds that have one: of any other there are too few questions to learn from.
KINDS = ("glossary", "rule", "point", "question", "card-erratum", "taboo", "note")


class Traits:
    """What is asked of each candidate for one query."""

    def __init__(
        self, asked: ReadQuery, senses: Senses, game_index: GameIndex, reader: Reader
    ) -> None:
        self._reader = reader
        self._asked = asked
        self._whole = sum(game_index.worth(word, asked.language) for word in asked.words) or 1.0
        said = {
            "en": [word.english for word in asked.words],
            "it": [word.italian for word in asked.words],
        }
        self._wanted = Wanted(worths_of(senses), said)
        self._near = _near(asked, game_index.game) if asked.question else {}

    def near(self, number: int) -> float:
        """How near the words of a question are to entry ``number``, as it was learnt (0 to 1)."""
        return self._near.get(self.entry(number), 0.0)

    def entry(self, number: int) -> str:
        """The id of entry ``number``."""
        return self._reader.stored(number, KeptEntry).id

    def of(self, number: int, score: float, weighed: float) -> dict[str, float]:
        """The traits of entry ``number`` by name.

        ``score`` is what it has of the query, ``weighed`` the same with the kind reckoned in.
        """
        kept = self._reader.stored(number, KeptEntry)
        pieces = self._reader.stored(number + 1 + kept.sections, Pieces).lines
        near, whole = close(pieces, self._wanted), self._whole
        traits = {
            "score": score / whole,
            "weighed": weighed / whole,
            "ask": near.ask / whole,
            "text": near.text / whole,
            "alike": near.alike / whole,
            "called": near.called / whole,
            "covered": near.covered,
            "unsaid": min(near.unsaid, weights.UNSAID) / weights.UNSAID,
            "adjacent": near.adjacent / whole,
        }
        if self._asked.question:
            traits["near"] = self.near(number)
        if kept.kind in KINDS and kept.kind not in self._asked.kinds:
            traits[KIND + kept.kind] = 1.0
        return traits


def _near(asked: ReadQuery, game: str) -> Mapping[str, float]:
    from rulesref.search.associations import key_of, nearness

    english = asked.language == "en"
    stems = (word.english if english else word.italian for word in asked.words)
    return nearness([key_of(stem, asked.language) for stem in stems], game)


def ranked(
    worth: Mapping[int, float], scores: Mapping[int, float], traits: Traits, question: bool
) -> dict[int, float]:
    """``worth`` with the first few in the order that was learnt; the sums stay in their order."""
    learnt = read_learnt()[QUESTION if question else SHORT]
    few = first_few(worth, traits, question)
    summed = {
        number: sum(
            learnt.get(name, 0.0) * value
            for name, value in traits.of(number, scores[number], worth[number]).items()
        )
        for number in few
    }
    best = sorted(worth, key=lambda number: (-worth[number], number))
    order = sorted(few, key=lambda number: (-summed[number], number))
    order += [number for number in best if number not in summed]
    return {number: worth[place] for number, place in zip(order, best, strict=True)}


def first_few(worth: Mapping[int, float], traits: Traits, question: bool) -> list[int]:
    """The candidates that are read closely; in a question nearness makes them likelier."""
    if not question:
        best = sorted(worth, key=lambda number: (-worth[number], number))
        return best[: weights.READ_CLOSELY_IN_SHORT]
    likely = {
        number: value * (weights.FAR_OFF + traits.near(number)) for number, value in worth.items()
    }
    return sorted(worth, key=lambda number: (-likely[number], number))[: weights.READ_CLOSELY]


@lru_cache(maxsize=1)
def read_learnt() -> Mapping[str, Mapping[str, float]]:
    """The learnt weights: for short queries and for questions the weight of each trait."""
    tables: dict[str, dict[str, float]] = json.loads(LEARNT.read_text("utf-8"))
    return tables
