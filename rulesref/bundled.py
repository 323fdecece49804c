"""The book of the bundled corpus: shipped ready in a wheel, built on first use in a checkout."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

from rulesref.errors import StoreError
from rulesref.place import corpus_folder

_PACKAGE = Path(__file__).parent

#: Bytes that two builds of one tree share: what must change for a book to be built anew.
_CODE = ("parse", "link", "search", "sources", "cards", "corpus")


def stamp() -> str:
    """Hex digits that change with the corpus or with the code that reads it."""
    from rulesref import __version__

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
        yield from sorted(_PACKAGE.glob("*.py"))
        for folder in _CODE:
            yield from sorted((_PACKAGE / folder).glob("*.py"))


def bundled(tell: Callable[[str], None] = lambda message: None) -> Path:
    """The folder of the bundled book, built now where it is missing or stale.

    ``tell`` gets one line before a build. Raises StoreError when no folder takes the book.
    """
    shipped = _PACKAGE / "_index"
    if shipped.is_dir():
        return shipped
    name = f"book-{stamp()}"
    places = [_PACKAGE.parent / "index", _cache()]
    for place in places:
        if (place / name).is_dir():
            return place / name
    tell("building the index of the bundled rules (once)")
    problem: Exception | None = None
    for place in places:
        try:
            return _build(place, name)
        except (OSError, StoreError) as refused:
            problem = refused
    raise StoreError(
        f"no folder takes the index of the bundled rules: {problem}",
        file=str(places[-1]),
        remedy="make room there, or point RULESREF_HOME to a folder that can be written",
    )


def _cache() -> Path:
    home = os.environ.get("RULESREF_HOME")
    if home:
        return Path(home) / "bundled"
    from platformdirs import user_cache_path

    return user_cache_path("rulesref", appauthor=False)


def _build(place: Path, name: str) -> Path:
    import shutil
    import tempfile

    from rulesref.build import build

    place.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix="making-", dir=place))
    try:
        build(fresh, [])
        try:
            fresh.rename(place / name)
        except OSError:
            if not (place / name).is_dir():
                raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    for old in place.glob("book-*"):
        if old.name != name:
            shutil.rmtree(old, ignore_errors=True)
    return place / name
