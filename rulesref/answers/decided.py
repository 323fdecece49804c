"""A source that decides the very situation of a question: an official question with its answer.

Abstaining is free, a wrong verdict is not. A question is taken for one that was answered only where
both ask the same with the same words: every word of that question in its order, the same way of
asking (what may be done, what happens, what must be), the same cards in the same order, and no word
beside that could change the answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rulesref.answers.same_words import Ways, said_anew
from rulesref.book.book import Book
from rulesref.entries import CardSaid, Entry, Passage, fold
from rulesref.search.words import language_of, stem, tokens

#: So many answered questions are compared.
_LOOKED_AT = 5
#: What a question begins with → the way in which it asks, folded.
_WAYS = {
    "leave": ("can", "may", "could", "posso", "puo", "possono", "possiamo", "puoi", "potrei"),
    "duty": ("must", "should", "devo", "deve", "dobbiamo", "devono"),
    "fact": (
        *("is", "are", "was", "were", "do", "does", "did", "will", "would", "has", "have"),
        *("e", "sono", "ha", "hanno", "ho", "viene", "vengono"),
    ),
}
_WAY = {word: way for way, words in _WAYS.items() for word in words}
#: Words without which a question asks the same; a negation or a limit is none of them.
_ASIDES = """
    a an the i me my you your we our it its they their to of that please actually really just also then so
    il lo la gli le l un uno una di del dello della dei degli delle mi io tu
"""
_ASIDE = frozenset(_ASIDES.split())
#: Words that may not stand in a question beside those of the answered one.
_TURNS = """
    not no never nobody none nothing neither nor without except unless only all each every both more
    most less fewer least twice once again other another others else instead before after while
    during until first last any already still same own if or but however although
    non mai nessuno senza solo tutti ogni entrambi altro altra altri prima dopo mentre durante
    finche se o ma gia ancora stesso due
"""
_TURNING = frozenset(_TURNS.split())
_LEADING = re.compile(r"^(?:so|then|and|now|allora|quindi)\s+")
_NO_CLAUSE = re.compile(
    r"\b(?:what|how|which|who|whom|whose|where|why|quale|quali|chi|come|dove)\b"
)
#: A clause that puts an alternative: yes and no would not tell which.
_OTHER = re.compile(r"(?:or|o|oppure)\b")
_CLAUSES = re.compile(r"[,:;.?!–—]+(?=\s|$)")
#: An answer that holds without more: a bare word, or one whose first sentence sets no condition.
_ANSWER = re.compile(r"^\W*(yes|no|si)\b(?P<rest>[^.\n]*)(?:\.|$|\n)")
_CONDITION = re.compile(
    r"\b(?:if|unless|but|only|as long|except|those|generally|normally|provided|with|until|while"
    r"|when|se|ma|solo|soltanto|purche|finche|quando|salvo|tranne|quelle|quelli)\b"
)
_VERDICT = {"yes": "yes", "si": "yes", "no": "no"}


class Decided(NamedTuple):
    """The ``verdict``, "yes" or "no", of the answered question ``entry``."""

    verdict: str
    entry: str


class WayOfAsking(NamedTuple):
    """How a question asks: its ``way``, and the stems of what it says, in order."""

    way: str
    stems: tuple[str, ...]
    words: tuple[str, ...]


def decided(
    book: Book, text: str, cards: tuple[CardSaid, ...], game: str | None, ways: Ways = ()
) -> Decided | None:
    """What an answered question says on ``text``; None where none asks that very thing.

    ``ways`` are those in which the same may be said.
    """
    names = [name for card in cards for name in (card.name, card.name_it) if name]
    mine = [said for said in said_anew(text, names, ways) if asking(said)]
    if not mine:
        return None
    found = []
    for result in book.search(text, game=game, kind="question", limit=_LOOKED_AT).results:
        entry = result.entry
        verdict = verdict_of(entry, book.edition)
        if verdict and _names_only(entry, cards) and _asks(entry, mine, cards, ways):
            found.append(Decided(verdict, entry.id))
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=512)
def asking(text: str) -> WayOfAsking | None:
    """How ``text`` asks; None where it does not ask for a yes or a no, or asks several things."""
    clauses = [_LEADING.sub("", clause.strip()) for clause in _CLAUSES.split(fold(text))]
    clauses = [clause for clause in clauses if clause]
    ways = [_WAY[clause.split()[0]] for clause in clauses if clause.split()[0] in _WAY]
    if len(ways) != 1 or any(map(_NO_CLAUSE.search, clauses)) or any(map(_OTHER.match, clauses)):
        return None
    language = language_of(text)
    words = [word for word in tokens(text) if word not in _ASIDE]
    leads = next(place for place, word in enumerate(words) if _WAY.get(word) == ways[0])
    del words[leads]
    return WayOfAsking(ways[0], tuple(stem(word, language) for word in words), tuple(words))


def verdict_of(entry: Entry, edition: str) -> str:
    """The answer that all its passages of ``edition`` give; empty where it depends, or they differ."""
    answers = {_answer(passage) for passage in _holding(entry, edition)} - {""}
    return answers.pop() if len(answers) == 1 and answers <= {"yes", "no"} else ""


def _holding(entry: Entry, edition: str) -> Iterator[Passage]:
    for passage in entry.passages:
        if passage.edition in ("", edition) and not passage.superseded_by:
            yield passage


def _answer(passage: Passage) -> str:
    """ "yes" or "no"; "depends" where it sets a condition; empty where it says neither word."""
    found = _ANSWER.match(fold(passage.section.markdown.split("\n\n")[0]))
    if found is None:
        return ""
    return "depends" if _CONDITION.search(found["rest"]) else _VERDICT[found[1]]


def _names_only(entry: Entry, cards: tuple[CardSaid, ...]) -> bool:
    """Whether ``entry`` names every card of the question, so that none of them changes it."""
    named = {fold(card.name) for passage in entry.passages for card in passage.section.cards}
    return all(fold(card.name) in named for card in cards)


def same_question(one: str, other: str) -> bool:
    """Whether both ask the same way with the same words in the same order."""
    mine, theirs = asking(one), asking(other)
    return mine is not None and theirs is not None and mine[:2] == theirs[:2]


def _asks(entry: Entry, mine: list[str], cards: tuple[CardSaid, ...], ways: Ways) -> bool:
    """Whether a title of ``entry`` asks what one of ``mine`` does, about the cards in their order."""
    names = [card.name for card in cards]
    titles = {passage.section.title for passage in entry.passages}
    known = _words(
        said for name in (*titles, *entry.names) for said in said_anew(name, names, ways)
    )
    return any(
        _is_asked(said, title, known, cards)
        for name in titles
        for title in said_anew(name, names, ways)
        for said in mine
    )


def _is_asked(text: str, title: str, known: set[str], cards: tuple[CardSaid, ...]) -> bool:
    """Whether ``text`` asks what ``title`` asks, with no word beside that is not ``known``."""
    mine, theirs = asking(text), asking(title)
    if mine is None or theirs is None or theirs.way != mine.way or len(theirs.stems) < 2:
        return False
    beside = [word for word in mine.words if not _is_of(word, theirs)]
    return (
        _in_order(theirs.stems, mine.stems)
        and not _TURNING.intersection(beside)
        and known.issuperset(beside)
        and _order(title, cards) == _order(text, cards)
    )


def _is_of(word: str, theirs: WayOfAsking) -> bool:
    return word in theirs.words or {stem(word, "en"), stem(word, "it")} & set(theirs.stems) != set()


def _words(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in tokens(text)}


def _in_order(wanted: tuple[str, ...], found: tuple[str, ...]) -> bool:
    """Whether ``wanted`` stand in ``found`` in their order, whatever stands between."""
    rest = iter(found)
    return all(word in rest for word in wanted)


def _order(text: str, cards: tuple[CardSaid, ...]) -> list[str]:
    """The ``cards`` that ``text`` names, in its order."""
    folded = fold(text)
    places = {
        card.name: min(
            (folded.find(fold(name)) for name in (card.name, card.name_it) if fold(name) in folded),
            default=-1,
        )
        for card in cards
    }
    return sorted((name for name in places if places[name] >= 0), key=lambda name: places[name])
