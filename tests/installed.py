"""The package as a wheel installs it: data and index inside, byte-compiled, in a folder of its own.

Real processes of the tests run on such a copy, whatever happens to the checkout meanwhile.
"""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import rulesref
from rulesref.places import corpus_folder


def _all(path: Path) -> bool:
    return True


def lay_out(site: Path, wanted: Callable[[Path], bool] = _all) -> dict[str, str]:
    """Install into ``site``; the environment for processes that run it comes back.

    ``wanted`` says which restated chapters (``…/en/glossary-a.md``) the corpus keeps.
    """
    package = site / "rulesref"
    source = Path(rulesref.__file__).parent
    shutil.copytree(
        source, package, ignore=shutil.ignore_patterns("__pycache__", "_data", "_index")
    )
    shutil.copytree(corpus_folder(), package / "_data")
    for chapter in (package / "_data").glob("*/*/*.md"):
        if not wanted(chapter):
            chapter.unlink()
    (package / "_index").mkdir()
    environment = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("RULESREF_", "PYTHON", "COV_", "LC_"))
    }
    environment |= {"PYTHONPATH": str(site), "PYTHONSAFEPATH": "1"}
    build = "import sys; from pathlib import Path; from rulesref.book.building import build; "
    build += "build(Path(sys.argv[1]), [])"
    subprocess.run(
        [sys.executable, "-c", build, str(package / "_index")], env=environment, check=True
    )
    assert compileall.compile_dir(package, quiet=1)
    return environment
