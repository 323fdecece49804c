"""``rulesref compare``: what differs between two editions, rule by rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rulesref.book.book import Book
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.called import called, tell, to_the_letter
from rulesref.cli.console import Console
from rulesref.cli.consulting import answered
from rulesref.cli.settings import Settings
from rulesref.corpus.compared import Compared, Comparison, Span, Unchanged, read_comparison
from rulesref.entries import EDITIONS, Entry
from rulesref.errors import UnresolvedReference, UsageError
from rulesref.places import corpus_folder
from rulesref.render.compared import (
    Comparer,
    difference_json,
    differences_text,
    unchanged_text,
)
from rulesref.render.passages import passage_json
from rulesref.render.two_texts import rule_text, texts_of

#: Kinds of entries that are no rules of the game: what cards, guides and questions are about.
_NO_RULES = frozenset(
    {"question", "card-erratum", "campaign-erratum", "rulebook-erratum", "taboo", "note", "table"}
)


def run(asked: Asked, console: Console) -> int:
    """0, or 1 when no rule has that name. Raises UsageError for editions in another order."""
    return answered(asked, console, _print, _editions(asked)[1])


def _editions(asked: Asked) -> tuple[str, str]:
    older, newer = asked.text("older") or "", asked.text("newer") or ""
    if (older, newer) != EDITIONS:
        raise UsageError(
            said("{older} and {newer} are no older and newer edition").format(
                older=older, newer=newer
            ),
            remedy=f"rulesref compare {' '.join(EDITIONS)}",
        )
    return EDITIONS


def _print(book: Book, asked: Asked, console: Console, settings: Settings) -> None:
    game = next(record for record in book.lookup.games if record.editions).id
    comparison = _located(read_comparison(corpus_folder() / game), book)
    language = settings.shown_language
    comparer = Comparer(
        EDITIONS,
        comparison,
        console.paint,
        language,
        partial(book.lookup.title, language=language),
    )
    if asked.words("rule"):
        _one_rule(book, " ".join(asked.words("rule")), asked, console, comparer)
        return
    shared = [] if asked.flag("changed") else _shared(book, game, comparison)
    if asked.flag("json"):
        console.json(_json(comparison, comparison.differences, shared) | {"rule": None})
        return
    console.line(differences_text(comparison.differences, comparer))
    if shared:
        console.line()
        console.line(unchanged_text(shared, comparer))


def _located(comparison: Comparison, book: Book) -> Comparison:
    """The comparison with the lines of documents that only the user has, in their copies."""
    own = {document.id for document in book.documents()}

    def located(span: Span) -> Span:
        if span.first_line is not None or span.section.rpartition("/")[0] not in own:
            return span
        section = book.lookup.section(span.section)
        return Span(span.section, section.first_line, section.last_line)

    return comparison._replace(
        differences=tuple(
            row._replace(
                before=tuple(map(located, row.before)), since=tuple(map(located, row.since))
            )
            for row in comparison.differences
        )
    )


def _shared(book: Book, game: str, comparison: Comparison) -> list[Unchanged]:
    """Every rule of the game that no difference concerns."""
    differing = {entry for row in comparison.differences for entry in row.entries}
    reasons = {row.entry: row for row in comparison.unchanged}
    rules = [row[0] for row in book.lookup.contents(game=game) if row[2] not in _NO_RULES]
    named = dict.fromkeys([*rules, *reasons])
    return [reasons.get(id, Unchanged(id, {})) for id in named if id not in differing]


def _json(
    comparison: Comparison, rows: Sequence[Compared], shared: Sequence[Unchanged]
) -> dict[str, object]:
    return {
        "editions": list(EDITIONS),
        "differences": [difference_json(row, comparison) for row in rows],
        "unchanged": [{"rule": row.entry, "why": row.why or None} for row in shared],
    }


def _one_rule(book: Book, name: str, asked: Asked, console: Console, comparer: Comparer) -> None:
    """The differences of one rule, and both of its texts."""
    look_up = to_the_letter if asked.flag("json") else called
    found = look_up(book.lookup, name)
    id, *rivals = found.entries
    entry = book.entry(id)
    if not book.lookup.editions(entry.game):
        raise UnresolvedReference(
            said("{id} is a rule of {game}, which has one edition alone").format(
                id=id, game=entry.game
            ),
            remedy=f"rulesref show {id}",
        )
    if asked.flag("json"):
        console.json(_rule_json(entry, rivals, comparer))
    else:
        tell(found, book.lookup, name, console, comparer.language)
        console.line(rule_text(entry, rivals, comparer))


def _rule_json(entry: Entry, rivals: Sequence[str], comparer: Comparer) -> dict[str, object]:
    comparison, language = comparer.comparison, comparer.language
    rows = comparison.of(entry.id)
    texts = {
        edition: [passage_json(p, whole=True) for p in texts_of(entry, edition, language)]
        for edition in EDITIONS
    }
    why = comparison.reason(entry.id)
    shared = [] if rows or not (why or all(texts.values())) else [Unchanged(entry.id, why)]
    rule = {
        "id": entry.id,
        "titles": dict(entry.titles),
        "also_called": list(rivals),
        "texts": texts,
    }
    return _json(comparison, rows, shared) | {"rule": rule}
