"""What a book and a parse are stamped with: it changes with the code and the data behind them."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator
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


#: The rooms that build a book; a test follows the imports of the building to see that it is all.
BUILDING = ("book", "cards", "corpus", "link", "parse", "search", "sources", "store")


def stamp() -> str:
    """Sixteen hex digits that change with the corpus or, in a checkout, with what builds a book."""
    seen = [__version__, *map(_file, _watched())]
    text = ";".join(seen).encode()
    return f"{zlib.crc32(text):08x}{zlib.adler32(text):08x}"  # no secret, and a light import


def _file(entry: os.DirEntry[str]) -> str:
    about = entry.stat()
    return f"{entry.name}:{about.st_size}:{about.st_mtime_ns}"


#: The modules of this package that a parse depends on; data of the corpus come to them.
_PARSING = (
    "_version.py",
    "catalogue.py",
    "entries.py",
    "errors.py",
    "expression.py",
    "nearest.py",
    "places.py",
    "record.py",
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


def _watched() -> Iterator[os.DirEntry[str]]:
    corpus = corpus_folder()
    for game in _entries(str(corpus)):
        if not game.is_dir():
            continue
        yield from _named(game.path, lambda name: name.endswith(".toml") or ".lock" in name)
        for language in ("en", "it"):
            yield from _named(f"{game.path}/{language}", lambda name: name.endswith(".md"))
        yield from _named(f"{game.path}/repairs", lambda name: name.endswith(".toml"))
        yield from _named(f"{game.path}/cards", lambda name: name.startswith("index"))
    if corpus.name == "corpus":
        yield from _named(str(PACKAGE), _is_module)
        for room in BUILDING:
            yield from _modules(f"{PACKAGE}/{room}")


def _named(folder: str, wanted: Callable[[str], bool]) -> Iterator[os.DirEntry[str]]:
    return (entry for entry in _entries(folder) if wanted(entry.name))


def _modules(folder: str) -> Iterator[os.DirEntry[str]]:
    """Every module below the folder, in order."""
    for entry in _entries(folder):
        if _is_module(entry.name):
            yield entry
        elif entry.name != "__pycache__" and entry.is_dir():
            yield from _modules(entry.path)


def _is_module(name: str) -> bool:
    return name.endswith(".py")


def _entries(folder: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:  # paths of pathlib are ten times as slow
            return sorted(entries, key=lambda entry: entry.name)
    except FileNotFoundError:
        return []
