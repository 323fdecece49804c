"""The book of the bundled corpus: shipped ready in a wheel, built on first use in a checkout."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rulesref.book.stamp import stamp
from rulesref.catalogue import said
from rulesref.errors import StoreError
from rulesref.places import HOME_VARIABLE, PACKAGE, SHIPPED_INDEX, home_folder

#: What a book that was made here is called; nothing else in that folder is ours to remove.
_MADE = re.compile(r"book-[0-9a-f]{16}")


def bundled(tell: Callable[[str], None] = lambda message: None) -> Path:
    """The folder of the bundled book, built now where it is missing or stale.

    ``tell`` gets one line before a build. Raises StoreError when no folder takes the book.
    """
    if SHIPPED_INDEX.is_dir():
        return SHIPPED_INDEX
    name = f"book-{stamp()}"
    places = _places()
    for place in places:
        if (place / name).is_dir():
            return place / name
    tell(said("building the index of the bundled rules (once)"))
    problem: Exception | None = None
    for place in places:
        try:
            return _build(place, name)
        except (OSError, StoreError) as refused:
            problem = refused
    with suppress(OSError, StoreError):
        return _build(_until_the_end(), name)
    raise StoreError(
        said("no folder takes the index of the bundled rules: {problem}").format(problem=problem),
        file=str(places[-1]),
        remedy=said("make room there, or point RULESREF_HOME to a folder that can be written"),
    )


def _places() -> list[Path]:
    """The folders that a book is kept in, the first that takes it."""
    places = [PACKAGE.parent / "index"]
    with suppress(StoreError):
        places.append(_cache())
    return places


def _until_the_end() -> Path:
    """A folder of this process alone, for where nothing can be kept. Raises OSError."""
    import atexit
    import shutil
    import tempfile

    folder = tempfile.mkdtemp(prefix="rulesref-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def _cache() -> Path:
    if os.environ.get(HOME_VARIABLE):
        return home_folder() / "bundled"
    from platformdirs import user_cache_path

    return user_cache_path("rulesref", appauthor=False)


def _build(place: Path, name: str) -> Path:
    import shutil
    import tempfile

    from rulesref.book.building import build

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
    for old in place.iterdir():
        if _MADE.fullmatch(old.name) and old.name != name and not old.is_symlink():
            shutil.rmtree(old, ignore_errors=True)
    return place / name
