"""Two readings of one text that mean the same, though their notation differs: no doubt between them.

A test that is told twice is one test, and who may do something up to so many times may as well do
it no time at all.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

_Other = TypeVar("_Other")


def plain(value: Any) -> Any:
    """``value`` without what says nothing more."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if not isinstance(value, Mapping):
        return value
    made = {key: plain(item) for key, item in value.items()}
    if isinstance(made.get("if"), list):
        made["if"] = [one for n, one in enumerate(made["if"]) if one not in made["if"][:n]]
    if made.get("verb") == "may" and len(made["effects"]) == 1:
        (inner,) = made["effects"]
        if inner.get("verb") == "times" and all(one["verb"] == "may" for one in inner["effects"]):
            return inner
    return made


def apart(
    readings: Iterable[tuple[Mapping[str, Any], _Other]],
) -> list[tuple[Mapping[str, Any], _Other]]:
    """One of each meaning among ``readings``, the plainest of those that mean the same."""
    found: dict[str, tuple[Mapping[str, Any], _Other]] = {}
    for facts, reading in readings:
        same = json.dumps(plain(facts), sort_keys=True)
        if same not in found or facts == plain(facts):
            found[same] = (facts, reading)
    return list(found.values())
