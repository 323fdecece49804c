"""The table in a terminal: a prompt that completes sentences and names, and keeps what is left."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory

from rulesref.catalogue import said
from rulesref.cli.table_help import examples
from rulesref.cli.table_left import keep, left, resume
from rulesref.cli.table_talk import TableTalk
from rulesref.entries import fold
from rulesref.errors import RulesrefError
from rulesref.facts.described import names_of
from rulesref.session.commands import COMMANDS

_SHOWN = 12


def converse(talk: TableTalk) -> int:
    """Talk until the user leaves; a table that was not saved is kept and offered next time."""
    for line in _greeting(talk):
        talk.console.line(line)
    prompt: PromptSession[str] = PromptSession(
        history=InMemoryHistory(),
        completer=_Names(talk),
        complete_while_typing=False,
        reserve_space_for_menu=6,
    )
    with _kept(talk):
        _begin(talk)
        while True:
            try:
                line = prompt.prompt("> ")
            except (EOFError, KeyboardInterrupt):
                break
            if not _hear(talk, line):
                break
    return 0


@contextmanager
def _kept(talk: TableTalk) -> Iterator[None]:
    """However the conversation ends, keep the table: by an error, or as the window is closed too."""

    def leave(number: int, frame: object) -> NoReturn:
        raise SystemExit(128 + number)

    closing = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in closing}
    try:
        yield
    finally:
        keep(talk)
        for number, handler in before.items():
            signal.signal(number, handler)


def _hear(talk: TableTalk, line: str) -> bool:
    """Do what ``line`` says; ``False`` where the user leaves.

    Whoever breaks off what takes long has the table as it was before that line.
    """
    before = talk.session.branch()
    try:
        if line.strip().casefold() in COMMANDS["resume"]:
            resume(talk)
            return True
        if len(talk.meanings.ways) == 1 and talk.guided is None and not line.strip():
            return talk.hear(COMMANDS["yes"][0])
        line = _against(talk, line)
        if talk.guided is None and talk.meanings.is_passed_by(line):
            again = talk.meanings.says_the_same(line)
            more = talk.hear(COMMANDS["yes"][0])
            if again:
                return more
        return talk.hear(line)
    except RulesrefError as problem:
        _complain(talk, problem)
    except KeyboardInterrupt:
        talk.session = before
        talk.console.line(said("! broken off: the table is as it was before that line"))
    return True


#: How somebody says no to what a line was taken for, and goes on.
_NO = re.compile(r"no(?:pe)?\s*[,;:.!]\s*(?=\S)", re.IGNORECASE)


def _against(talk: TableTalk, line: str) -> str:
    """``line`` without a no to what the one before may have meant, which is left out then."""
    denied = _NO.match(line.strip()) if talk.meanings.ways and talk.guided is None else None
    if denied is None:
        return line
    talk.hear(COMMANDS["undo"][0])
    return line.strip()[denied.end() :]


def _begin(talk: TableTalk) -> None:
    """What a file says as far as it can be told; the table stands where it cannot go on."""
    try:
        talk.begin()
    except RulesrefError as problem:
        _complain(talk, problem)


def _greeting(talk: TableTalk) -> Iterator[str]:
    edition = said("edition {edition}").format(edition=talk.session.edition)
    yield said(
        "A table, {edition}. Say what lies there and what happens, a sentence a line:"
    ).format(edition=edition)
    if not talk.session.lines:
        yield from (f"  {sentence}" for sentence in examples())
    yield said("`lay` asks what lies there, question by question.")
    yield said("`options` tells what can be done, `?` helps, Tab completes, `quit` leaves.")
    if left().is_file():
        yield said("A table was left unsaved: `resume` goes on with it.")


def _complain(talk: TableTalk, problem: RulesrefError) -> None:
    """What is wrong, what comes near it, what to do: without the place, which is the last line."""
    talk.console.line(f"! {problem.message}")
    if problem.candidates and problem.listed != "nearest":
        talk.console.line(f"  {problem.listed}:")
    for candidate in problem.candidates[:_SHOWN]:
        talk.console.line(f"    {candidate}")
    if problem.remedy:
        talk.console.line(f"  {problem.remedy}")


class _Names(Completer):
    """Completes a line by sentences and commands, and its last words by names of cards."""

    def __init__(self, talk: TableTalk) -> None:
        self._talk = talk
        self._names: dict[str, str] = {}

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        """What could stand there, the offers of the moment first."""
        line = document.text_before_cursor.lstrip()
        for whole in self._lines():
            if line and fold(whole).startswith(fold(line)):
                yield Completion(whole, start_position=-len(line))
        words = line.split(" ")
        for begin in range(max(0, len(words) - 4), len(words)):
            said_so_far = " ".join(words[begin:])
            if len(said_so_far) > 1:
                yield from self._named(said_so_far)

    def _lines(self) -> Iterator[str]:
        session = self._talk.session
        yield from (offer.sentence for offer in session.options() if offer.lawful)
        yield from (words[0] for words in COMMANDS.values())
        for row in session.judge.speech.rows():
            if row.kind != "then":
                yield from (pattern.template for pattern in row.patterns[session.language])

    def _named(self, begun: str) -> Iterator[Completion]:
        if not self._names:
            game = self._talk.session.judge.game
            self._names = {fold(name): name for name in names_of(game, self._talk.session.language)}
        found = [name for key, name in self._names.items() if key.startswith(fold(begun))]
        for name in sorted(found)[:_SHOWN]:
            yield Completion(name, start_position=-len(begun))
