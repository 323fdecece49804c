"""How much of anything is taken from a file, and how whoever needs more says so.

Each limit is far above what a rulebook has. An environment variable of its name raises it.
"""

from __future__ import annotations

import os
from collections.abc import Sized

from rulesref.catalogue import said
from rulesref.errors import SourceError, UsageError
from rulesref.record import NamedTuple


class Limit(NamedTuple):
    """So much is taken, unless the environment has another whole number under ``variable``."""

    variable: str
    usual: int

    def now(self) -> int:
        """The number in force. Raises UsageError where the environment holds no whole number."""
        given = os.environ.get(self.variable)
        if not given:
            return self.usual
        if not (given.isascii() and given.isdigit() and 0 < len(given) < 10):
            raise UsageError(
                said("{variable} is {given!r}, which is no whole number").format(
                    variable=self.variable, given=given[:40]
                ),
                remedy=f"{self.variable}={self.usual}",
            )
        return int(given)

    def error(self, message: str, file: str, line: int | None = None) -> SourceError:
        """The error for what goes beyond; it says how to raise the limit."""
        higher = f"{self.variable}={2 * self.now()}"
        return SourceError(
            message,
            file=file,
            line=line,
            remedy=said(
                "take less of it; where it is meant to be so big, {higher} takes it"
            ).format(higher=higher),
        )


#: Megabytes of a file; the real rulebooks are below one as text.
MEGABYTES = Limit("RULESREF_MOST_MEGABYTES", 32)
#: Files of one kind in a folder; whoever has all the card data there is has some hundreds.
FILES = Limit("RULESREF_MOST_FILES", 5_000)
#: Lines of a file; the longest rulebook has three thousand.
LINES = Limit("RULESREF_MOST_LINES", 150_000)
#: Passages of a document; the longest rulebook has some hundreds.
PASSAGES = Limit("RULESREF_MOST_PASSAGES", 20_000)
#: Opening brackets of an HTML file, and attributes of one tag.
TAGS = Limit("RULESREF_MOST_TAGS", 300_000)
ATTRIBUTES = Limit("RULESREF_MOST_ATTRIBUTES", 500)
#: Values of a JSON file, by its commas.
VALUES = Limit("RULESREF_MOST_VALUES", 600_000)
#: Megabytes that the streams of a PDF may unpack to, and characters on its pages.
INFLATED = Limit("RULESREF_MOST_INFLATED", 256)
CHARACTERS = Limit("RULESREF_MOST_CHARACTERS", 3_000_000)
#: Seconds, and megabytes of memory, for reading one HTML or PDF file.
SECONDS = Limit("RULESREF_MOST_SECONDS", 60)
MEMORY = Limit("RULESREF_MOST_MEMORY", 450)


def few_files(files: Sized, folder: str) -> None:
    """Raise SourceError where there are more ``files`` in the ``folder`` than are taken."""
    most = FILES.now()
    if len(files) > most:
        raise FILES.error(
            said("this folder holds over {most_files} files").format(most_files=most), folder
        )


def few_lines(text: str, file: str) -> None:
    """Raise SourceError where ``text`` has more lines than are taken."""
    most = LINES.now()
    if text.count("\n") + text.count("\r") > most:
        lines = text.replace("\r\n", "\n").replace("\r", "\n").count("\n")
        if lines > most:
            raise LINES.error(said("the file has over {most:,} lines").format(most=most), file)


def few_values(text: str | bytes, file: str) -> None:
    """Raise SourceError where JSON has more values than are taken."""
    most = VALUES.now()
    commas = text.count(b",") if isinstance(text, bytes) else text.count(",")
    if commas > most:
        raise VALUES.error(said("the file has over {most:,} values").format(most=most), file)
