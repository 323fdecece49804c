"""What a book is stamped with: it changes with the corpus and with the code of this package."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from pathlib import Path

from rulesref._version import __version__
from rulesref.book.file import BOOK
from rulesref.places import PACKAGE, SHIPPED_INDEX, corpus_folder


def stamp_now() -> str:
    """The stamp of a book that is built now."""
    try:
        shipped = os.stat(SHIPPED_INDEX / BOOK)
    except OSError:
        return stamp()
    return f"{__version__}-{shipped.st_size}-{int(shipped.st_mtime)}"


def stamp() -> str:
    """Sixteen hex digits that change with the corpus or, in a checkout, with any module."""
    seen = [__version__]
    for path in _watched():
        found = path.stat()
        seen.append(f"{path.name}:{found.st_size}:{found.st_mtime_ns}")
    text = ";".join(seen).encode()
    return f"{zlib.crc32(text):08x}{zlib.adler32(text):08x}"  # no secret, and a light import


def _watched() -> Iterator[Path]:
    corpus = corpus_folder()
    for game in sorted(path for path in corpus.iterdir() if path.is_dir()):
        yield from sorted(game.glob("*.toml"))
        yield from sorted(game.glob("*.lock*"))
        for language in ("en", "it"):
            yield from sorted((game / language).glob("*.md"))
        yield from sorted((game / "repairs").glob("*.toml"))
        yield from sorted((game / "cards").glob("index*"))
    if corpus.name == "corpus":
        yield from _modules(str(PACKAGE))


def _modules(folder: str) -> Iterator[Path]:
    """Every module below the folder, in order; a new room is watched without being named."""
    entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_dir():
            yield from _modules(entry.path)
        elif entry.name.endswith(".py"):
            yield Path(entry.path)
