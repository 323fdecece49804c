"""The book as one thing to ask: search, entries, errata and citations behind one object."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from weakref import WeakSet

from rulesref.book.in_force import LOOKED_THROUGH, in_force_first
from rulesref.book.lookup import Lookup
from rulesref.catalogue import said
from rulesref.entries import EDITIONS, CardSaid, Document, Entry, Passage, Result, Results
from rulesref.errors import UsageError
from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesref.book.citations import Cited
    from rulesref.cards.errata import CardErrata
    from rulesref.corpus.charts import Chart
    from rulesref.search import Hit, Searcher


class Book:
    """A built book in ``folder``, for any number of threads; the edition in force is ``edition``.

    Raises StoreError where there is no readable book, UsageError for an unknown edition.
    """

    def __init__(self, folder: Path, edition: str = "2016") -> None:
        if edition not in EDITIONS:
            raise UsageError(
                said("no edition is called {edition!r}").format(edition=edition),
                candidates=EDITIONS,
            )
        self.folder = folder
        self.edition = edition
        self.lookup = Lookup(folder)
        self._own = threading.local()  # each thread searches by a searcher of its own
        self._searchers: WeakSet[Searcher] = WeakSet()

    def close(self) -> None:
        """Let go of the files."""
        self.lookup.close()
        for searcher in list(self._searchers):
            searcher.close()

    def documents(self) -> tuple[Document, ...]:
        """The documents in the book, the bundled corpus last."""
        return self.lookup.documents()

    def entry(self, name: str, *, game: str | None = None) -> Entry:
        """The entry with this id, title, number or alias; see ``Lookup.entry`` for errors."""
        return self.lookup.entry(name, game=game)

    def edition_of(self, entry: Entry) -> str:
        """The edition in force for ``entry``; empty where the rules of its game have one alone."""
        return self.edition if self.lookup.editions(entry.game) else ""

    def search(
        self,
        text: str,
        *,
        game: str | None = None,
        document: str | None = None,
        kind: str | None = None,
        language: str | None = None,
        limit: int = 10,
        reader: str = "",
    ) -> Results:
        """The entries that ``text`` asks for, best first, each with its passages best first.

        Passages in the language of the ``reader`` come first, else those in that of ``text``.
        """
        from rulesref.search.query import Query

        looked_through = max(limit, LOOKED_THROUGH)
        query = Query(text, game, document, kind, language, self.edition, looked_through, reader)
        answer = self._open_searcher().search(query)
        found = [self._result(hit) for hit in answer.hits]
        results = tuple(in_force_first(found, self.edition)[: max(limit, 0)])
        editioned = frozenset(game.id for game in self.lookup.games if game.editions)
        taken = self._taken(text, results[0].entry.game) if results and game is None else None
        nearest, cards = answer.nearest, answer.cards
        corrected, edition = answer.corrected, self.edition
        either = None if game or taken else self._either(results)
        return Results(text, corrected, edition, results, nearest, editioned, cards, taken, either)

    def _taken(self, text: str, game: str) -> tuple[str, str] | None:
        """Which game ``text`` was taken to be about: not the default one, though it says no such thing."""
        from rulesref.search.words import tokens

        told = tokens(text)
        home = next((one for one in self.lookup.games if one.default), None)
        away = next((one for one in self.lookup.games if one.id == game), None)
        if home is None or away is None or home is away or any(one in told for one in away.words):
            return None
        return away.title, home.id

    def _either(self, results: Sequence[Result]) -> tuple[str, str] | None:
        """The game of which there are rules among ``results`` that begin with another one's."""
        others = (
            {result.entry.game for result in results} - {results[0].entry.game} if results else ()
        )
        titles = {one.id: one.title for one in self.lookup.games}
        return next(((titles[other], other) for other in sorted(others)), None)

    def unknown_words(self, text: str) -> tuple[str, ...]:
        """The words of ``text`` that no document has and no card is called by."""
        return self._open_searcher().unknown(text)

    def cards_named(self, text: str, game: str | None = None) -> tuple[CardSaid, ...]:
        """The cards that ``text`` names, however short it is."""
        return self._open_searcher().cards_named(text, game)

    def rule_named(self, name: str, game: str | None = None) -> tuple[str, str] | None:
        """(Id, title) of the one entry that ``name`` fits best; None for none, or for several."""
        found = self.lookup.find(name, game=game)
        return (found[0], self.lookup.title(found[0])) if len(found) == 1 else None

    def _open_searcher(self) -> Searcher:
        searcher: Searcher | None = getattr(self._own, "searcher", None)
        if searcher is None:
            from rulesref.search import Searcher

            searcher = self._own.searcher = Searcher(self.folder)
            self._searchers.add(searcher)
        return searcher

    def errata(self, card: str) -> CardErrata:
        """Everything that the documents say about ``card`` beyond its printed text.

        Raises AmbiguousReference with the candidates, UnresolvedReference with the nearest names.
        """
        from rulesref.cards.errata import errata_of

        return errata_of(self.lookup, card, edition=self.edition)

    def check(self) -> tuple[Cited, ...]:
        """Every citation of the corpus whose document is at hand, against its digest."""
        from rulesref.book.citations import check

        return check(self.lookup)

    def charts(self) -> Sequence[Chart]:
        """The round and the skill test, step by step."""
        from rulesref.corpus.charts import all_charts

        return all_charts(self.lookup.games)

    def _result(self, hit: Hit) -> Result:
        entry = self.lookup.entry_with_id(hit.entry)
        by_id = {passage.section.id: passage for passage in entry.passages}
        shown: list[Passage] = [by_id[section] for section in hit.sections if section in by_id]
        return Result(entry, hit.score, hit.snippet, tuple(shown))
