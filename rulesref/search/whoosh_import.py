"""Importing whoosh at a tolerable price, and without its warnings where it was never compiled."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType


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
