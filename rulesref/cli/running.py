"""From the words of a command line to an exit status, whatever happens on the way.

0 answered, 1 nothing found, 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from rulesref.catalogue import ENGLISH, heard_in, said
from rulesref.cli.console import Console
from rulesref.cli.writer import complain, flush
from rulesref.errors import RulesrefError


def run(argv: Sequence[str]) -> int:
    """Run one command line. Never raises."""
    status = 0
    try:
        console = Console()
        with heard_in(lambda: _language(argv)):
            status = _guarded(argv, console)
        flush()
    except KeyboardInterrupt:
        status = 130
    except OSError as problem:
        status = max(status, _unwritable(problem))
    return status


def _guarded(argv: Sequence[str], console: Console) -> int:
    as_json = "--json" in argv
    try:
        return _dispatch(argv, console)
    except RulesrefError as problem:
        return _complained(problem, as_json, console)
    except OSError as problem:
        if _is_output(problem):
            raise
        forbidden = _forbidden(problem)
        if forbidden is None:
            return _bug(problem, as_json, console)
        return _complained(forbidden, as_json, console)
    except Exception as problem:
        return _bug(problem, as_json, console)


def _complained(problem: RulesrefError, as_json: bool, console: Console) -> int:
    with suppress(OSError):  # that nobody hears of it does not make it good
        if as_json:
            console.json(problem.as_json())
        else:
            complain(problem)
    return 2


def _forbidden(problem: OSError) -> RulesrefError | None:
    """What to say of a file that somebody named and may not look for, in a folder closed to them."""
    if not isinstance(problem, PermissionError) or problem.filename is None:
        return None
    from pathlib import Path

    from rulesref.sources.files import refused

    return refused(Path(str(problem.filename)), problem)


def _language(argv: Sequence[str]) -> str:
    """The language to speak, known also where the command line or the folder is broken."""
    from rulesref.cli.options import LANGUAGES
    from rulesref.places import home_folder
    from rulesref.store.defaults import read_defaults

    chosen = "" if list(argv[:2]) == ["sources", "add"] else _after("--language", argv)
    if chosen not in LANGUAGES:
        try:
            chosen = read_defaults(home_folder()).language
        except Exception:  # what is wrong there is told where it is needed, and in English
            chosen = ENGLISH
    return chosen if chosen in LANGUAGES else ENGLISH


def _after(option: str, argv: Sequence[str]) -> str:
    """The last value of ``option`` among the words of a command line."""
    value = ""
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        if word == option:
            value = following
        elif word.startswith(option + "="):
            value = word.partition("=")[2]
    return value


def _dispatch(argv: Sequence[str], console: Console) -> int:
    from rulesref.cli.asked import Asked, check
    from rulesref.cli.front_door import parse, verb_first, verb_of

    completing = "_RULESREF_COMPLETE" in os.environ
    if not argv and not completing:
        from rulesref.cli.screen import show

        return show(console)
    if list(argv[:1]) == ["help"]:
        argv = [*argv[1:], "--help"]
    asked: Asked | int | None = None
    if not completing:
        if list(argv) == ["--version"]:
            from rulesref._version import __version__

            console.line(f"rulesref {__version__}")
            return 0
        argv = verb_first(argv)
        found = verb_of(argv)
        if found is not None:
            asked = parse(*found)
            argv = [*found[0].words, *found[1]]
    if asked is None:
        from rulesref.cli.typer_door import parse as parse_with_typer

        asked = parse_with_typer(argv)
    if isinstance(asked, int):
        return asked
    check(asked)
    from importlib import import_module

    status: int = import_module(f"rulesref.cli.{asked.verb.module}").run(asked, console)
    return status


def _bug(problem: Exception, as_json: bool, console: Console) -> int:
    """Own up to an error that nobody foresaw, in one line."""
    if os.environ.get("RULESREF_DEBUG"):
        import traceback

        traceback.print_exc()
    what = f"{type(problem).__name__}: {' '.join(str(problem).split())[:200]}"
    message = said("this is a bug in rulesref ({what})").format(what=what)
    remedy = said("please report it, with your command and what it prints under RULESREF_DEBUG=1")
    if as_json:
        found = RulesrefError(message, remedy=remedy).as_json()
        console.json(found)
    else:
        console.note(f"{message}; {remedy}")
    return 2


def _is_output(problem: OSError) -> bool:
    """Whether a write to standard output or error failed (Windows calls a broken pipe EINVAL)."""
    import errno

    gone = isinstance(problem, BrokenPipeError)
    return gone or (problem.filename is None and problem.errno in (errno.ENOSPC, errno.EINVAL))


def _unwritable(problem: OSError) -> int:
    """Nobody reads any more: stop without a word. A full disk deserves one."""
    import errno

    status = 0
    if problem.errno == errno.ENOSPC:
        status = 2
        full = said("the output cannot be written: the disk is full")
        with suppress(OSError):  # standard error lies on the same disk
            complain(f"rulesref: {full}")
    # What is still buffered must not fail again when the interpreter closes its streams.
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return status
