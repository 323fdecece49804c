"""What an edition of a game changes: switches, and the readings of questions left open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Reading(NamedTuple):
    """An open question (``open-questions.toml``) as values of one switch, by reading id."""

    switch: str
    values: Mapping[str, Any]
    editions: tuple[str, ...] = ("2016", "2026")


class Switches(dict[str, Any]):
    """The switches of one table; it holds those that have been read, out of ``every`` one.

    So a verdict knows which open questions could have made a difference: what was never read has
    decided nothing. A second read costs no more than one of a plain dict.
    """

    def __init__(self, every: Mapping[str, Any]) -> None:
        super().__init__()
        self.every = every

    def __missing__(self, name: str) -> Any:
        value = self[name] = self.every[name]
        return value


def switch(state: Any, name: str) -> Any:
    """What the edition in force says about ``name``."""
    return state.rules.switches[name]
