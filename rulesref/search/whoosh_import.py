"""Importing whoosh at a tolerable price, and without its warnings where it was never compiled."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from pathlib import Path
from types import ModuleType


def prepare_whoosh() -> None:
    """Import whoosh's base without its wish for a web client, which costs more than all the rest.

    ``whoosh.compat`` takes ``urlretrieve`` for its own benchmarks only.
    """
    if "whoosh.compat" in sys.modules:
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        if "urllib.request" in sys.modules:
            import_module("whoosh.compat")
            return
        stand_in = ModuleType("urllib.request")
        stand_in.urlretrieve = None  # type: ignore[attr-defined]
        sys.modules["urllib.request"] = stand_in
        try:
            import_module("whoosh.compat")
        finally:
            del sys.modules["urllib.request"]


def prepare_snowball() -> None:
    """Put an empty package where whoosh's would import the stemmers of fifteen languages."""
    prepare_whoosh()
    if "whoosh.lang.snowball" in sys.modules:
        return
    languages = import_module("whoosh.lang")
    package = ModuleType("whoosh.lang.snowball")
    package.__path__ = [str(Path(folder) / "snowball") for folder in languages.__path__]
    sys.modules[package.__name__] = package
