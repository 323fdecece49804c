"""What decides a question: a position that was played out, else the rules to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from rulesref.answers.sentences import sentences_of
from rulesref.book.book import Book
from rulesref.catalogue import said
from rulesref.entries import CardSaid, Result, Results
from rulesref.errors import RulesrefError, UsageError

if TYPE_CHECKING:
    from rulesref.answers.played import Played
    from rulesref.rulings.replay import Judge

#: So many rules a player reads in the middle of a game.
MOST = 5
#: So many words somebody asks with; what goes beyond would be left out.
MOST_WORDS = 200
#: The longest name of a rule, in words.
_LONGEST_NAME = 4


class Recognised(NamedTuple):
    """Something that a question names: ``kind`` is "card" or "rule", ``id`` that of a rule."""

    kind: str
    name: str
    id: str = ""


class Answer(NamedTuple):
    """What is known of a ``question``: ``played`` says what became of playing it out, if it was.

    ``exact`` are rulings about every card that it names; ``apart`` pairs of its cards that no
    ruling names together.
    """

    question: str
    found: Results
    played: Played | None
    recognised: tuple[Recognised, ...]
    not_understood: tuple[str, ...]
    exact: frozenset[str]
    apart: tuple[tuple[str, str], ...]

    @property
    def is_foreign(self) -> bool:
        """Whether hardly any word is understood: it may well be in a third language."""
        return 2 * len(self.not_understood) >= len(set(self.question.casefold().split()))

    @property
    def verdict(self) -> str | None:
        """The verdict, which only a position that was played out gives."""
        return self.played.verdict if self.played else None


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
    found = book.search(text, game=game, limit=MOST, reader=reader)
    recognised = tuple(_recognised(book, text, found.cards, game))
    about = dict(_spoken_of(book, found.cards)) if len(found.cards) > 1 else {}
    both = set.intersection(*about.values()) if len(about) > 1 else set()
    return Answer(
        text,
        found,
        _played(judge, question, book.edition, language) if judge else None,
        recognised,
        book.unknown_words(text),
        frozenset(result.entry.id for result in found.results if _sections_of(result) & both),
        tuple(pair for pair in combinations(about, 2) if not about[pair[0]] & about[pair[1]]),
    )


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


def _recognised(
    book: Book, text: str, cards: tuple[CardSaid, ...], game: str | None
) -> Iterator[Recognised]:
    """The cards that are named, and the rules that are called by their name, the longest ones."""
    for card in cards:
        yield Recognised("card", card.name)
    words = [word.strip(".,;:!?\"'“”()") for word in text.split()]
    named = {word.casefold() for card in cards for word in (card.name + " " + card.name_it).split()}
    taken: set[str] = set()
    place = 0
    while place < len(words):
        for length in range(min(_LONGEST_NAME, len(words) - place), 0, -1):
            name = " ".join(words[place : place + length])
            if name.casefold() in named or (length == 1 and len(name) < 4):
                continue
            rule = book.rule_named(name, game)
            if rule is not None:
                if rule[0] not in taken:
                    taken.add(rule[0])
                    yield Recognised("rule", rule[1], rule[0])
                place += length - 1
                break
        place += 1


def _played(
    judge: Callable[[], Judge], question: str, edition: str, language: str
) -> Played | None:
    """What becomes of playing the question out; None where it tells of no position."""
    asked = sentences_of(question)
    if not asked.told:
        return None
    from rulesref.answers.played import play_out

    return play_out(judge(), asked, edition, language)


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
