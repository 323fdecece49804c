"""What a question names: cards, rules by their names, actions, tokens, words of timing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulesref.book.book import Book
from rulesref.cards.first_names import investigators
from rulesref.corpus.articles import without_article
from rulesref.corpus.question_words import QuestionWords, read_question_words
from rulesref.entries import CardSaid, fold
from rulesref.places import corpus_folder

#: The longest name of a rule, in words.
_LONGEST_NAME = 4
#: A shorter single word is taken for the name of no rule.
_SHORTEST_NAME = 4
#: What a name may say besides.
_GENERIC = {"action"}
_MARKS = ".,;:!?\"'“”‘’()[]"


class Recognised(NamedTuple):
    """Something that a question names: ``id`` is that of a rule, empty for a card.

    ``kind`` is "card", "rule", "action", "token" or "timing".
    """

    kind: str
    name: str
    id: str = ""


@cache
def question_words(game: str) -> QuestionWords:
    """The words that a question about ``game`` may name. Raises ParseError."""
    return read_question_words(corpus_folder() / game / "questions.toml")


def recognised(
    book: Book, text: str, cards: tuple[CardSaid, ...], game: str, language: str
) -> Iterator[Recognised]:
    """What ``text`` names: its ``cards``, then rules, actions, tokens and words of timing.

    Behind the cards come the investigators whom it calls by their first name alone.
    """
    for card in cards:
        yield Recognised("card", card.name)
    words = [word.strip(_MARKS) for word in text.split()]
    own = {word.casefold() for card in cards for word in (card.name + " " + card.name_it).split()}
    for short, name in investigators(text, own, game):
        yield Recognised("card", name)
        own.add(short.casefold())
    told = list(_words(words, own, game, language))
    yield from _rules(book, words, own, game, {word.id for word in told}, language)
    yield from told


def _rules(
    book: Book, words: list[str], own: set[str], game: str, told: set[str], language: str
) -> Iterator[Recognised]:
    """The rules that are called by their name, the longest names first, without those ``told``."""
    taken = set(told)
    place = 0
    while place < len(words):
        for length in range(min(_LONGEST_NAME, len(words) - place), 0, -1):
            name = " ".join(words[place : place + length])
            if name.casefold() in own or (length == 1 and len(name) < _SHORTEST_NAME):
                continue
            rule = book.rule_named(name, game)
            said = without_article(fold(name))
            if rule is not None and (" " in said or _is_called(rule[1], said)):
                if rule[0] not in taken:
                    taken.add(rule[0])
                    yield Recognised("rule", book.lookup.title(rule[0], language), rule[0])
                place += length - 1
                break
        place += 1


def _is_called(title: str, word: str) -> bool:
    """Whether the single ``word`` names the rule ``title``, and is no mere part of its name.

    "uses" and "token" are said of anything: they name neither ‘Uses (X "type")’ nor "Tokens,
    Running out of"; a name in another language, or another name of it, does.
    """
    own = fold(word).rstrip("s")
    others = [part for part in fold(title).split() if own not in part]
    return len(others) == len(title.split()) or set(others) <= _GENERIC


def _words(words: list[str], own: set[str], game: str, language: str) -> Iterator[Recognised]:
    """The actions, tokens and words of timing, each once, in the order of the question."""
    folded = [fold(word) for word in words]
    found: dict[tuple[str, str], int] = {}
    entries: dict[tuple[str, str], str] = {}
    for row in question_words(game).words:
        key = (row.kind, row.called(language))
        forms = (fold(form).split() for _, forms in row.forms for form in forms)
        for place in (place for wanted in forms for place in _places(wanted, folded, own)):
            found[key] = min(place, found.get(key, place))
            entries[key] = row.entry
    for kind, name in sorted(found, key=lambda key: (found[key], key)):
        yield Recognised(kind, name, entries[kind, name])


def _places(wanted: list[str], words: list[str], own: set[str]) -> Iterator[int]:
    """Where ``wanted`` stands among ``words``, unless all of it is of the ``own`` words of a name."""
    for place in range(len(words) - len(wanted) + 1):
        if words[place : place + len(wanted)] == wanted and not own.issuperset(wanted):
            yield place
