"""Gathering what a book is made of: the bundled corpus and the files, read and not yet linked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.book.parsed import Source
from rulesref.cards.binding import CardBinding, bind_cards
from rulesref.corpus.game import read_games
from rulesref.corpus.lock import key_of, read_lock
from rulesref.corpus.open_questions import read_open_questions, titles_of
from rulesref.corpus.restated import Restated
from rulesref.corpus.restatement import corpus_documents, read_corpus
from rulesref.corpus.terms import Term, read_terms
from rulesref.entries import Document, GameRecord, OpenPoint, Restates, Section
from rulesref.link.original import Original, read_original
from rulesref.link.translation import Aligned, alignment
from rulesref.parse import Warning
from rulesref.places import corpus_folder, game_ids

#: Told what is being done, how many of how many steps are behind.
Progress = Callable[[str, int, int], None]


class Gathered(NamedTuple):
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


def gather(files: Sequence[Source], tell: Progress, steps: int) -> Gathered:
    """Read the bundled corpus and ``files``; ``tell`` hears of each of the ``steps`` of a build."""
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
    return Gathered(
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


def _open_points(path: Path) -> list[tuple[OpenPoint, tuple[str, ...]]]:
    titles = titles_of(path)
    return [
        (OpenPoint(question.id, titles[question.id]), question.entries)
        for question in read_open_questions(path)
    ]
