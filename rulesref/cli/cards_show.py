"""``rulesref cards show`` is ``rulesref card``, for who looks for it among the other verbs of cards."""

from __future__ import annotations

from rulesref.cli.card import run

__all__ = ["run"]
