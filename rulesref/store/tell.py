"""Whoever hears what a change of the user's folder leaves undone, or waits for."""

from __future__ import annotations

from collections.abc import Callable

Tell = Callable[[str], None]


def silent(message: str) -> None:
    """Say nothing."""
