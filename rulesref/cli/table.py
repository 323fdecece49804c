"""``rulesref table``: sit at a table, say what lies there, and play on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rulesref.cases.case import TABLE, Case
from rulesref.catalogue import counted, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import settings_of
from rulesref.cli.table_talk import TableTalk
from rulesref.cli.writer import complain
from rulesref.errors import RulesrefError, UsageError
from rulesref.games import DEFAULT
from rulesref.library.folder import tables
from rulesref.rulings.replay import Judge
from rulesref.sentences import judge_of
from rulesref.session.opening import opened
from rulesref.session.session import Session

if TYPE_CHECKING:
    from rulesref.session.position import Noun


def run(asked: Asked, console: Console) -> int:
    """0, or 2 where a line of a script or a pipe is no good: nobody is there to mend it."""
    settings = settings_of(asked)
    judge = judge_of(DEFAULT, tables(DEFAULT, console.note))
    session = _session(asked, judge, settings.edition, settings.shown_language, console.note)
    return sit_at(session, console, asked.text("script"), quiet=asked.flag("json"))


def sit_at(
    session: Session, console: Console, script: str | None = None, *, quiet: bool = False
) -> int:
    """Talk at ``session``, by prompts or by the lines of a script or a pipe; the exit status.

    A ``quiet`` table prints one JSON object in the end.
    """
    talk = TableTalk(session, console, quiet=quiet)
    if script is None and not quiet and sys.stdin.isatty() and console.terminal:
        from rulesref.cli.table_prompt import converse

        return converse(talk)
    lines = sys.stdin if script is None else _lines(Path(script))
    errors = list(_hear(talk, lines, script or "<stdin>"))
    if quiet:
        console.json(as_json(talk.session, errors))
    for problem in errors:
        complain(problem)
    return 2 if errors else 0


def _session(
    asked: Asked, judge: Judge, edition: str, language: str, note: Callable[[str], None]
) -> Session:
    file = asked.text("file")
    if file is None:
        if asked.text("case") is not None:
            raise UsageError(said("--case is for a file"), remedy="rulesref table FILE --case 2")
        return Session(judge, edition, language)
    case = _one(judge.read(Path(file)), file, asked)
    expected = sum(step.kind == "then" for step in case.steps)
    if expected:
        note(
            counted(
                expected,
                "{} Then step of the file is left out: `ask` tells",
                "{} Then steps of the file are left out: `ask` tells",
            )
        )
    return opened(judge, case, edition)


def _one(cases: list[Case], file: str, asked: Asked) -> Case:
    """The case of ``file`` that was asked for. Raises ``UsageError``."""
    number = asked.number("case", 1 if len(cases) == 1 else 0)
    if not 1 <= number <= len(cases):
        raise UsageError(
            said("{file} has {count} cases").format(file=file, count=len(cases)),
            candidates=tuple(f"--case {n}  {case.name}" for n, case in enumerate(cases[:24], 1)),
            remedy=said("say which one"),
        )
    return cases[number - 1]


def _lines(path: Path) -> Iterator[str]:
    """The lines of a script. Raises ``SourceError`` where it cannot be read."""
    from rulesref.sources.files import read_bytes

    text = read_bytes(path).decode("utf-8-sig", "replace")
    yield from text.splitlines()


def _hear(talk: TableTalk, lines: Iterable[str], file: str) -> Iterator[RulesrefError]:
    """Take the lines of ``file`` in turn; the first that is no good ends it, and is given back.

    One that may have meant something is good where the next line says what.
    """
    try:
        talk.begin()
    except RulesrefError as problem:
        yield problem
        return
    unsettled: RulesrefError | None = None
    for number, line in enumerate(lines, 1):
        if unsettled is not None and not talk.meanings.is_answered_by(line):
            break
        unsettled = None
        try:
            if not talk.hear(line):
                return
        except RulesrefError as problem:
            unsettled = _placed(problem, file, number, line.rstrip("\r\n"))
            if not talk.meanings.ways:
                break
    if unsettled is not None:
        yield unsettled


def _placed(problem: RulesrefError, file: str, number: int, text: str) -> RulesrefError:
    """``problem`` about the line that was said; one about another file stays about that."""
    if not problem.file or problem.file == TABLE:
        problem.file, problem.line, problem.text = file, number, text
        problem.column = len(text) - len(text.lstrip()) + 1
    return problem


def as_json(session: Session, errors: Iterable[RulesrefError] = ()) -> dict[str, object]:
    """The object that ``table --json`` prints: the position, what has happened, what is asked."""
    asking = session.asking()
    return {
        "edition": session.edition,
        "case": session.case(),
        "timeline": [moment._asdict() for moment in session.timeline()],
        "asking": {
            "kind": asking.kind,
            "about": asking.about,
            "cites": list(asking.cites),
            "left": asking.left,
        },
        "options": [
            {"sentence": offer.sentence, "why_not": offer.why_not or None}
            for offer in asking.offers
        ],
        "position": [_noun(noun) for noun in session.position()],
        "errors": [problem.as_json()["error"] for problem in errors],
    }


def _noun(noun: Noun) -> dict[str, object]:
    return {**noun._asdict(), "things": [_noun(other) for other in noun.things]}
