"""The folder of a test run, which all its workers share and which is gone when it ends."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

_NAMED = "RULESREF_TEST_RUN"


def run_folder() -> Path:
    """The folder of this run."""
    return Path(os.environ[_NAMED])


def begin_run() -> Callable[[], None]:
    """Make the folder; workers that are started inherit its name. What comes back removes it."""
    folder = tempfile.mkdtemp(prefix="rulesref-tests-")
    os.environ[_NAMED] = folder
    return lambda: shutil.rmtree(folder, ignore_errors=True)
