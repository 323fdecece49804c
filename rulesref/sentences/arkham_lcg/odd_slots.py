"""arkham-lcg/in-play-and-out-of-play: what a Given step says that would lay out nothing, or no card."""

from __future__ import annotations

from collections.abc import Collection

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import ENCOUNTER
from rulesref.games.card import Card
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH


def stop_at_none(amount: int | None) -> None:
    """Raise ``UnresolvedReference`` where a step lays out 0 of something."""
    if amount == 0:
        raise UnresolvedReference(
            said("0 of them lay out nothing"), remedy=said("leave this step out")
        )


def stop_out_of_play(scene: Scene, card: Reference) -> None:
    """Raise ``UnresolvedReference`` for a card to which nothing can happen where it is."""
    if scene.state.get(scene.thing(card), "zone") != "play":
        lays = SPEECH.lays_out[scene.language].get(card.card.type, "")
        raise UnresolvedReference(
            said("{text} is not in play").format(text=card.text),
            remedy=said("say above where it is: {lays}").format(lays=lays)
            if lays
            else said("say above that it is in play"),
        )


def stop_at_kinds(card: Reference, why: str, kinds: Collection[str]) -> None:
    """Raise ``UnresolvedReference`` for a card of ``kinds``, of which ``why`` tells."""
    if card.card.type in kinds:
        raise UnresolvedReference(
            said("{text} is of type {type}, and {why}").format(
                text=card.text, type=said(card.card.type), why=why
            ),
            remedy=said("a card of that type is laid out so: {}").format(
                SPEECH.lays_out[card.language][card.card.type]
            ),
        )


def stop_at_player_card(card: Reference, place: str) -> None:
    """arkham-lcg/encounter-deck: raise ``UnresolvedReference`` for a card out of a player's deck."""
    if card.card.level is not None:
        raise UnresolvedReference(
            said("{text} belongs to a player, and is not in {place}").format(
                text=card.text, place=place
            ),
            remedy=said("say whose deck, hand or discard pile holds it"),
        )


def of_scenario(card: Card) -> bool:
    """Whether ``card`` is nobody's: of an encounter type, and no weakness."""
    return card.type in ENCOUNTER and not card.weakness


def stop_at_encounter_card(card: Reference, remedy: str) -> None:
    """arkham-lcg/ownership-and-control: raise ``UnresolvedReference`` for a card of the scenario.

    A weakness of an encounter type is its bearer's.
    """
    if of_scenario(card.card):
        raise UnresolvedReference(
            said(
                "{text} belongs to the scenario, and lies in nobody's hand or discard pile"
            ).format(text=card.text),
            remedy=remedy,
        )
