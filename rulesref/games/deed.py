"""What somebody could want to begin of their own accord, and what forbids it."""

from __future__ import annotations

from rulesref.engine.outcome import Option, Refused
from rulesref.record import NamedTuple


class Deed(NamedTuple):
    """``option`` is what to begin; ``refused`` the rule against it, ``None`` where it is lawful."""

    option: Option
    refused: Refused | None
