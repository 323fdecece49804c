"""Cards that a case calls by a name alone which another card has too: which of them is meant."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.facts.described import namesakes
from rulesref.record import NamedTuple
from rulesref.rulings.reference import told_alone
from rulesref.rulings.scene import Scene

#: Types of cards of which a player has one version in mind, and nobody another.
_PLAYED = ("investigator", "asset", "event", "skill")


class Meant(NamedTuple):
    """By ``name`` alone the card ``code`` is meant; ``others`` have that name too."""

    name: str
    code: str
    others: tuple[str, ...]


def meant(scene: Scene) -> Iterator[Meant]:
    """Which card each name means that was told alone and is that of others as well."""
    for card in told_alone(scene.telling.said):
        if card.type in _PLAYED:
            others = [
                f"{scene.printed(one)} ({one.code})" for one in namesakes(card, scene.tongue.game)
            ]
            if others:
                yield Meant(str(scene.printed(card)), card.code, tuple(others))
