"""The entries of one game in the index: what a word is worth there, and what a query scores."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import log

from rulesref.record import TYPE_CHECKING, NamedTuple
from rulesref.search import weights
from rulesref.search.asking import ERRATA, TABOO, ReadQuery, Word
from rulesref.search.backend import Reader, field
from rulesref.search.kept import KeptCard, KeptEntry
from rulesref.search.lexicon import Lexicon
from rulesref.search.name_keys import whole_keys
from rulesref.search.naming import NameRun

if TYPE_CHECKING:
    from rulesref.search.kept import Kept


class WeightedStem(NamedTuple):
    """A stem to look for in the words of one language, and what it is worth."""

    language: str
    stem: str
    worth: float


#: Each word of a query with all that it may stand for: an entry counts the best of them.
Senses = list[list[WeightedStem]]


def telling(senses: Senses) -> Senses:
    """Those of ``senses`` that an entry is found by: all, where none is worth anything."""
    found = [terms for terms in senses if any(t.worth >= weights.FOUND_BY for t in terms)]
    return found or senses


class GameIndex:
    """The entries of ``game``."""

    def __init__(self, reader: Reader, game: str, lexicon: Lexicon) -> None:
        self._reader = reader
        self.game = game
        self._lexicon = lexicon
        self._last: tuple[ReadQuery | None, list[NameRun]] = (None, [])
        self._having: dict[tuple[str, str], Sequence[int]] = {}
        self._fields: dict[str, str] = {}
        self._shared: dict[tuple[str, str], tuple[list[int], list[float]]] = {}
        self._idf: dict[tuple[str, str], float] = {}

    @cached_property
    def size(self) -> int:
        """How many entries there are."""
        return len(self._reader.postings("mark", f"game:{self.game}")[0])

    def uses(self, part: str, word: str) -> int:
        """How many entries have ``word`` in ``part``."""
        return self._reader.count(self._field(part), word)

    def having(self, part: str, key: str) -> Sequence[int]:
        """The documents that have ``key`` in ``part``."""
        found = self._having.get((part, key))
        if found is None:
            found = self._reader.postings(self._field(part), key)[0]
            self._having[part, key] = found
        return found

    def _field(self, part: str) -> str:
        """The field of the index with ``part`` of this game's entries."""
        return self._fields.get(part) or self._fields.setdefault(part, field(part, self.game))

    def titled(self, name: str) -> Sequence[int]:
        """The entries whose title is ``name``, a key, or one of the ways that a stroke leaves it."""
        numbers = self.having("name", name)
        return [n for n in numbers if name in whole_keys(self.entry(n).title)]

    def entry(self, number: int) -> KeptEntry:
        """What was kept of the entry with this document number."""
        return self._reader.stored(number, KeptEntry)

    def kept(self, number: int, kind: Callable[..., Kept]) -> Kept:
        """What was kept of document ``number``, which is a ``kind``."""
        return self._reader.stored(number, kind)

    def idf(self, language: str, stem: str) -> float:
        """How much a stem tells entries apart (nats); 0 where no entry has it."""
        found = self._idf.get((language, stem))
        if found is None:
            uses = self.uses(language, stem)
            found = log(1 + (self.size - uses + 0.5) / (uses + 0.5)) if uses else 0.0
            self._idf[language, stem] = found
        return found

    def worth(self, word: Word, language: str) -> float:
        """What ``word`` is worth in the language that is spoken, else in the other one."""
        both = {"en": self.idf("en", word.english), "it": self.idf("it", word.italian)}
        return word.weight * (both[language] or max(both.values()))

    def hinted(self, asked: ReadQuery) -> ReadQuery:
        """``asked`` with the kinds of entries that it asks for, as the cards show that it names.

        It asks for errata, where it names a card and speaks of a text that was changed; for those
        of no card, and no card's taboo, where it names none: it speaks of all of them then.
        """
        named = any(self.having("about", run.key) for run in self.names(asked) if not run.within)
        if {*ERRATA, *TABOO}.issuperset(asked.kinds) and not named:
            return asked._replace(kinds=())
        if asked.kinds or not asked.reworded or not named:
            return asked
        return asked._replace(kinds=ERRATA)

    def senses(self, asked: ReadQuery) -> Senses:
        """What each word of the query may stand for, then what its names stand for."""
        found = [self._senses_of(word, asked.language) for word in asked.words]
        found += self._phrased(asked)
        return found + [[term] for term in self._other_names(asked)]

    def _senses_of(self, word: Word, language: str) -> list[WeightedStem]:
        english = self.idf("en", word.english) * word.weight
        italian = self.idf("it", word.italian) * word.weight
        if english and italian:
            if language == "it":
                english *= weights.OTHER_LANGUAGE
            else:
                italian *= weights.OTHER_LANGUAGE
        found = [
            WeightedStem("en", word.english, english),
            WeightedStem("it", word.italian, italian),
        ]
        for meant in self._lexicon.meant(self.game, word, language):
            found.append(
                WeightedStem("en", meant, self.idf("en", meant) * word.weight * weights.SYNONYM)
            )
        if not english or language == "it":
            for meant in self._lexicon.translations.of(word.italian):
                worth = self.idf("en", meant) * word.weight * weights.TRANSLATED
                found.append(WeightedStem("en", meant, worth))
        return [term for term in found if term.worth > 0]

    @cached_property
    def _has_italian(self) -> bool:
        """Whether any of its texts is in Italian."""
        own = self._reader.postings("mark", f"game:{self.game}")[0]
        return not set(own).isdisjoint(self._reader.postings("mark", "language:it")[0])

    def meant(self, word: Word, language: str) -> Sequence[str]:
        """The English stems of an Italian ``word``, where this game has no Italian text."""
        if language != "it" or self._has_italian:
            return ()
        said = self._lexicon.meant(self.game, word, language)
        return said or self._lexicon.translations.of(word.italian)

    def phrases(self, asked: ReadQuery) -> list[tuple[str, ...]]:
        """For each phrase of players in a question the English stems that it stands for."""
        return self._lexicon.phrases.meant(self.game, asked.said) if asked.said else []

    def _phrased(self, asked: ReadQuery) -> Senses:
        if self.called_so(asked):
            return []  # it is a name, and means nothing else
        given = {word.english for word in asked.words if word.weight > weights.PHRASE}
        meant = dict.fromkeys(stem for means in self.phrases(asked) for stem in means)
        found = [WeightedStem("en", s, self.idf("en", s) * weights.PHRASE) for s in meant]
        return [[term] for term in found if term.worth > 0 and term.stem not in given]

    def _other_names(self, asked: ReadQuery) -> Iterator[WeightedStem]:
        """The English words of what the query calls by another name: slang, Italian, a card."""
        found: dict[str, float] = {}
        for run in self.names(asked):
            if run.within:
                continue
            share = weights.CARD_BY_OTHER_NAME if run.last - run.first > 1 else 0.5
            for number in self.having("card", run.key)[:2]:
                self._take(found, self.kept(number, KeptCard).english, share)
            entries = self.having("name", run.key)
            if len(entries) <= weights.FEW:
                for number in entries:
                    title = self.entry(number).title
                    self._take(found, title, weights.ENTRY_BY_OTHER_NAME)
        given = {word.english for word in asked.words}
        for stem, worth in found.items():
            if stem not in given and worth > 0:
                yield WeightedStem("en", stem, worth)

    def _take(self, found: dict[str, float], name: str, share: float) -> None:
        from rulesref.search.words import is_function_word, stem, tokens

        for token in tokens(name):
            if not is_function_word(token, "en"):
                key = stem(token, "en")
                found[key] = max(found.get(key, 0.0), share * self.idf("en", key))

    def names(self, asked: ReadQuery) -> list[NameRun]:
        """The names in the query that an entry or a card of this game has."""
        if self._last[0] is not asked:
            self._last = (asked, self.names_among(asked.words))
        return self._last[1]

    def called_so(self, asked: ReadQuery) -> Mapping[int, float]:
        """How surely the whole of ``asked`` is the name of each entry; that needs no guess."""
        found: dict[int, float] = {}
        for run in self.names(asked):
            if run.last - run.first == len(asked.words):
                ids, sure = self._reader.postings(self._field("name"), run.key)
                for number, sureness in zip(ids, sure, strict=True):
                    found[number] = max(found.get(number, 0.0), sureness)
        return found

    def about_cards(self, asked: ReadQuery) -> frozenset[int]:
        """The entries about a card that the settled question ``asked`` names."""
        return frozenset(
            number
            for run in self.names(asked)
            if not asked.cards.isdisjoint(range(run.first, run.last))
            for number in self.having("about", run.key)
        )

    def names_among(self, words: Sequence[Word], *, in_order: bool = False) -> list[NameRun]:
        """The names among ``words`` that an entry or a card of this game has, longest first."""
        return [
            run
            for run in self._lexicon.names_in(words, in_order=in_order)
            if any(self.uses(part, run.key) for part in ("name", "about", "card"))
        ]

    def scores(self, asked: ReadQuery, senses: Senses) -> dict[int, float]:
        """The score of every entry that has anything of the query, by document number."""
        total: dict[int, float] = defaultdict(float)
        for terms in telling(senses):
            if len(terms) == 1:
                ((language, stem, own),) = terms
                for number, share in zip(*self._shares(language, stem), strict=True):
                    total[number] += own * share
                continue
            best: dict[int, float] = {}
            for term in terms:
                own = term.worth
                ids, shares = self._shares(term.language, term.stem)
                if not best:
                    best = dict(zip(ids, map(own.__mul__, shares), strict=True))
                    continue
                for number, share in zip(ids, shares, strict=True):
                    worth = own * share
                    if worth > best.get(number, 0.0):
                        best[number] = worth
            for number, worth in best.items():
                total[number] += worth
        if asked.faded:
            self._add_names(total, asked)
        else:
            for number, worth in self._named(asked).items():
                total[number] += worth
        return total

    def _shares(self, language: str, stem: str) -> tuple[list[int], list[float]]:
        """The entries that have ``stem``, and the share that each gets of what it is worth."""
        found = self._shared.get((language, stem))
        if found is None:
            postings = self._reader.postings(self._field(language), stem)
            some = [(n, weight) for n, weight in zip(*postings, strict=True) if weight > 0]
            shares = [weight / (weight + weights.K1) for _, weight in some]
            found = self._shared[language, stem] = [n for n, _ in some], shares
        return found

    def _add_names(self, total: dict[int, float], asked: ReadQuery) -> None:
        """What entries gain by their names, those about a named card by what else they have."""
        most = max(total.values(), default=0.0) or 1.0
        cards = self.about_cards(asked)
        by_words = {number: total[number] for number in cards if number in total}
        for number, worth in self._named(asked).items():
            total[number] += worth * (1 - asked.faded if number in cards else 1.0)
        for number, worth in by_words.items():
            total[number] += asked.faded * weights.ABOUT_CARD * worth**2 / most

    def _named(self, asked: ReadQuery) -> dict[int, float]:
        """What each entry gains because the query calls it by a name, the best one only.

        The smaller the part of the query that the name is, the less it counts: "enemy" in a long
        question names no rule.
        """
        total: dict[int, float] = {}
        whole = sum(self.worth(word, asked.language) for word in asked.words) or 1.0
        for run in self.names(asked):
            said = asked.words[run.first : run.last]
            worth = sum(self.worth(word, asked.language) for word in said)
            gain = worth * weights.NAMED * (worth / whole) ** weights.NAMED_SHARE
            if run.within:
                gain *= weights.NAMED_WITHIN
            for part, share in (("name", 1.0), ("about", weights.ABOUT_NAMED)):
                ids, sure = self._reader.postings(self._field(part), run.key)
                for number, sureness in zip(ids, sure, strict=True):
                    total[number] = max(total.get(number, 0.0), gain * sureness * share)
        return total
