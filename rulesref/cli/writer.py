"""The one writer: everything that a command prints goes through here.

What came from a file, a name or a query cannot command the terminal: nothing but our own colours
is left of what could. Where a stream is closed, what would go there is dropped.
"""

from __future__ import annotations

import sys

from rulesref.render.commands import in_json, shown


def answer(text: str) -> None:
    """Print lines of an answer to standard output."""
    if sys.stdout is not None:
        sys.stdout.write(f"{shown(text)}\n")


def answer_json(text: str) -> None:
    """Print JSON to standard output."""
    if sys.stdout is not None:
        sys.stdout.write(f"{in_json(text)}\n")


def flush() -> None:
    """Let a reader have what was printed."""
    if sys.stdout is not None:
        sys.stdout.flush()


def complain(problem: object) -> None:
    """Print what is wrong, or a word about an answer, to standard error."""
    if sys.stderr is not None:
        sys.stderr.write(f"{shown(str(problem))}\n")
        sys.stderr.flush()


def progress(text: str, before: str = "\r", behind: str = "") -> None:
    """Write over the line that the cursor is on; ``before`` and ``behind`` are our own commands."""
    if sys.stderr is not None:
        sys.stderr.write(f"{before}{shown(text)}{behind}")
        sys.stderr.flush()
