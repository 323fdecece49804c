"""``rulesref sources check``: citations against the documents, files against their hashes.

And what the bundled rules leave out: every passage that nothing restates, with its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rulesref.book.citations import Cited, check, uncovered
from rulesref.book.opened import consult
from rulesref.book.own_documents import rebuild
from rulesref.catalogue import marked, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import EDITION, settings_of
from rulesref.entries import Section
from rulesref.errors import RulesrefError, StoreError
from rulesref.render.passages import lines_of
from rulesref.store.home import Home, open_home

STATUSES = (marked("OK"), marked("CHANGED"), marked("GONE"))
DAMAGED = marked("DAMAGED")


def run(asked: Asked, console: Console) -> int:
    """0 when all is as cited, 1 when a citation changed, is gone, or a stored file is damaged."""
    damaged = _mended(console)
    cited, left = consult(
        EDITION, console.note, lambda book: (check(book.lookup), uncovered(book.lookup))
    )
    left_out = _with_reasons(left, settings_of(asked).shown_language)
    files = _files(open_home())
    aside = open_home().put_aside()
    counts = Counter(citation.status for citation in cited)
    sound = counts["OK"] == len(cited) and all(status == "OK" for _, status in files)
    sound = sound and not damaged
    if asked.flag("json"):
        console.json(
            {
                "counts": {status: counts[status] for status in STATUSES},
                "citations": [citation._asdict() for citation in cited],
                "files": [{"file": name, "status": status} for name, status in files],
                "aside": aside,
                "index": [{"file": name, "status": DAMAGED} for name in damaged],
                "uncovered": [
                    {
                        "section": section.id,
                        "title": section.title,
                        "first_line": section.first_line,
                        "last_line": section.last_line,
                        "reason": reason,
                    }
                    for section, reason in left_out
                ],
            }
        )
        return 0 if sound else 1
    language = settings_of(asked).shown_language
    for citation in cited:
        if citation.status != "OK":
            where = lines_of(citation.first_line, citation.last_line, None, language)
            status = f"{said(citation.status):<8}"
            console.line(f"{status} {citation.entry}: {citation.section}, {where}")
    for name, status in files:
        if status != "OK":
            again = said("add the file again")
            console.line(f"{said(status):<8} {name}: {again}")
    for name in aside:
        line = said("{path} was left by an interrupted change: {remedy} removes it")
        console.line(line.format(path=name, remedy="rulesref sources aside --remove"))
    for section, reason in left_out:
        where = lines_of(section.first_line, section.last_line, section.page, language)
        left_so = said("NOT RESTATED {id}, {where}: {reason}")
        reason = reason or said("no reason is on file")
        console.line(left_so.format(id=section.id, where=where, reason=reason))
    console.line(_summary(cited, counts, len(files)))
    return 0 if sound else 1


def _summary(cited: tuple[Cited, ...], counts: Counter[str], files: int) -> str:
    if not cited and not files:
        return said(
            "None of the cited documents is at hand: rulesref sources add FILE… brings them."
        )
    shown = ", ".join(f"{counts[status]} {said(status)}" for status in STATUSES)
    verified = said("{count} citations verified: {shown}; {files} files")
    return verified.format(count=len(cited), shown=shown, files=files)


def _with_reasons(sections: Iterable[Section], language: str) -> list[tuple[Section, str | None]]:
    """Each passage with the reason that the corpus gives for leaving it out."""
    from rulesref.places import corpus_folder, game_ids
    from rulesref.upkeep.explained import read_uncovered

    reasons = [row for game in game_ids() for row in read_uncovered(corpus_folder() / game)]
    return [
        (section, next((row.why(language) for row in reasons if row.about(section)), None))
        for section in sections
    ]


def _mended(console: Console) -> tuple[str, ...]:
    """The damaged files of the index, which is built anew where there are any."""
    home = open_home()
    current = home.current()
    damaged = current.damaged() if current is not None and current.files else ()
    if current is not None and damaged:
        told = said("the index is damaged ({problem}): building it anew")
        console.note(told.format(problem=", ".join(damaged)))
        try:
            rebuild(home, console.note)
        except RulesrefError as problem:
            console.note(said("that failed: {problem}").format(problem=problem))
    return damaged


def _files(home: Home) -> list[tuple[str, str]]:
    found = []
    for file in home.sources():
        try:
            home.read(file)
            found.append((file.name, "OK"))
        except StoreError:
            found.append((file.name, DAMAGED))
    return found
