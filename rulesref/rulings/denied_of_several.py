"""What is denied of several: of none of them is it so; where it is so of some, nobody knows what was meant."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference


def each_alone(slots: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The ``slots`` of a sentence with each one alone of those that they list; nothing where they list none."""
    found = [dict(slots)]
    for slot, several in slots.items():
        if isinstance(several, tuple) and len(several) > 1:
            found = [{**one, slot: (alone,)} for one in found for alone in several]
    return found if len(found) > 1 else []


def is_so_of_none(text: str, known: Hashable) -> bool:
    """Whether nothing of which ``known`` tells one by one is so. Raises ``UnresolvedReference`` where some is."""
    assert isinstance(known, tuple)
    if any(known) and not all(known):
        raise UnresolvedReference(
            said("this may deny it of each of them, or of all together: {text!r}").format(
                text=text
            ),
            remedy=said("ask it of each alone"),
        )
    return not any(known)
