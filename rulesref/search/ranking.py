"""The order of the best candidates, as it was learnt: traits of an entry, weighed and summed.

The weights stand in ``learnt.json``, a table for short queries, one for questions, and one for those
that tell of cards before they ask; ``python -m tests.eval.learning`` makes it from questions whose
answers are known.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path

from rulesref.entries import EDITIONS
from rulesref.record import TYPE_CHECKING
from rulesref.search import weights
from rulesref.search.asking import ReadQuery
from rulesref.search.called import at_the_edges, by_number, called
from rulesref.search.kept import KeptEntry, Pieces
from rulesref.search.pieces import Wanted, close, worths_of

if TYPE_CHECKING:
    from rulesref.search.backend import Reader
    from rulesref.search.game_index import GameIndex, Senses
    from rulesref.search.precedents import Precedent

LEARNT = Path(__file__).with_name("learnt.json")
#: The tables of ``learnt.json``.
SHORT, QUESTION, TOLD = "short", "question", "told"
#: Begins the trait that says of what kind an entry is.
KIND = "kind "
#: The kinds that have one: of any other there are too few questions to learn from.
KINDS = ("glossary", "rule", "point", "question", "card-erratum", "taboo", "note")
#: The trait of an entry about a card that is named, of the kind that the query asks for ("errata").
ASKED_FOR = "asked for"
#: The trait of a printed question or a point about a card that a question names.
NAMED = "named"
ANSWERS_ABOUT_CARDS = ("question", "point")
#: The kinds of which an entry may stand below another one, as a special case of it.
NESTED = ("glossary", "rule")
#: The trait of an entry that only points elsewhere.
POINTER = "pointer"
#: The trait that says how surely the whole query is a name of the entry.
IS_ITS_NAME = "is its name"
#: The trait of a step that a short query calls by its number.
BY_NUMBER = "by number"
#: What is not learnt: hardly any question that is longer asks for a kind, of entries that only point
#: elsewhere there are few, and most names are typed by nobody who teaches.
GIVEN: Mapping[str, float] = {
    ASKED_FOR: weights.ASKED_FOR,
    POINTER: weights.ONLY_POINTS,
    IS_ITS_NAME: weights.IS_ITS_NAME,
    BY_NUMBER: weights.BY_NUMBER,
}
#: How much likelier an entry is that is nearer by one: the nearer those are that refer to another,
#: the more they say for it.
_LIKELIER = 3.0


class Traits:
    """What is asked of each candidate for one query."""

    def __init__(
        self,
        asked: ReadQuery,
        senses: Senses,
        game_index: GameIndex,
        reader: Reader,
        edition: str = "",
    ) -> None:
        self._reader = reader
        self._asked = asked
        self._named = _names(asked, game_index)
        self._whole = sum(game_index.worth(word, asked.language) for word in asked.words) or 1.0
        said = {
            "en": [word.english for word in asked.words],
            "it": [word.italian for word in asked.words],
        }
        self._wanted = Wanted(worths_of(senses), said)
        self._about = _about(asked, game_index) if asked.kinds or asked.question else frozenset()
        self._whole_name = {} if asked.question else game_index.called_so(asked)
        named = bool(self._whole_name)
        self._near = {} if named else _near(asked, game_index.game)
        self._cases = _precedents(asked) if asked.question else {}
        self._answered = {} if named else _answered(asked)
        self._elsewhere = _elsewhere(reader, edition)
        self._pointers = frozenset(reader.postings("mark", "pointer")[0])
        self._called = called(asked, game_index)
        self._edges = {} if asked.question else at_the_edges(asked, game_index)
        self._numbered = frozenset() if asked.question else by_number(asked, game_index)
        self._likely: list[int] | None = None
        self._cards: Mapping[str, float] = {}
        if self._named:
            from rulesref.search.card_rules import read_card_rules

            self._cards = read_card_rules().of(self._named)

    @property
    def table(self) -> str:
        """The table of ``learnt.json`` by which they are weighed."""
        if not self._asked.question:
            return SHORT
        return TOLD if self._asked.told and self._named else QUESTION

    def near(self, number: int) -> float:
        """How near the words of a query are to entry ``number``, as it was learnt (0 to 1)."""
        return self._near.get(self.entry(number), 0.0)

    def likely(self) -> list[int]:
        """The entries nearest to a query and those that cases like it name, best first.

        They need have none of its words.
        """
        if self._likely is None:
            self._likely = self._found_likely()
        return self._likely

    def _found_likely(self) -> list[int]:
        most = weights.NEAREST if self._asked.question else weights.NEAREST_IN_SHORT
        nearest = _most(self._near, most)
        cases = self._cases
        named = sorted(cases, key=lambda entry: (-cases[entry].share, entry))
        few = dict.fromkeys((*nearest, *named[: weights.NAMED_BY_CASES]))
        numbers = (self._reader.postings("mark", f"entry:{entry}")[0] for entry in few)
        return [number for found in numbers for number in found]

    def entry(self, number: int) -> str:
        """The id of entry ``number``."""
        return self._reader.stored(number, KeptEntry).id

    def rows(
        self, few: Sequence[int], scores: Mapping[int, float], worth: Mapping[int, float]
    ) -> dict[int, dict[str, float]]:
        """The traits of each of ``few`` by name, those among them that refer to each other too.

        ``scores`` are what they have of the query, ``worth`` the same with the kind reckoned in.
        """
        rows = {number: self.of(number, scores[number], worth[number]) for number in few}
        if self._asked.question:
            for number, linked in self._linked(few).items():
                rows[number] |= linked
        return rows

    def _linked(self, few: Sequence[int]) -> dict[int, dict[str, float]]:
        """How near those are to the question that refer to each of ``few``, or that it refers to.

        All of them together have 1.
        """
        nearness = {self.entry(number): exp(_LIKELIER * self.near(number)) for number in few}
        whole = sum(nearness.values())
        see = {self.entry(number): self._see(number) & nearness.keys() for number in few}
        linked = {}
        for number in few:
            own = self.entry(number)
            referring = (nearness[one] for one, others in see.items() if own in others)
            linked[number] = {
                "referred": sum(referring) / whole,
                "refers": sum(nearness[one] for one in see[own]) / whole,
            }
        return linked

    def _see(self, number: int) -> set[str]:
        kept = self._reader.stored(number, KeptEntry)
        return set(kept.see.split()) - {kept.id}

    def of(self, number: int, score: float, weighed: float) -> dict[str, float]:
        """The traits that entry ``number`` has by itself.

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
            "below": float(kept.kind in NESTED and kept.id.count("/") > 1),
            "elsewhere": float(number in self._elsewhere),
        }
        traits["titled"], traits["aliased"] = self._called.get(number, (0.0, 0.0))
        if not self._asked.question:
            traits["begins"], traits["ends"] = self._edges.get(number, (0.0, 0.0))
            traits[BY_NUMBER] = float(number in self._numbered)
        traits[POINTER] = float(number in self._pointers)
        traits[IS_ITS_NAME] = self._whole_name.get(number, 0.0) * (1 - traits[POINTER])
        traits["answered"], traits["answer"] = self._answered.get(kept.id, (0.0, 0.0))
        if self._near:
            traits["near"] = self.near(number)
            traits["likely"] = exp(weights.FAR * (self.near(number) - 1))
        if self._asked.question:
            traits["cases"], traits["case"] = self._cases.get(kept.id, (0.0, 0.0))
            traits["card"] = self._cards.get(kept.id, 0.0)
            if kept.kind in ANSWERS_ABOUT_CARDS and number in self._about:
                traits[NAMED] = 1.0
        if kept.kind in self._asked.kinds:
            traits[ASKED_FOR] = float(number in self._about)
        elif kept.kind in KINDS:
            traits[KIND + kept.kind] = 1.0
        return traits


def _most(values: Mapping[str, float], count: int) -> list[str]:
    """The ``count`` names with the highest of ``values``, best first; of equals the first by name."""
    least = sorted(values.values(), reverse=True)[:count][-1:]
    few = [name for name, value in values.items() if value >= least[0]]
    return sorted(few, key=lambda name: (-values[name], name))[:count]


def _elsewhere(reader: Reader, edition: str) -> frozenset[int]:
    """The entries that only another edition than ``edition`` has."""
    others = (other for other in EDITIONS if edition and other != edition)
    return frozenset(number for o in others for number in reader.postings("mark", f"only:{o}")[0])


def _near(asked: ReadQuery, game: str) -> Mapping[str, float]:
    from rulesref.search.associations import nearness

    return nearness(asked.keys, game).of


def _answered(asked: ReadQuery) -> Mapping[str, Precedent]:
    """What answered questions say."""
    from rulesref.search.precedents import read_answered

    return read_answered().of(asked.keys, hasty=not asked.question)


def _precedents(asked: ReadQuery) -> Mapping[str, Precedent]:
    """What the shipped cases say, which are told in English."""
    if asked.language != "en":
        return {}
    from rulesref.search.precedents import read_precedents

    return read_precedents().of(word.english for word in asked.words)


def _about(asked: ReadQuery, index: GameIndex) -> frozenset[int]:
    """The entries about any card that is named."""
    keys = {run.key for run in index.names(asked)}
    return frozenset(number for key in keys for number in index.having("about", key))


def _names(asked: ReadQuery, index: GameIndex) -> tuple[str, ...]:
    """The cards that a question names."""
    if not asked.question:
        return ()
    from rulesref.search.settling import named_cards

    return tuple(card.name for card in named_cards(asked, index))


def ranked(
    worth: Mapping[int, float], scores: Mapping[int, float], traits: Traits, question: bool
) -> dict[int, float]:
    """``worth`` with the first few in the order that was learnt; the sums stay in their order."""
    learnt = {**GIVEN, **read_learnt()[traits.table]}
    few = first_few(worth, traits, question)
    summed = {
        number: sum(learnt.get(name, 0.0) * value for name, value in row.items())
        for number, row in traits.rows(few, scores, worth).items()
    }
    best = sorted(worth, key=lambda number: (-worth[number], number))
    order = sorted(few, key=lambda number: (-summed[number], number))
    order += [number for number in best if number not in summed]
    return {number: worth[place] for number, place in zip(order, best, strict=True)}


def first_few(worth: Mapping[int, float], traits: Traits, question: bool) -> list[int]:
    """The candidates that are read closely; nearness makes them likelier."""
    likely = {
        number: value * (weights.FAR_OFF + traits.near(number)) for number, value in worth.items()
    }
    most = weights.READ_CLOSELY if question else weights.READ_CLOSELY_IN_SHORT
    few = sorted(worth, key=lambda number: (-likely[number], number))[:most]
    return few + [number for number in traits.likely() if number in worth and number not in few]


@lru_cache(maxsize=1)
def read_learnt() -> Mapping[str, Mapping[str, float]]:
    """The learnt weights: by the kind of query the weight of each trait."""
    tables: dict[str, dict[str, float]] = json.loads(LEARNT.read_text("utf-8"))
    return tables
