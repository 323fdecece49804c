"""What a book and a parse are stamped with: it changes with the code and the data behind them."""

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


#: The modules of this package that a parse depends on; data of the corpus come to them.
_PARSING = (
    "_version.py",
    "entries.py",
    "errors.py",
    "nearest.py",
    "places.py",
    "parse/**/*.py",
    "sources/**/*.py",
)
_REPAIRS = "*/repairs/*.toml"
#: What reads HTML and PDF files, where it is installed.
_READERS = ("selectolax", "pypdfium2")


def parsing_stamp() -> str:
    """Hex digits that change with whatever a parse of a file depends on besides the file."""
    import hashlib
    import sys

    seen = hashlib.sha256(" ".join((__version__, sys.version, *map(_installed, _READERS))).encode())
    for name, path in _read_by_parsers():
        data = path.read_bytes()
        seen.update(f"\n{name} {len(data)}\n".encode())
        seen.update(data)
    return seen.hexdigest()


def _installed(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return package


def _read_by_parsers() -> Iterator[tuple[str, Path]]:
    """Every file that a parse depends on, by its name below the package or the corpus."""
    patterns = [*((PACKAGE, pattern) for pattern in _PARSING), (corpus_folder(), _REPAIRS)]
    for folder, pattern in patterns:
        for path in sorted(folder.glob(pattern)):
            yield path.relative_to(folder).as_posix(), path


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
