"""Cards as facts: what is printed, without a word of the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability


class Card:
    """One printed card. ``stats`` holds health, sanity, fight, evade, shroud, cost, icons…

    ``signature`` is the investigator whose signature card it is; ``classes`` are told where some
    rule asks for them, and "neutral" is one. ``behind`` is what a location is called on its
    unrevealed side, where that is another name.
    """

    __slots__ = (
        "abilities",
        "behind",
        "classes",
        "code",
        "italian",
        "keywords",
        "level",
        "name",
        "signature",
        "slots",
        "stats",
        "subname",
        "traits",
        "type",
        "unique",
        "weakness",
    )

    def __init__(
        self,
        code: str,
        name: str,
        type: str,
        *,
        italian: str = "",
        subname: str = "",
        level: int | None = None,
        traits: tuple[str, ...] = (),
        keywords: Mapping[str, Any] | None = None,
        stats: Mapping[str, Any] | None = None,
        slots: tuple[str, ...] = (),
        unique: bool = False,
        weakness: bool = False,
        signature: str = "",
        behind: str = "",
        classes: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
    ) -> None:
        self.code = code
        self.name = name
        self.type = type
        self.italian = italian
        self.subname = subname
        self.level = level
        self.traits = traits
        self.keywords = keywords or {}
        self.stats = stats or {}
        self.slots = slots
        self.unique = unique
        self.weakness = weakness
        self.signature = signature
        self.behind = behind
        self.classes = classes
        self.abilities = abilities

    def but(self, **changes: Any) -> Card:
        """The same card with other facts: ``changes`` by their attributes."""
        return Card(**{name: getattr(self, name) for name in self.__slots__} | changes)

    def __hash__(self) -> int:
        return hash(self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.code == other.code

    def __repr__(self) -> str:
        return f"Card({self.code!r}, {self.name!r})"
