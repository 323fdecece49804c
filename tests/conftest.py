"""How every test runs: no property fails for taking long, or making its examples slowly.

The machine may be as busy as it likes. What is printed is as wide as where there is no terminal:
pytest's workers have a width of their own. Modules are compiled once for all processes of a run, and
what is collected is not looked through for circles again. Whatever test asks for a ``workshop`` can
make up cards, and whatever test asks for a ``full_home`` has the real documents.
"""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests import compiled
from tests.reporting import tell_less
from tests.run_folder import begin_run, run_folder

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from tests.games.arkham_lcg.made_up import Workshop
    from tests.real_book import Built

settings.register_profile(
    "rulesref", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("rulesref")

os.environ.pop("COLUMNS", None)

#: What xdist tells of a worker that a process is.
WORKER, WORKERS = "PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT"


def pytest_configure(config: pytest.Config) -> None:
    """The first process of a run makes the folder that its workers share; these tell it little."""
    if WORKER in os.environ:
        tell_less(config)
    else:
        config.add_cleanup(begin_run())
        compiled.keep_compiled()


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """A worker imports first what the others do not, and finds what they have compiled.

    Records and items hold no circles that collecting them would free.
    """
    gc.disable()
    try:
        if WORKER in os.environ and session.config.args == session.config.getini("testpaths"):
            number = int(os.environ[WORKER].removeprefix("gw"))
            compiled.import_from(number, int(os.environ[WORKERS]), session.config.rootpath)
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What looks at the replayed cases comes last, file by file.

    So one worker replays a file for all tests that look at it, and the last tests of a run are
    short ones, which workers share out well.
    """
    places = {item: _replayed_file(item) for item in items}
    items.sort(key=lambda item: places[item])


def _replayed_file(item: pytest.Item) -> str:
    """The case file of which ``item`` looks at the rulings; empty where there is none."""
    if not hasattr(getattr(item, "module", None), "replayed"):
        return ""
    given = getattr(item, "callspec", None)
    return str(given.params.get("path", "")) if given is not None else ""


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A workshop whose cards are gone after the test."""
    from tests.games.arkham_lcg.made_up import Workshop

    return Workshop(monkeypatch)


@pytest.fixture(scope="session")
def shared() -> Path:
    """A folder that all workers of this run see."""
    return run_folder()


@pytest.fixture(scope="session")
def bundled_book(shared: Path) -> Path:
    """The book of the corpus alone; only for reading."""
    from tests import real_book

    return real_book.bundled_book(shared)


@pytest.fixture(scope="session")
def documents_book(shared: Path) -> Built:
    """The book of the corpus and the publisher's documents; only for reading."""
    from tests import real_book

    return real_book.documents_book(shared)


@pytest.fixture(scope="session")
def full_home(shared: Path) -> Path:
    """A home with the real documents and the whole corpus in it; only for reading."""
    from tests import real_book

    return real_book.full_home(shared)
