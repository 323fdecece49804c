"""``rulesref sources check``: citations against the documents, files against their hashes.

And what the bundled rules leave out: every passage that nothing restates, with its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rulesref.book.citations import Cited, check, uncovered
from rulesref.book.opened import consult
from rulesref.book.own_documents import rebuild
from rulesref.catalogue import marked, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import EDITION, settings_of
from rulesref.entries import Section
from rulesref.errors import RulesrefError, StoreError
from rulesref.record import NamedTuple
from rulesref.render.passages import lines_of
from rulesref.store.home import Home, open_home

STATUSES = (marked("OK"), marked("CHANGED"), marked("GONE"))
DAMAGED = marked("DAMAGED")


class Found(NamedTuple):
    """What a check of the documents and the index finds."""

    cited: tuple[Cited, ...]
    files: Sequence[tuple[str, str]]  # each stored file, and whether it is as it was added
    aside: Sequence[str]  # what interrupted changes left
    damaged: Sequence[str]  # files of the index
    left_out: Sequence[tuple[Section, str | None]]  # passages that nothing restates, and why

    @property
    def counts(self) -> Counter[str]:
        """How many citations have each status."""
        return Counter(citation.status for citation in self.cited)

    @property
    def sound(self) -> bool:
        """Whether every citation holds and no file is damaged."""
        intact = all(status == "OK" for _, status in self.files) and not self.damaged
        return intact and self.counts["OK"] == len(self.cited)

    def as_json(self) -> dict[str, Any]:
        """The object that ``--json`` prints."""
        return {
            "counts": {status: self.counts[status] for status in STATUSES},
            "citations": [citation._asdict() for citation in self.cited],
            "files": [{"file": name, "status": status} for name, status in self.files],
            "aside": list(self.aside),
            "index": [{"file": name, "status": DAMAGED} for name in self.damaged],
            "uncovered": [_uncovered(section, reason) for section, reason in self.left_out],
        }

    def lines(self, language: str) -> Iterator[str]:
        """What is not as it should be, a line each, and how many citations were verified."""
        for citation in self.cited:
            if citation.status != "OK":
                where = lines_of(citation.first_line, citation.last_line, None, language)
                status = f"{said(citation.status):<8}"
                yield f"{status} {citation.entry}: {citation.section}, {where}"
        for name, status in self.files:
            if status != "OK":
                again = said("add the file again")
                yield f"{said(status):<8} {name}: {again}"
        for name in self.aside:
            line = said("{path} was left by an interrupted change: {remedy} removes it")
            yield line.format(path=name, remedy="rulesref sources aside --remove")
        for section, reason in self.left_out:
            where = lines_of(section.first_line, section.last_line, section.page, language)
            left_so = said("NOT RESTATED {id}, {where}: {reason}")
            reason = reason or said("no reason is on file")
            yield left_so.format(id=section.id, where=where, reason=reason)
        yield _summary(self.cited, self.counts, len(self.files))


def run(asked: Asked, console: Console) -> int:
    """0 when all is as cited, 1 when a citation changed, is gone, or a stored file is damaged."""
    language = settings_of(asked).shown_language
    found = _found(console, language)
    if asked.flag("json"):
        console.json(found.as_json())
    else:
        for line in found.lines(language):
            console.line(line)
    return 0 if found.sound else 1


def _found(console: Console, language: str) -> Found:
    damaged = _mended(console)
    cited, left = consult(
        EDITION, console.note, lambda book: (check(book.lookup), uncovered(book.lookup))
    )
    home = open_home()
    return Found(cited, _files(home), home.put_aside(), damaged, _with_reasons(left, language))


def _uncovered(section: Section, reason: str | None) -> dict[str, Any]:
    return {
        "section": section.id,
        "title": section.title,
        "first_line": section.first_line,
        "last_line": section.last_line,
        "reason": reason,
    }


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
