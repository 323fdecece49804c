"""Building a book: the bundled corpus and the user's files become one folder ready to search."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.parsed import Source
from rulesref.cards.binding import CardBinding, bind_cards
from rulesref.catalogue import said
from rulesref.corpus.game import read_games
from rulesref.corpus.lock import key_of, read_lock
from rulesref.corpus.open_questions import read_open_questions, titles_of
from rulesref.corpus.restated import Restated
from rulesref.corpus.restatement import corpus_documents, read_corpus
from rulesref.corpus.terms import Term, read_terms
from rulesref.entries import Document, Entry, GameRecord, OpenPoint, Restates, Section
from rulesref.link.authority import Authority, read_authority
from rulesref.link.binding import Knowledge, NamedEntry, bind
from rulesref.link.grouping import entry_ids
from rulesref.link.original import Original, original_entries, out_of_date, read_original
from rulesref.link.provenance import copies, stale_copies
from rulesref.link.references import resolve
from rulesref.link.restated import restated_by
from rulesref.link.translation import Aligned, aligned_entries, alignment
from rulesref.parse import Warning
from rulesref.places import corpus_folder, game_ids
from rulesref.uncollected import uncollected

#: Told what is being done, how many of how many steps are behind.
Progress = Callable[[str, int, int], None]


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
    gathered = _gather(files, tell, steps)
    tell(said("cross-references and authority"), len(files) + 1, steps)
    linked = _link(gathered)
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


class _Gathered(NamedTuple):
    """Everything read, nothing linked yet."""

    documents: dict[str, Document]
    sections: list[Section]
    warnings: dict[str, Sequence[Warning]]
    restated: list[Restated]
    locked: Mapping[str, tuple[Restates, ...]]  # restatement section id → passages
    terms: list[Term]
    aligned: tuple[Aligned, ...]
    originals: tuple[Original, ...]
    open_points: tuple[tuple[OpenPoint, tuple[str, ...]], ...]  # with the entries they are about
    cards: CardBinding
    games: tuple[GameRecord, ...]


class _Linked(NamedTuple):
    sections: list[Section]
    ids: Mapping[str, Sequence[str]]
    entries: list[Entry]
    authority: Mapping[str, Authority]


def _gather(files: Sequence[Source], tell: Progress, steps: int) -> _Gathered:
    corpus = corpus_folder()
    documents: dict[str, Document] = {}
    sections: list[Section] = []
    warnings: dict[str, Sequence[Warning]] = {}
    for number, source in enumerate(files, 1):
        tell(source.name, number, steps)
        for parsed in source.parsed():
            if parsed.document.id not in documents:
                documents[parsed.document.id] = parsed.document
                sections += parsed.sections
                warnings[parsed.document.id] = parsed.warnings
    restated = read_corpus(corpus)
    documents.update((d.id, d) for d in corpus_documents(corpus))
    sections += [restatement.section for restatement in restated]
    bound = bind_cards(sections, {d.id: d.edition for d in documents.values()})
    return _Gathered(
        documents,
        bound.sections,
        warnings,
        restated,
        _locked(corpus, restated),
        [term for game in game_ids() for term in read_terms(corpus / game / "terms.toml")],
        tuple(
            row
            for game in game_ids()
            if (path := corpus / game / "alignment.toml").is_file()
            for row in alignment(path)
        ),
        tuple(
            read_original(path)
            for game in game_ids()
            for path in sorted((corpus / game).glob("alignment-*.toml"))
        ),
        tuple(
            pair
            for game in game_ids()
            for pair in _open_points(corpus / game / "open-questions.toml")
        ),
        bound,
        read_games(corpus),
    )


def _locked(corpus: Path, restated: Iterable[Restated]) -> dict[str, tuple[Restates, ...]]:
    lock: dict[tuple[str, str, str], tuple[Restates, ...]] = {}
    for game in game_ids():
        lock.update(read_lock(corpus / game))
    return {
        restatement.section.id: lock.get(key_of(restatement.section), ())
        for restatement in restated
    }


def _link(gathered: _Gathered) -> _Linked:
    sections = gathered.sections
    ids = entry_ids(
        sections,
        restated_by(gathered.restated, gathered.sections),
        aligned_entries(gathered.aligned) | original_entries(gathered.originals, sections),
        copies(sections),
    )
    for restatement in gathered.restated:
        ids[restatement.section.id] = tuple(dict.fromkeys((restatement.id, *restatement.also)))
    main = {section_id: found[0] for section_id, found in ids.items()}
    resolved = resolve(sections, main, _further_names(gathered))
    sections = [s._replace(entry=main[s.id]) for s in resolved]
    authority = {
        game: read_authority(corpus_folder() / game / "authority.toml") for game in game_ids()
    }
    known = Knowledge(
        gathered.documents,
        authority,
        stale_copies(sections),
        gathered.locked,
        _named(gathered),
        out_of_date(gathered.originals, sections, gathered.documents),
    )
    return _Linked(sections, ids, bind(sections, ids, known), authority)


def _further_names(gathered: _Gathered) -> dict[str, list[str]]:
    """Entry → its other official names in both languages; what players say of it is none."""
    names: dict[str, list[str]] = defaultdict(list)
    for restatement in gathered.restated:
        names[restatement.id] += restatement.names
    for term in gathered.terms:
        names[term.entry] += [*term.names, *term.it]
    return names


def _open_points(path: Path) -> list[tuple[OpenPoint, tuple[str, ...]]]:
    titles = titles_of(path)
    return [
        (OpenPoint(question.id, titles[question.id]), question.entries)
        for question in read_open_questions(path)
    ]


def _named(gathered: _Gathered) -> dict[str, NamedEntry]:
    titles: dict[str, dict[str, str]] = defaultdict(dict)
    names: dict[str, list[str]] = defaultdict(list)
    see: dict[str, list[str]] = defaultdict(list)
    for restatement in gathered.restated:
        if restatement.it:
            titles[restatement.id].setdefault("it", restatement.it)
        if restatement.en:
            titles[restatement.id].setdefault("en", restatement.en)
        names[restatement.id] += restatement.names
        see[restatement.id] += restatement.see
    for term in gathered.terms:
        names[term.entry] += [*term.names, *term.aliases, *term.it]
        if term.it:
            titles[term.entry].setdefault("it", term.it[0])
    for row in gathered.aligned:
        if row.relation != "split":
            titles[row.entries[0]].setdefault("en", row.title)
    doubts: dict[str, list[OpenPoint]] = defaultdict(list)
    for point, entries in gathered.open_points:
        for entry in entries:
            doubts[entry].append(point)
    everyone = titles.keys() | names.keys() | see.keys() | doubts.keys()
    return {
        entry: NamedEntry(titles[entry], names[entry], see[entry], doubts[entry])
        for entry in everyone
    }


def _write_cards(folder: Path, gathered: _Gathered) -> None:
    import sqlite3

    from rulesref.book.file import BOOK
    from rulesref.cards.name_table import write_names

    db = sqlite3.connect(folder / BOOK)
    with db:
        write_names(db, gathered.cards.known, gathered.cards.more)
    db.close()


def _index(folder: Path, linked: _Linked, gathered: _Gathered) -> None:
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
        )
    known = gathered.cards.known.cards.values()
    cards = [KnownCard(card.name, card.name_it, gathered.cards.game) for card in known]
    corpus = corpus_folder()
    synonyms = [row for g in game_ids() for row in read_synonyms(corpus / g / "terms.toml", g)]
    phrases = [row for g in game_ids() for row in read_phrases(corpus / g / "terms.toml", g)]
    build(folder, copied, names, cards, synonyms, gathered.games, phrases)


def _report(linked: _Linked, gathered: _Gathered) -> BuildReport:
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
    document: Document, own: Sequence[Section], linked: _Linked, gathered: _Gathered
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
