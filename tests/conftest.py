"""How every test runs: no property fails for taking long, or making its examples slowly.

The machine may be as busy as it likes. What is printed is as wide as where there is no terminal:
pytest's workers have a width of their own. Whatever test asks for a ``workshop`` can make up cards.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.games.arkham_lcg.made_up import Workshop

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
