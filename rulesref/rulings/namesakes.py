"""Cards that a case calls by a name alone which another card has too: which of them is meant."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.facts.namesakes import levels, namesakes, places, put_aside, variants
from rulesref.games.card import Card
from rulesref.rulings.reference import told_alone
from rulesref.rulings.ruling import Meant
from rulesref.rulings.scene import Scene

#: Types of cards of which a player has one version in mind, and nobody another.
_PLAYED = ("investigator", "asset", "event", "skill")
#: Types of cards of which it is told whichever else a name could mean; places are told by scenario.
_TOLD = (*_PLAYED, "enemy", "treachery")


def meant(scene: Scene) -> Iterator[Meant]:
    """Which card each name means that was told alone and is that of others as well."""
    for card in told_alone(scene.telling.said):
        others = tuple(_others(scene, card))
        if others:
            yield Meant(str(scene.printed(card)), card.code, others)


def besides(scene: Scene) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each name that was told alone, and every other card that it could be meant for.

    Also those that nobody means by the name alone.
    """
    for card in told_alone(scene.telling.said):
        aside = put_aside(card, scene.tongue.game) if card.type in _PLAYED else ()
        codes = (f"{scene.printed(one)} ({one.code})" for one in aside)
        others = (*_others(scene, card), *codes)
        if others:
            yield str(scene.printed(card)), others


def _others(scene: Scene, card: Card) -> Iterator[str]:
    """What else the name could mean, each as a step would tell it."""
    game = scene.tongue.game
    for one in _of_its_name(scene, card):
        yield f"{scene.printed(one)} ({one.code})"
    for one in levels(card, game) if card.type in _PLAYED else ():
        yield f"{scene.printed(one)} ({one.level})"


def _of_its_name(scene: Scene, card: Card) -> tuple[Card, ...]:
    game = scene.tongue.game
    if card.type == "location":
        return places(card, game, scene.edition)
    others = namesakes if card.type in _PLAYED else variants
    return others(card, game) if card.type in _TOLD else ()
