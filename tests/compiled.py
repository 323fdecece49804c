"""Modules are compiled once for all processes of a run, even where the environment forbids to keep them.

A test run starts Python more than a hundred times, and each worker imports nearly a thousand
modules and rewrites the assertions of five hundred. Python keeps what it has compiled beside the
modules, as it does by default: a folder of its own would lack the standard library and pytest. The
workers take turns at it, since each begins at its own part of the tests.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

_FORBIDS = "PYTHONDONTWRITEBYTECODE"


def keep_compiled() -> None:
    """This process and those that it starts keep what they compile."""
    os.environ.pop(_FORBIDS, None)
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
