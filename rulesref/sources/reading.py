"""Reading a file: by what it holds, as one of the kinds that can be read."""

from __future__ import annotations

from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import SourceError
from rulesref.sources.files import read_bytes
from rulesref.sources.kinds import kind_of, refusal
from rulesref.sources.text import SourceLine, SourceText

#: Characters of the longest line that is taken. A paragraph of a rulebook has a few thousand.
LONGEST_LINE = 20_000


def read(path: Path) -> SourceText:
    """The lines of ``path`` with their numbers, the name of the file and the hash of its bytes.

    Raises SourceError for what cannot be read, holds no text, or needs an extra that is missing.
    """
    path = Path(path)
    return read_raw(read_bytes(path), path.name, str(path))


def read_raw(raw: bytes, name: str, shown: str | None = None) -> SourceText:
    """The same for bytes at hand; ``shown`` is how errors name the file. Raises SourceError."""
    shown = shown or name
    if not raw.strip():
        raise SourceError(
            said("the file is empty"), file=shown, remedy=said("name a file with text in it")
        )
    lines = _lines(raw, name, shown)
    is_json = kind_of(raw, Path(name).suffix) == "json"
    for line in lines:
        if len(line.text) > LONGEST_LINE and not is_json:
            raise SourceError(
                said("this line has over {longest_line} characters").format(
                    longest_line=LONGEST_LINE
                ),
                file=shown,
                line=line.number,
                remedy=said("break its paragraphs into lines of their own"),
            )
    if not any(line.text for line in lines):
        raise SourceError(
            said("the file has no text"), file=shown, remedy=said("name a file with text in it")
        )
    import hashlib  # a replay reads no document, and loads this module

    return SourceText(name, hashlib.sha256(raw).hexdigest(), lines, is_json)


def _lines(raw: bytes, name: str, shown: str) -> tuple[SourceLine, ...]:
    kind = kind_of(raw, Path(name).suffix)
    if kind in ("pdf", "html"):
        from rulesref.sources.apart import read_apart

        return read_apart(kind, raw, shown)
    refused = refusal(raw)
    if refused:
        raise SourceError(
            said("this is {refused}").format(refused=refused[0]), file=shown, remedy=refused[1]
        )
    from rulesref.sources.plain import read_plain

    return read_plain(raw, shown)
