"""Building a book: the bundled corpus and the user's files become one folder ready to search."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.gathering import Gathered, Progress, gather
from rulesref.book.linking import Linked, link
from rulesref.book.parsed import Source
from rulesref.catalogue import said
from rulesref.entries import Document, Section
from rulesref.parse import Warning
from rulesref.places import corpus_folder, game_ids
from rulesref.uncollected import uncollected


class DocumentReport(NamedTuple):
    """What became of one document."""

    document: Document
    kinds: Mapping[str, int]
    resolved: int
    dangling: tuple[tuple[int, str, str], ...]  # line, text, reason
    icons_lost: int
    supersedes: tuple[str, ...]  # document ids
    warnings: tuple[Warning, ...]


class BuildReport(NamedTuple):
    """What a build made."""

    documents: tuple[DocumentReport, ...]
    entries: int
    sections: int


def build(folder: Path, files: Sequence[Source], progress: Progress | None = None) -> BuildReport:
    """Write book and search index of the bundled corpus and ``files`` into ``folder``.

    Raises the errors of reading and parsing; ``folder`` is then not to be used.
    """
    with uncollected():
        return _built(folder, files, progress)


def _built(folder: Path, files: Sequence[Source], progress: Progress | None) -> BuildReport:
    from rulesref.book import file as book_file
    from rulesref.link.naming import names_of

    tell = progress or (lambda what, done, of: None)
    steps = len(files) + 4
    tell(said("the bundled corpus"), 0, steps)
    gathered = gather(files, tell, steps)
    tell(said("cross-references and authority"), len(files) + 1, steps)
    linked = link(gathered)
    tell(said("the book"), len(files) + 2, steps)
    names = names_of(linked.entries)
    documents = tuple(gathered.documents.values())
    book_file.write(
        folder, book_file.Bound(documents, linked.sections, linked.entries, names, gathered.games)
    )
    _write_cards(folder, gathered)
    tell(said("the search index"), len(files) + 3, steps)
    _index(folder, linked, gathered)
    tell("done", steps, steps)
    return _report(linked, gathered)


def _write_cards(folder: Path, gathered: Gathered) -> None:
    import sqlite3

    from rulesref.book.file import BOOK
    from rulesref.cards.name_table import write_names

    db = sqlite3.connect(folder / BOOK)
    with db:
        write_names(db, gathered.cards.known, gathered.cards.more)
    db.close()


def _index(folder: Path, linked: Linked, gathered: Gathered) -> None:
    from rulesref.link.numbered import called_by_number
    from rulesref.search import EntryNames, KnownCard, build, read_phrases, read_synonyms

    asks: dict[str, list[str]] = defaultdict(list)
    for restatement in gathered.restated:
        asks[restatement.id] += restatement.asks
    aliases: dict[str, list[str]] = defaultdict(list)
    for term in gathered.terms:
        aliases[term.entry] += term.aliases
    names = {}
    copied = []
    for entry in linked.entries:
        shown = [passage.section for passage in entry.passages]
        copied += [
            passage.section._replace(entry=entry.id, edition=passage.edition)
            for passage in entry.passages
        ]
        names[entry.id] = EntryNames(
            title=entry.title,
            title_it=dict(entry.titles).get("it", ""),
            names=entry.names,
            aliases=tuple(aliases[entry.id]),
            asks=tuple(asks[entry.id]),
            game=entry.game,
            kind=entry.kind,
            cards=tuple(dict.fromkeys(card.name for s in shown for card in s.cards)),
            superseded=frozenset(p.section.id for p in entry.passages if p.superseded_by),
            see=entry.see,
            numbers=tuple(called_by_number(entry)),
        )
    known = gathered.cards.known.cards.values()
    cards = [KnownCard(card.name, card.name_it, gathered.cards.game) for card in known]
    corpus = corpus_folder()
    synonyms = [row for g in game_ids() for row in read_synonyms(corpus / g / "terms.toml", g)]
    phrases = [row for g in game_ids() for row in read_phrases(corpus / g / "terms.toml", g)]
    build(folder, copied, names, cards, synonyms, gathered.games, phrases)


def _report(linked: Linked, gathered: Gathered) -> BuildReport:
    by_document: dict[str, list[Section]] = defaultdict(list)
    for section in linked.sections:
        by_document[section.document].append(section)
    reports = [
        _document_report(document, by_document[document.id], linked, gathered)
        for document in gathered.documents.values()
        if document.file is not None
    ]
    return BuildReport(tuple(reports), len(linked.entries), len(linked.sections))


def _document_report(
    document: Document, own: Sequence[Section], linked: Linked, gathered: Gathered
) -> DocumentReport:
    references = [reference for section in own for reference in section.references]
    order = linked.authority[document.game]
    return DocumentReport(
        document,
        Counter(section.kind for section in own),
        sum(reference.target is not None for reference in references),
        tuple((r.line, r.text, r.reason) for r in references if r.target is None),
        sum(len(section.icon_lost) for section in own),
        tuple(
            other.id
            for other in gathered.documents.values()
            if other.tier == document.tier and order.compare(document, other) == 1
        ),
        tuple(gathered.warnings.get(document.id, ())),
    )
