"""One folder of compiled modules for all processes of a run, whatever the environment says of them.

A test run starts Python more than a hundred times, and each worker imports nearly a thousand
modules and rewrites the assertions of five hundred. Each is compiled once a run: in the workers by
turns, since each begins at its own part of the tests.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

#: What names the folder, and what forbids to write into it.
FOLDER, FORBIDS = "PYTHONPYCACHEPREFIX", "PYTHONDONTWRITEBYTECODE"


def keep_in(folder: Path) -> None:
    """This process and those that it starts keep compiled modules in ``folder``."""
    os.environ[FOLDER] = sys.pycache_prefix = str(folder)
    os.environ.pop(FORBIDS, None)
    sys.dont_write_bytecode = False


def import_from(part: int, parts: int, root: Path) -> None:
    """Import every module of tests below ``root``, beginning at one of so many parts of them.

    A module that cannot be imported is left to the collection, which says why.
    """
    paths = sorted((root / "tests").rglob("test_*.py"))
    start = len(paths) * part // parts
    for name in _names([*paths[start:], *paths[:start]], root):
        with contextlib.suppress(BaseException):
            importlib.import_module(name)


def _names(paths: Iterable[Path], root: Path) -> Iterable[str]:
    return (".".join(path.relative_to(root).with_suffix("").parts) for path in paths)
