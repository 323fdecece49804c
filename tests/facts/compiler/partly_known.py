"""What is known of a value: in some of its fields alone, or but for one number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.facts.compiler.template import X


class Partly(dict[str, Any]):
    """A table of which some fields are known; those that are ``MISSING`` are not there."""


def numbers_in(value: Any) -> Iterator[Any]:
    """The numbers in ``value`` that are counted."""
    if isinstance(value, Mapping):
        if "count" in value:
            yield value
        for item in value.values():
            yield from numbers_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from numbers_in(item)


def with_x(value: Any, number: Any) -> Any:
    """``value`` with an X wherever ``number`` stands in it."""
    if value == number:
        return X
    if isinstance(value, Mapping):
        told = {key: with_x(item, number) for key, item in value.items()}
        return Partly(told) if isinstance(value, Partly) else told
    return [with_x(item, number) for item in value] if isinstance(value, list) else value
