"""The folders that the environment names: the publisher's documents, card data, players' data.

Whatever reads one of them asks here, so that a test is skipped, with the reason, where the variable
is unset, as it is on a fresh machine. ``test_named_folders.py`` holds the other tests to that.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SOURCES, CARDS, COMMUNITY = "RULESREF_SOURCES", "RULESREF_CARDS", "RULESREF_COMMUNITY"
#: Variable → what lies in the folder that it names.
HOLDS = {
    SOURCES: "the publisher's documents",
    CARDS: "card data",
    COMMUNITY: "data that players keep",
}


def named(variable: str) -> Path | None:
    """The folder that ``variable`` names; None where it is unset."""
    folder = os.environ.get(variable)
    return Path(folder) if folder else None


def folder_of(variable: str) -> Path:
    """The folder that ``variable`` names. The test that asks is skipped where it is unset."""
    folder = named(variable)
    if folder is None:
        pytest.skip(_reason(variable))
    return folder


def needs(variable: str) -> pytest.MarkDecorator:
    """The mark of a test that is skipped where ``variable`` is unset."""
    return pytest.mark.skipif(named(variable) is None, reason=_reason(variable))


def _reason(variable: str) -> str:
    return f"{variable} names no folder with {HOLDS[variable]}"
