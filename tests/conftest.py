"""How every test runs: no property fails for taking long, or making its examples slowly.

The machine may be as busy as it likes. What is printed is as wide as where there is no terminal:
pytest's workers have a width of their own. Whatever test asks for a ``workshop`` can make up cards,
and whatever test asks for a ``full_home`` has the real documents.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from pathlib import Path

    from tests.games.arkham_lcg.made_up import Workshop
    from tests.real_book import Built

settings.register_profile(
    "rulesref", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("rulesref")

os.environ.pop("COLUMNS", None)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A workshop whose cards are gone after the test."""
    from tests.games.arkham_lcg.made_up import Workshop

    return Workshop(monkeypatch)


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run see."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


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
