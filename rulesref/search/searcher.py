"""Answering a query from the index: entries ranked, their passages chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from rulesref.catalogue import said
from rulesref.entries import CardSaid
from rulesref.errors import StoreError
from rulesref.record import TYPE_CHECKING
from rulesref.search import weights
from rulesref.search.asking import ReadQuery, Word, read, word
from rulesref.search.backend import FOLDER, SCHEMA, Reader
from rulesref.search.comparing import compared, with_both
from rulesref.search.game_index import GameIndex, Senses, telling
from rulesref.search.games import games_asked, read_games
from rulesref.search.kept import KeptEntry
from rulesref.search.lexicon import Lexicon
from rulesref.search.name_keys import key, read_keys
from rulesref.search.names import Answer, Hit
from rulesref.search.passages import chosen, foremost, read_passages
from rulesref.search.phrases import Phrases
from rulesref.search.query import Query
from rulesref.search.snippet import snippet
from rulesref.search.synonyms import load_synonyms
from rulesref.search.telling import Weighty
from rulesref.search.titles import nearest_titles
from rulesref.search.translating import Translations
from rulesref.search.words import FUNCTION_WORDS, is_function_word, tokens

if TYPE_CHECKING:
    from rulesref.search.mending import Vocabulary


class Searcher:
    """An open index. Raises StoreError where there is none that can be read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER
        self._reader = Reader(folder)
        try:
            self._names = read_keys(self._folder, SCHEMA)
            synonyms = load_synonyms(self._folder)
            translations = Translations(self._folder)
            phrases = Phrases(self._folder)
            self._games = read_games(self._folder)
        except (OSError, ValueError) as problem:
            raise StoreError(said("the search index cannot be used: {}").format(problem)) from None
        games = sorted(
            name.split("@")[1] for name in self._reader.fields if name.startswith("name@")
        )
        lexicon = Lexicon(self._names, synonyms, translations, phrases)
        self._indexes = {game: GameIndex(self._reader, game, lexicon) for game in games}
        self._vocabulary: Vocabulary | None = None

    def close(self) -> None:
        """Let go of the files."""
        self._reader.close()

    def search(self, query: Query) -> Answer:
        """The entries that ``query`` asks for, best first; never raises for any text."""
        text, game = query.text, query.game
        said = tokens(text)
        asked = read(text, lambda one: self._mend(one, said), self._tongue)
        if not asked.words:
            return Answer(text, None, (), (), "")
        if game is not None:
            likely = [(game, 0.0)] if game in self._indexes else []
        else:
            likely = games_asked(asked, self._indexes, self._games)
        for place, (tried, _) in enumerate(likely):
            hits = self._hits(asked, self._indexes[tried], query)
            if hits:
                hits = self._with_other_game(hits, asked, query, likely[place:])
                cards = self._cards(asked, tried)
                return Answer(text, asked.corrected, hits, (), tried, asked.language, cards)
        first = likely[0][0] if likely else ""
        return Answer(
            text, asked.corrected, (), nearest_titles(self._folder, text), first, asked.language
        )

    def unknown(self, text: str) -> tuple[str, ...]:
        """The words of ``text`` that no document has and no card is called by, as they are folded."""
        return tuple(
            token
            for token in dict.fromkeys(tokens(text))
            if token.isalpha()
            and not any(is_function_word(token, language) for language in FUNCTION_WORDS)
            and not self._said(word(token))
            and not self._word_uses(token)
        )

    def cards_named(self, text: str, game: str | None) -> tuple[CardSaid, ...]:
        """The cards that ``text`` names, however short it is, in ``game`` or in any game."""
        from rulesref.search.cards_in_text import cards_in

        for tried, index in self._indexes.items():
            cards = cards_in(text, index) if game in (None, tried) else ()
            if cards:
                return cards
        return ()

    def _cards(self, asked: ReadQuery, game: str) -> tuple[CardSaid, ...]:
        if not asked.question:
            return ()
        from rulesref.search.settling import named_cards

        return named_cards(asked, self._indexes[game])

    def _with_other_game(
        self,
        hits: tuple[Hit, ...],
        asked: ReadQuery,
        query: Query,
        likely: Sequence[tuple[str, float]],
    ) -> tuple[Hit, ...]:
        """``hits`` with the best of the next game behind the first few, where either may be meant."""
        if len(likely) < 2 or likely[0][1] - likely[1][1] > weights.GAME_UNSURE:
            return hits
        few = query._replace(limit=weights.OTHER_GAME)
        others = self._hits(asked, self._indexes[likely[1][0]], few)
        before = hits[: weights.BEFORE_OTHER_GAME]
        lowest = before[-1].score
        others = tuple(hit._replace(score=min(hit.score, lowest)) for hit in others)
        behind = hits[weights.BEFORE_OTHER_GAME :]
        return (*before, *others, *behind)[: max(query.limit, 0)]

    # words

    def _mend(self, word: Word, beside: Sequence[str]) -> Sequence[str]:
        if len(word.token) < 4 or not word.token.isalpha() or word.english in self._names:
            return ()
        if any(is_function_word(word.token, language) for language in FUNCTION_WORDS):
            return ()
        if self._said(word) or self._word_uses(word.token):
            return ()  # a card's name is spelt as it is
        from rulesref.search.mending import meant_by
        from rulesref.search.spelling import is_plain

        if is_plain(word.token):
            return ()
        named = partial(self._is_called, word.token, beside)
        return meant_by(word.token, self._all_words(), self._word_uses, named)

    def _is_called(self, token: str, beside: Sequence[str], instead: str) -> bool:
        """Whether a rule is called ``instead``, alone or with a neighbour of ``token``."""
        place = beside.index(token) if token in beside else 0
        around = (
            (instead,),
            (*beside[max(place - 1, 0) : place], instead),
            (instead, *beside[place + 1 : place + 2]),
        )
        return any(
            game_index.uses("name", key(" ".join(words), language))
            for words in around
            for language in ("en", "it")
            for game_index in self._indexes.values()
        )

    def _said(self, word: Word) -> bool:
        """Whether any entry says ``word``; else at most a part of a card's name has it."""
        return any(
            game_index.uses("en", word.english) or game_index.uses("it", word.italian)
            for game_index in self._indexes.values()
        )

    def _word_uses(self, token: str) -> int:
        return sum(game_index.uses("word", token) for game_index in self._indexes.values())

    def _tongue(self, word: Word) -> str:
        """The language in which the books have ``word``, or have it far more often; else empty."""
        indexes = self._indexes.values()
        english = sum(game_index.uses("en", word.english) for game_index in indexes)
        italian = sum(game_index.uses("it", word.italian) for game_index in indexes)
        if max(english, italian) < weights.MORE_OFTEN * min(english, italian) or english == italian:
            return ""
        return "en" if english > italian else "it"

    def _all_words(self) -> Vocabulary:
        if self._vocabulary is None:
            from rulesref.search.mending import Vocabulary

            names = [name for name in self._reader.fields if name.startswith("word@")]
            words = (word for name in names for word in self._reader.lexicon(name))
            self._vocabulary = Vocabulary(words)
        return self._vocabulary

    # entries

    def _hits(self, asked: ReadQuery, game_index: GameIndex, query: Query) -> tuple[Hit, ...]:
        asked = game_index.hinted(asked)
        pair = compared(asked, game_index)
        asked = pair.asked if pair else asked
        if asked.question:
            from rulesref.search.settling import settled

            asked = settled(asked, game_index)
        senses = game_index.senses(asked)
        scores = game_index.scores(asked, senses)
        allowed = self._allowed(query)
        if allowed is not None:
            scores = {number: score for number, score in scores.items() if number in allowed}
        best = _best(scores, weights.CANDIDATES)
        worth = {number: scores[number] * self._by_kind(number, asked) for number in best}
        if asked.question:
            self._settle(worth, asked, game_index)
        if len(worth) > 1:
            from rulesref.search.ranking import Traits, ranked

            traits = Traits(asked, senses, game_index, self._reader, query.edition)
            for number in traits.likely():
                if allowed is None or number in allowed:
                    worth.setdefault(number, weights.UNSAID_BUT_LIKELY * min(worth.values()))
                    scores.setdefault(number, 0.0)
            worth = ranked(worth, scores, traits, asked.question)
            if pair:
                worth = with_both(worth, pair.sides)
        hits: list[Hit] = []
        weighty = _by_language(senses)
        for number in sorted(worth, key=lambda n: (-worth[n], n))[: max(query.limit, 0)]:
            hit = self._hit(number, worth[number], weighty, query, asked, len(hits))
            if hit is not None:
                hits.append(hit)
        return tuple(hits)

    def _settle(self, worth: dict[int, float], asked: ReadQuery, game_index: GameIndex) -> None:
        """Weigh the candidates for a question by what they are about."""
        from rulesref.search.settling import by_kind

        named = game_index.about_cards(asked)
        for number in worth:
            worth[number] *= by_kind(number, asked, game_index, named)

    def _hit(
        self,
        number: int,
        score: float,
        weighty: Weighty,
        query: Query,
        asked: ReadQuery,
        place: int,
    ) -> Hit | None:
        passages = read_passages(self._reader, number)
        reader = query.reader or asked.language
        shown = chosen(passages, weighty, query, reader, printed=asked.question)
        if not shown:
            return None
        entry = self._reader.stored(number, KeptEntry).id
        cues = asked.cues if asked.question else None
        likely = foremost(shown, query, reader, printed=True) if asked.question else shown[:1]
        first, text = snippet(likely, weighty, cues, place)
        sections = dict.fromkeys((first.section, *(passage.section for passage in shown)))
        return Hit(entry, score, tuple(sections), text)

    def _by_kind(self, number: int, asked: ReadQuery) -> float:
        kept = self._reader.stored(number, KeptEntry)
        return kept.prior * (weights.HINTED if kept.kind in asked.kinds else 1.0)

    def _allowed(self, query: Query) -> set[int] | None:
        asked_for = {"document": query.document, "kind": query.kind, "language": query.language}
        marks = [f"{name}:{value}" for name, value in asked_for.items() if value]
        if not marks:
            return None
        sets = [set(self._reader.postings("mark", mark)[0]) for mark in marks]
        return set.intersection(*sets)


def _best(scores: Mapping[int, float], most: int) -> list[int]:
    """The ``most`` numbers with the highest of ``scores``, best first; of equals the lower first."""
    least = sorted(scores.values(), reverse=True)[:most][-1:]
    few = [(-score, number) for number, score in scores.items() if score >= least[0]]
    return [number for _, number in sorted(few)[:most]]


def _by_language(senses: Senses) -> Weighty:
    """What each stem of a query is worth, by its language; of one that comes twice the last.

    They stand between spaces, as in the index.
    """
    found: dict[str, dict[str, float]] = {}
    for terms in telling(senses):
        for term in terms:
            found.setdefault(term.language, {})[f" {term.stem} "] = term.worth
    return found
