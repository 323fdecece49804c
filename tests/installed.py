"""The package as a wheel installs it: data and index inside, byte-compiled, in a folder of its own.

Real processes of the tests run on such a copy, whatever happens to the checkout meanwhile.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import rulesref
from rulesref.places import corpus_folder

#: The package that is installed.
PACKAGE = Path(rulesref.__file__).parent


def _all(path: Path) -> bool:
    return True


def environment_of(site: Path) -> dict[str, str]:
    """The environment for processes that run what is installed in ``site``, and nothing else."""
    environment = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("RULESREF_", "PYTHON", "COV_", "LC_"))
    }
    return environment | {"PYTHONPATH": str(site), "PYTHONSAFEPATH": "1"}


def lay_out(
    site: Path,
    ready: Path,
    wanted: Callable[[Path], bool] = _all,
    index: Path | None = None,
) -> dict[str, str]:
    """Install into ``site``; the environment for processes that run it comes back.

    ``ready`` is the file of what is ready to use. ``wanted`` says which restated chapters
    (``…/en/glossary-a.md``) the corpus keeps. ``index`` is a book of just these chapters; where
    there is none, the installed package builds it.
    """
    package = site / "rulesref"
    # what is compiled beside a module goes by the time and size of the module, which are copied too
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("_data", "_index", "_ready"))
    shutil.copytree(corpus_folder(), package / "_data")
    for chapter in (package / "_data").glob("*/*/*.md"):
        if not wanted(chapter):
            chapter.unlink()
    environment = environment_of(site)
    if index is None:
        _build(package / "_index", environment)
    else:
        shutil.copytree(index, package / "_index")
    # by a process of its own: whoever runs the tests may keep what is compiled elsewhere
    command = [sys.executable, "-m", "compileall", "-q", str(package)]
    subprocess.run(command, env=environment, check=True)
    shutil.copyfile(ready, package / "_ready")
    return environment


def make_ready(package: Path, corpus: Path, place: Path) -> None:
    """Write the file of what is ready to use, as a wheel ships it."""
    command = [sys.executable, "-X", "no_debug_ranges", "-m", "rulesref.making_ready"]
    folders = [str(package), str(corpus), str(place)]
    environment = environment_of(PACKAGE.parent)
    subprocess.run([*command, *folders], check=True, env=environment)


def _build(folder: Path, environment: dict[str, str]) -> None:
    """The installed package builds the book of its corpus."""
    folder.mkdir()
    build = "import sys; from pathlib import Path; from rulesref.book.building import build; "
    build += "build(Path(sys.argv[1]), [])"
    subprocess.run([sys.executable, "-c", build, str(folder)], env=environment, check=True)
