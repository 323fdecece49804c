"""Which of the rules that were found lead the answer, by the kind of question."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.book.book import Book
from rulesref.cards.errata import errata_of
from rulesref.entries import CardSaid, Entry, Passage, Result, Results
from rulesref.errors import RulesrefError
from rulesref.search.lines import sentences

#: So many steps of setup are shown for a question about it.
_STEPS = 1
#: So many errata are shown for a question about them.
_ERRATA = 2


def led(
    book: Book,
    found: Results,
    kind: str,
    first: tuple[str, ...],
    always: tuple[str, ...],
    game: str | None,
    most: int,
) -> Results:
    """``found`` with the entries ``first`` in front, and those that its ``kind`` needs behind.

    ``always`` are ids of entries that belong to every question of the kind. No more than ``most``
    are kept.
    """
    ids = {result.entry.id for result in found.results}
    needed = [id for id in always if id not in ids]
    if kind == "setup":
        steps = book.search(found.query, game=game, kind="setup-step", limit=_STEPS).results
        needed += [step.entry.id for step in steps if step.entry.id not in ids]
    if kind == "errata":
        first = (*first, *list(_errata(book, found.cards))[:_ERRATA])
    front = [_result(book, found, id) for id in dict.fromkeys(first)]
    back = [_result(book, found, id) for id in dict.fromkeys(needed) if id not in first]
    rest = [result for result in found.results if result.entry.id not in first]
    kept = rest[: max(most - len(front) - len(back), 0)]
    return found._replace(results=tuple((*front, *kept, *back)[:most]))


def _errata(book: Book, cards: tuple[CardSaid, ...]) -> Iterator[str]:
    """The entries with what the documents changed of ``cards``, what holds now first."""
    for card in cards:
        try:
            told = errata_of(book.lookup, card.name, edition=book.edition)
        except RulesrefError:  # the name of several cards
            continue
        for passage in (*told.governing, *told.taboos):
            if passage.section.entry:
                yield passage.section.entry


def _result(book: Book, found: Results, id: str) -> Result:
    """The entry ``id`` as a result: the one that was found, else with how its text begins."""
    for result in found.results:
        if result.entry.id == id:
            return result
    entry = book.entry(id)
    shown = _shown(entry, book.edition)
    score = min((result.score for result in found.results), default=1.0)
    said = sentences(shown.section.markdown) or [shown.section.title]
    return Result(entry, score, " ".join(said[:2]), (shown,))


def _shown(entry: Entry, edition: str) -> Passage:
    """The passage of ``entry`` that holds in ``edition``, in English where there is one."""
    return min(
        entry.passages,
        key=lambda passage: (
            passage.edition not in ("", edition),
            bool(passage.superseded_by),
            passage.section.language != "en",
        ),
    )
