"""Answering a query from the index: words and names are weighed, entries ranked, passages chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log
from pathlib import Path
from typing import NamedTuple

from rulesref.errors import StoreError
from rulesref.search import weights
from rulesref.search.asking import Asked, Word, read
from rulesref.search.backend import FOLDER, Reader, field
from rulesref.search.called import read_keys
from rulesref.search.games import game_asked
from rulesref.search.mending import meant_by
from rulesref.search.names import Answer, Hit
from rulesref.search.naming import Named, names_in
from rulesref.search.passages import Wanted, chosen, read_passages
from rulesref.search.snippet import snippet
from rulesref.search.synonyms import load_synonyms


class _Term(NamedTuple):
    """A stem to look for in the words of one language, and what it is worth."""

    language: str
    stem: str
    worth: float


class Searcher:
    """An open index. Raises StoreError where there is none that can be read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._reader = Reader(folder)
        try:
            self._names = read_keys(folder / FOLDER)
            self._synonyms = load_synonyms(folder / FOLDER)
        except (OSError, ValueError) as problem:
            raise StoreError(f"the search index is not whole: {problem}") from None
        self._sizes = {
            name.split("@")[1]: len(self._reader.postings("mark", f"game:{name.split('@')[1]}")[0])
            for name in self._reader.fields
            if name.startswith("name@")
        }
        self._vocabulary: frozenset[str] | None = None

    def close(self) -> None:
        """Let go of the files."""
        self._reader.close()

    def search(
        self,
        text: str,
        *,
        game: str | None = None,
        document: str | None = None,
        kind: str | None = None,
        language: str | None = None,
        limit: int = 10,
    ) -> Answer:
        """The entries that ``text`` asks for, best first; never raises for any text.

        ``document`` (id), ``kind`` and ``language`` leave out every other passage.
        """
        asked = read(text, self._mend)
        if not asked.words:
            return Answer(text, None, (), ())
        chosen_game = game or game_asked(asked.words, self._reader, self._sizes)
        wanted = Wanted(document, kind, language)
        order = [chosen_game]
        if game is None:
            order += [other for other in self._sizes if other != chosen_game]
        for tried in order:
            hits = self._hits(asked, tried, wanted, limit)
            if hits:
                return Answer(text, asked.corrected, hits, (), tried, asked.language)
        near = self._nearest(text)
        return Answer(text, asked.corrected, (), near, chosen_game, asked.language)

    # words

    def _mend(self, token: str) -> Sequence[str]:
        from rulesref.search.words import stem

        english, italian = stem(token, "en"), stem(token, "it")
        if len(token) < 4 or not token.isalpha() or english in self._names:
            return ()
        for game in self._sizes:
            if self._uses(field("en", game), english) or self._uses(field("it", game), italian):
                return ()
            if self._uses(field("word", game), token):
                return ()
        return meant_by(token, self._all_words())

    def _uses(self, name: str, stem: str) -> int:
        return len(self._reader.postings(name, stem)[0])

    def _all_words(self) -> frozenset[str]:
        if self._vocabulary is None:
            self._vocabulary = frozenset(
                word for game in self._sizes for word in self._reader.lexicon(field("word", game))
            )
        return self._vocabulary

    def _nearest(self, text: str) -> tuple[str, ...]:
        from difflib import get_close_matches

        from rulesref.entries import fold

        try:
            lines = (self._folder / FOLDER / "titles.txt").read_text("utf-8").split("\n")[1:]
        except (OSError, UnicodeDecodeError):
            return ()
        titles = {fold(line): line for line in lines if len(line) < 60}
        close = get_close_matches(fold(text)[:80], list(titles), n=5, cutoff=0.5)
        return tuple(titles[name] for name in close)

    # entries

    def _idf(self, language: str, stem: str, game: str) -> float:
        uses = self._uses(field(language, game), stem)
        size = self._sizes.get(game, 0)
        return log(1 + (size - uses + 0.5) / (uses + 0.5)) if uses else 0.0

    def _worth(self, word: Word, game: str) -> float:
        """What a word is worth: the idf of the language in which it says more, by its weight."""
        english = self._idf("en", word.english, game)
        italian = self._idf("it", word.italian, game)
        return word.weight * (max(english, italian) if english and italian else english or italian)

    def _senses(self, asked: Asked, game: str) -> list[list[_Term]]:
        """For each word of the query the stems that it may stand for: an entry counts the best."""
        return [self._senses_of(word, asked.language, game) for word in asked.words]

    def _senses_of(self, word: Word, language: str, game: str) -> list[_Term]:
        english = self._idf("en", word.english, game) * word.weight
        italian = self._idf("it", word.italian, game) * word.weight
        if english and italian:
            if language == "it":
                english *= weights.OTHER_LANGUAGE
            else:
                italian *= weights.OTHER_LANGUAGE
        found = [_Term("en", word.english, english), _Term("it", word.italian, italian)]
        for meant in self._synonyms.get((game, word.token), ()):
            worth = self._idf("en", meant, game) * word.weight * weights.SYNONYM
            found.append(_Term("en", meant, worth))
        return [term for term in found if term.worth > 0]

    def _scores(self, asked: Asked, senses: Iterable[list[_Term]], game: str) -> dict[int, float]:
        scores: dict[int, float] = defaultdict(float)
        for terms in senses:
            best: dict[int, float] = {}
            for term in terms:
                ids, heavy = self._reader.postings(field(term.language, game), term.stem)
                for number, weight in zip(ids, heavy, strict=True):
                    worth = term.worth * weight / (weight + weights.K1)
                    if worth > best.get(number, 0.0):
                        best[number] = worth
            for number, worth in best.items():
                scores[number] += worth
        for number, worth in self._named(asked, game).items():
            scores[number] += worth
        return scores

    def _named(self, asked: Asked, game: str) -> dict[int, float]:
        found: dict[tuple[int, int, int], float] = {}
        for run in names_in(asked.words, self._names):
            worth = self._worth_of_name(run, asked, game)
            for number, sureness in zip(
                *self._reader.postings(field("name", game), run.key), strict=True
            ):
                place = (number, run.first, run.last)
                found[place] = max(found.get(place, 0.0), worth * sureness)
        total: dict[int, float] = defaultdict(float)
        for (number, _, _), worth in found.items():
            total[number] = max(total[number], worth)
        return total

    def _worth_of_name(self, run: Named, asked: Asked, game: str) -> float:
        worth = sum(self._worth(word, game) for word in asked.words[run.first : run.last])
        return worth * (weights.NAMED_WITHIN if run.within else weights.NAMED)

    def _translations(self, asked: Asked, game: str) -> list[_Term]:
        """The English words of the rules and cards that an Italian query names."""
        from rulesref.search.words import stems

        found: dict[str, float] = {}
        for run in names_in(asked.words, self._names):
            if run.within:
                continue
            for part, share in (("card", 1.0), ("name", weights.TRANSLATED)):
                for number in self._reader.postings(field(part, game), run.key)[0][:3]:
                    kept = self._reader.stored(number)
                    for stem in stems(kept[0] if part == "card" else kept[2], "en"):
                        worth = share * self._idf("en", stem, game)
                        found[stem] = max(found.get(stem, 0.0), worth)
        given = {word.english for word in asked.words}
        return [_Term("en", s, w) for s, w in found.items() if s not in given and w > 0]

    def _hits(self, asked: Asked, game: str, wanted: Wanted, limit: int) -> tuple[Hit, ...]:
        senses = self._senses(asked, game)
        if asked.language == "it":
            senses += [[term] for term in self._translations(asked, game)]
        scores = self._scores(asked, senses, game)
        allowed = self._allowed(wanted, game)
        if allowed is not None:
            scores = {number: score for number, score in scores.items() if number in allowed}
        best = sorted(scores, key=lambda n: (-scores[n], n))[: weights.CANDIDATES]
        ranked = sorted(
            ((scores[number] * self._by_kind(number, asked), -number) for number in best),
            reverse=True,
        )
        weighty = {(t.language, t.stem): t.worth for terms in senses for t in terms}
        hits = []
        for score, negative in ranked[: max(limit, 0)]:
            passages = read_passages(self._reader, -negative)
            shown = chosen(passages, weighty, wanted, asked.language)
            if shown:
                entry = self._reader.stored(-negative)[0]
                text = snippet(shown[0], weighty)
                hits.append(Hit(entry, score, tuple(p.section for p in shown), text))
        return tuple(hits)

    def _by_kind(self, number: int, asked: Asked) -> float:
        kept = self._reader.stored(number)
        return float(kept[4]) * (weights.HINTED if kept[1] in asked.kinds else 1.0)

    def _allowed(self, wanted: Wanted, game: str) -> set[int] | None:
        marks = [f"{name}:{value}" for name, value in wanted._asdict().items() if value]
        if not marks:
            return None
        sets = [set(self._reader.postings("mark", mark)[0]) for mark in marks]
        return set.intersection(*sets)
