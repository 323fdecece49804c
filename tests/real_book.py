"""Books and homes that many tests read: each is made once for all tests of a run.

They lie in a folder that the workers of a run share; whoever comes first makes one, and the others
wait. All are only for reading.
"""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rulesref.book.building import BuildReport, build
from rulesref.book.bundled import bundled
from rulesref.book.parsed import Given
from rulesref.places import corpus_folder
from rulesref.sources.reading import read
from rulesref.store.lock import WriterLock
from tests.installed import PACKAGE, environment_of, lay_out, make_ready
from tests.named_folders import COMMUNITY, SOURCES, folder_of, named

#: What a wheel makes of the entry in ``project.scripts``.
SCRIPT = "import sys\nfrom rulesref.cli import main\nsys.exit(main())\n"


class Built(NamedTuple):
    """The folder of a book, and what building it said."""

    folder: Path
    report: BuildReport


class Installed(NamedTuple):
    """Where the console script is, and the environment to run it in."""

    script: Path
    environment: dict[str, str]


def sources() -> list[Path]:
    """The publisher's documents, where the environment says that they are."""
    return sorted(folder_of(SOURCES).glob("*.txt"))


def community() -> list[Path]:
    """The files of players that hold rules; none where the environment names no folder."""
    folder = named(COMMUNITY)
    if folder is None:
        return []
    grimoires = [place.parent for place in folder.glob("*/grimoire")]
    return sorted([*folder.glob("*/rules/*/*.json"), *grimoires])


def made_once(folder: Path, make: Callable[[Path], object]) -> Path:
    """``folder`` as ``make`` fills it; what an attempt that failed has left is made anew."""
    done = folder.with_name(f"{folder.name}.done")
    lock = WriterLock(folder.with_name(f"{folder.name}.lock"))
    lock.acquire(patience=600, tell=lambda message: None)
    try:
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    finally:
        lock.release()
    return folder


def bundled_book(shared: Path) -> Path:
    """The book of the corpus alone, as the first command in a checkout makes it."""
    made = made_once(shared / "bundled", lambda folder: shutil.copytree(bundled(), folder / "book"))
    return made / "book"


def documents_book(shared: Path) -> Built:
    """The book of the corpus and the publisher's documents."""
    files = sources()

    def make(folder: Path) -> None:
        (folder / "book").mkdir()
        report = build(folder / "book", [Given(read(path)) for path in files])
        (folder / "report").write_bytes(pickle.dumps(report))

    made = made_once(shared / "documents", make)
    return Built(made / "book", pickle.loads((made / "report").read_bytes()))


def ready_file(shared: Path) -> Path:
    """The file of what is ready to use of the whole package and the whole corpus."""

    def make(folder: Path) -> None:
        make_ready(PACKAGE, corpus_folder(), folder / "_ready")

    return made_once(shared / "ready", make) / "_ready"


def installed(shared: Path) -> Installed:
    """The whole package as a wheel installs it, with its console script."""

    def make(folder: Path) -> None:
        lay_out(folder / "site", ready_file(shared), index=bundled_book(shared))
        (folder / "rulesref").write_text(SCRIPT)

    made = made_once(shared / "installed", make)
    return Installed(made / "rulesref", environment_of(made / "site"))


def full_home(shared: Path) -> Path:
    """A home with all that the environment names, added by a command of the installed package.

    What the command said lies in ``report.json``.
    """
    files = [*sources(), *community()]

    def make(folder: Path) -> None:
        script, environment = installed(shared)
        ran = subprocess.run(
            [sys.executable, str(script), "sources", "add", "--json", *map(str, files)],
            env=environment | {"RULESREF_HOME": str(folder / "home")},
            capture_output=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr.decode("utf-8", "replace")
        (folder / "home" / "report.json").write_bytes(ran.stdout)

    return made_once(shared / "full", make) / "home"
