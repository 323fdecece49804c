"""Which abilities of described cards are not described: ``python -m tests.facts.opaque``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from rulesref.places import corpus_folder

FOLDER = corpus_folder() / "arkham-lcg" / "cards"


def opaque_clauses(told: Any) -> Iterator[str]:
    """What each opaque clause of the ability ``told`` would do, in English."""
    if isinstance(told, dict):
        if "opaque" in told:
            yield told["opaque"]
        told = list(told.values())
    if isinstance(told, list):
        for part in told:
            yield from opaque_clauses(part)


def is_opaque(told: Any) -> bool:
    """Whether the ability ``told``, or a clause in it, is opaque."""
    return any(True for _ in opaque_clauses(told))


def written_cards() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every card of the shipped facts as its file has it, with the name of the file."""
    for path in sorted(FOLDER.glob("*.toml")):
        for item in tomllib.loads(path.read_text("utf-8")).get("card", ()):
            if isinstance(item, dict):  # the errata have a code each
                yield path.stem, item


def opaque_abilities() -> Iterator[str]:
    """The code of each card with such an ability, and the number of the ability: "01107/3"."""
    for _, item in written_cards():
        for number, ability in enumerate(item.get("ability", ()), 1):
            if is_opaque(ability):
                yield f"{item['code']}/{number} of {item['name']}"


if __name__ == "__main__":
    found = list(opaque_abilities())
    print(*found, f"{len(found)} opaque abilities", sep="\n")
