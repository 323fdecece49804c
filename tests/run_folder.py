"""The folder of a test run, which all its workers share and which is gone when it ends.

Tests write tens of thousands of small files, and what they write waits for the disk. Where the
system has a folder in memory with room enough, all temporary files of a run lie there. Whoever sets
``TMPDIR`` says where they lie instead.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

_NAMED = "RULESREF_TEST_RUN"

#: Folders in memory, and how many bytes must be free there: several times what a run has written.
_IN_MEMORY = (Path("/dev/shm"),)
_ROOM = 4 * 2**30


def run_folder() -> Path:
    """The folder of this run."""
    return Path(os.environ[_NAMED])


def begin_run() -> Callable[[], None]:
    """Make the folder; workers that are started inherit its name. What comes back removes it."""
    _in_memory()
    folder = tempfile.mkdtemp(prefix="rulesref-tests-")
    os.environ[_NAMED] = folder
    return lambda: shutil.rmtree(folder, ignore_errors=True)


def _in_memory() -> None:
    """Let temporary files of this process, and of those that it starts, lie in memory."""
    if "TMPDIR" in os.environ:
        return
    for folder in _IN_MEMORY:
        if os.access(folder, os.W_OK) and shutil.disk_usage(folder).free >= _ROOM:
            os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
            return
