"""Importing whoosh at a tolerable price, and without its warnings where it was never compiled."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import IO


def prepare_whoosh() -> None:
    """Import whoosh's base without its wish for a web client, which costs more than all the rest.

    ``whoosh.compat`` takes ``urlretrieve`` for its own benchmarks only, ``escape`` for highlights.
    """
    if "whoosh.compat" in sys.modules:
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        with _standing_in("urllib.request", urlretrieve=None), _standing_in("html", escape=None):
            import_module("whoosh.compat")


def prepare_reading() -> None:
    """Import what reads files without what analyses texts, and without the schemas of an index.

    Formats ask for two functions that split texts, file stores for two names of an index and the
    folder for temporary files; nothing calls them where weights are given and one segment is read.
    What writes an index imports the true ones.
    """
    prepare_whoosh()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        with _standing_in("whoosh.analysis", unstopped=None, entoken=None):
            import_module("whoosh.formats")
        with (
            _standing_in("whoosh.index", _DEF_INDEX_NAME="MAIN", EmptyIndexError=OSError),
            _standing_in("tempfile", gettempdir=None),
            _standing_in("shutil", copyfileobj=_copied),
        ):
            import_module("whoosh.filedb.filestore")
            import_module("whoosh.filedb.compound")
        with _standing_in("hashlib", md5=_md5()):
            import_module("whoosh.filedb.filetables")


def _copied(source: IO[bytes], target: IO[bytes], length: int = 0) -> None:
    from shutil import copyfileobj

    copyfileobj(source, target, length)


def _md5() -> Callable[..., object]:
    """The sum by which words lie in the file; what Python itself has of it loads no library."""
    try:
        return import_module("_md5").md5  # type: ignore[no-any-return]
    except ImportError:
        from hashlib import md5

        return md5


@contextmanager
def _standing_in(name: str, **has: object) -> Iterator[None]:
    """Have a module ``name`` meanwhile with what it ``has`` and no more, unless there is one."""
    if name in sys.modules:
        yield
        return
    stand_in = ModuleType(name)
    vars(stand_in).update(has)
    sys.modules[name] = stand_in
    try:
        yield
    finally:
        del sys.modules[name]


def prepare_snowball() -> None:
    """Put an empty package where whoosh's would import the stemmers of fifteen languages."""
    prepare_whoosh()
    if "whoosh.lang.snowball" in sys.modules:
        return
    languages = import_module("whoosh.lang")
    package = ModuleType("whoosh.lang.snowball")
    package.__path__ = [str(Path(folder) / "snowball") for folder in languages.__path__]
    sys.modules[package.__name__] = package
