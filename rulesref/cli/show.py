"""``rulesref show``: one rule whole."""

from __future__ import annotations

from functools import partial

from rulesref.book.book import Book
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.called import called, tell, to_the_letter
from rulesref.cli.console import Console
from rulesref.cli.consulting import answered
from rulesref.cli.settings import Settings
from rulesref.entries import Entry
from rulesref.places import corpus_folder
from rulesref.render.entry import also_called, citation_text, entry_json, entry_text
from rulesref.render.standing import governs


def run(asked: Asked, console: Console) -> int:
    """0, or 1 when no entry has that name."""
    return answered(asked, console, _print)


def _print(book: Book, asked: Asked, console: Console, settings: Settings) -> None:
    name = " ".join(asked.words("name"))
    read_on = asked.flag("json") or asked.flag("cite")  # nobody is there to see what was meant
    look_up = to_the_letter if read_on else called
    found = look_up(book.lookup, name, settings.game)
    id, *rivals = found.entries
    entry = book.entry(id)
    edition = book.edition_of(entry)
    language = settings.shown_language
    title_of = partial(book.lookup.title, language=language)
    citation = citation_text(entry, edition, language)
    if asked.flag("json"):
        also = {"also_called": rivals}
        console.json(entry_json(entry, edition, language) | {"citation": citation} | also)
    elif asked.flag("cite"):
        console.line(citation)
    else:
        tell(found, book.lookup, name, console, language)
        console.line(
            entry_text(
                entry,
                console.paint,
                edition=edition,
                language=settings.language,
                title_of=title_of,
                everything=asked.flag("all"),
                instead=_instead(book, entry, edition),
                changes=partial(changes, entry.game, language),
            )
        )
        if rivals:
            console.line()
            console.line(also_called(rivals, title_of, language))


def changes(game: str, language: str, entry: str, edition: str) -> tuple[str, ...]:
    """What ``edition`` changed in the rule, or why it did not, as the bundled comparison says."""
    from rulesref.corpus.compared import FOLDER, MADE, read_comparison  # for a fold alone

    folder = corpus_folder() / game
    if not (folder / FOLDER / MADE).is_file():
        return ()
    comparison = read_comparison(folder, entry)
    changed = tuple(row.says[language] for row in comparison.differences if entry in row.entries)
    why = comparison.reason(entry)
    if changed or not why:
        return changed
    return (said("the same rule, in other words.", language), why[language])


def _instead(book: Book, entry: Entry, edition: str) -> list[Entry]:
    """The entries that hold in ``edition`` in place of ``entry``, which has no text of it."""
    if governs(entry, edition):
        return []
    return [book.entry(other) for other in entry.instead]
