"""What decides a question: a position that was played out, else the rules to read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from rulesref.answers.decided import Decided, decided
from rulesref.answers.general import positions_of
from rulesref.answers.kinds import asks_for_more, kind_of, two_events
from rulesref.answers.known_cases import Judged, KnownCase, judged, with_all
from rulesref.answers.leading import led
from rulesref.answers.prose.asked.conditions import tells
from rulesref.answers.recognising import Recognised, question_words, recognised
from rulesref.answers.sentences import sentences_of
from rulesref.book.book import Book
from rulesref.catalogue import said
from rulesref.entries import CardSaid, Result, Results, fold
from rulesref.errors import RulesrefError, UsageError
from rulesref.games import DEFAULT
from rulesref.places import corpus_folder

if TYPE_CHECKING:
    from rulesref.answers.played import Played
    from rulesref.rulings.replay import Judge

#: So many rules a player reads in the middle of a game.
MOST = 5
#: So many rules of its words stand behind those that were found for a dispute.
MOST_PRECISE = 2
#: So many words somebody asks with; what goes beyond would be left out.
MOST_WORDS = 200


class Answer(NamedTuple):
    """What is known of a ``question`` of that ``kind``: ``played`` says what came of playing it out.

    ``game`` is the one that all of the answer is about. ``decided`` and ``judged`` are sources that
    asked the very same: an answered question, a shipped case. ``exact`` are rulings about every
    card that it names; ``apart`` pairs of its cards that no ruling names together; ``cases``
    shipped ones with all of its cards, ``tie`` the rules for what comes at once.
    """

    question: str
    game: str
    found: Results
    played: Played | None
    recognised: tuple[Recognised, ...]
    not_understood: tuple[str, ...]
    exact: frozenset[str]
    apart: tuple[tuple[str, str], ...]
    kind: str = "rule"
    decided: Decided | None = None
    judged: Judged | None = None
    cases: tuple[KnownCase, ...] = ()
    tie: tuple[str, ...] = ()

    @property
    def is_foreign(self) -> bool:
        """Whether hardly any word is understood: it may well be in a third language."""
        return _is_foreign(self.question, self.not_understood)

    @property
    def asks_for_more(self) -> bool:
        """Whether no yes or no answers it."""
        return asks_for_more(self.question)

    @property
    def verdict(self) -> str | None:
        """The verdict of play or of a source; None without one, and where two of them differ."""
        played = self.played.verdict if self.played else None
        sources = (source.verdict for source in (self.decided, self.judged) if source)
        given = {verdict for verdict in (played, *sources) if verdict}
        return given.pop() if len(given) == 1 else None

    @property
    def events(self) -> tuple[str, str] | None:
        """The two events whose order is asked, as the question words them."""
        return two_events(self.question)

    @property
    def by(self) -> str | None:
        """What gives the verdict: "replay", "source", or None where there is no verdict."""
        if self.verdict is None:
            return None
        return "replay" if self.played and self.played.verdict else "source"


def answer(
    book: Book,
    judge: Callable[[], Judge] | None,
    question: str,
    language: str,
    reader: str,
    game: str | None = None,
) -> Answer:
    """What decides ``question``. Raises ``UsageError`` for one that is none.

    ``language`` is that of its sentences, ``reader`` the one that passages are shown in. The
    ``judge`` is asked for where the question tells of a position; without one nothing is played.
    """
    text = " ".join(question.split())
    _check(text)
    found = _of_one_game(book, text, game, reader)
    of_game = found.results[0].entry.game if found.results else game or DEFAULT
    judge = judge if of_game == DEFAULT else None
    found = found._replace(cards=book.cards_named(text, of_game))
    kind = kind_of(text)
    ways = question_words(of_game).ways
    source = decided(book, text, found.cards, of_game, ways)
    first, always = (source.entry,) if source else (), question_words(of_game).rules_of(kind)
    always = (*always, *_told_by(text, of_game))
    found = led(book, found, kind, first, always, of_game, MOST)
    about = dict(_spoken_of(book, found.cards)) if len(found.cards) > 1 else {}
    both = set.intersection(*about.values()) if len(about) > 1 else set()
    shipped = corpus_folder() / of_game / "cases"
    named = tuple(recognised(book, text, found.cards, of_game, language))
    unknown = _as_typed(text, book.unknown_words(text))
    if _is_foreign(text, unknown) and not named and found.corrected is None:
        found = found._replace(results=())  # what a few like letters have found answers nothing
    return Answer(
        text,
        of_game,
        found,
        _played(judge, question, book.edition, language) if judge else None,
        named,
        unknown,
        frozenset(result.entry.id for result in found.results if _sections_of(result) & both),
        tuple(pair for pair in combinations(about, 2) if not about[pair[0]] & about[pair[1]]),
        kind,
        source,
        judged(shipped, judge, text, book.edition, ways) if judge else None,
        with_all(shipped, found.cards) if judge else (),
        question_words(of_game).rules_of(kind) if kind == "first" else (),
    )


def _of_one_game(book: Book, text: str, game: str | None, reader: str) -> Results:
    """What is found for ``text``: rules of ``game``, else of the one game it is likeliest about.

    An answer never mixes two games; which one the question was taken for is kept.
    """
    found = book.search(text, game=game, limit=MOST, reader=reader)
    if len({result.entry.game for result in found.results}) < 2:
        return found
    of_one = book.search(text, game=found.results[0].entry.game, limit=MOST, reader=reader)
    return of_one._replace(taken=found.taken, either=found.either)


def _told_by(text: str, game: str) -> tuple[str, ...]:
    """The rules of the precise words in a dispute, which tells something before it asks."""
    if not sentences_of(text).told:
        return ()
    words = " ".join(re.findall(r"\w+", fold(text)))
    return question_words(game).rules_told_by(words)[:MOST_PRECISE]


def _is_foreign(question: str, unknown: tuple[str, ...]) -> bool:
    return 2 * len(unknown) >= len(set(question.casefold().split()))


def _as_typed(question: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """``words``, which a search has folded, as the question has them."""
    typed = {fold(word): word.casefold() for word in re.findall(r"\w+", question)}
    return tuple(typed.get(word, word) for word in words)


def _check(text: str) -> None:
    if not any(sign.isalnum() for sign in text):
        raise UsageError(
            said("nothing is asked"), remedy='rulesref ask "can I move while engaged?"'
        )
    count = len(text.split())
    if count > MOST_WORDS:
        raise UsageError(
            said("{count} words are more than one question: at most {most} are read").format(
                count=count, most=MOST_WORDS
            ),
            remedy=said("ask one thing, or write it as a case"),
        )


def _played(
    judge: Callable[[], Judge], question: str, edition: str, language: str
) -> Played | None:
    """What becomes of playing the question out; None where it tells of no position.

    A lone sentence that cannot be played is a question about the rules, of which no word is missed.
    """
    asked = sentences_of(question)
    if not tells(asked, language) and not positions_of(question, language):
        return None
    from rulesref.answers.played import play_out

    played = play_out(judge(), question, edition, language)
    return played if asked.told or played.ruling is not None else None


def _spoken_of(book: Book, cards: tuple[CardSaid, ...]) -> Iterator[tuple[str, set[str]]]:
    """Each card with the ids of the sections that say something of it."""
    from rulesref.cards.errata import errata_of

    for card in cards:
        try:
            told = errata_of(book.lookup, card.name, edition=book.edition)
        except RulesrefError:  # the name of several cards
            continue
        passages = (*told.errata, *told.taboos, *told.questions, *told.rulings)
        yield card.name, {passage.section.id for passage in passages}


def _sections_of(result: Result) -> set[str]:
    return {passage.section.id for passage in result.entry.passages}
