"""Given: how many tokens of a kind a card has."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import HAS, put_tokens
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "has-tokens",
    card="card",
    amount="number",
    pool="pool",
    more="number",
    other="pool",
    en=HAS["en"],
    it=HAS["it"],
)
def has_tokens(
    scene: Scene, card: Reference, amount: int, pool: str, more: int = 0, other: str = ""
) -> None:
    """So many of one kind of token, or of two, and no others of it.

    A location that no step has named yet comes into play revealed.
    """
    if other:
        has_tokens(scene, card, more, other)
    is_place = card.card.type == "location"
    put_tokens(scene, scene.location(card) if is_place else scene.thing(card), amount, pool)


@SPEECH.sentence(
    "given",
    "has-taken",
    card="card",
    amount="number",
    token="token",
    more="number",
    other="token",
    en="{card} has (taken|suffered) {amount} {token}[ and {more} {other}]",
    it="{card} ha subito {amount} {token}[ e {more} {other}]",
)
def has_taken(
    scene: Scene, card: Reference, amount: int, token: str, more: int = 0, other: str = ""
) -> None:
    """Damage and horror alone: whoever has taken actions has so many fewer, and not so many."""
    has_tokens(scene, card, amount, token, more, other)


@SPEECH.sentence(
    "given",
    "has-none",
    card="card",
    pool="pool",
    en=("{card} has no {pool}", "there (is|are) no {pool} (on|at) {card}"),
    it=("{card} non ha {pool}", "non (c'è|ci sono) {pool} (in|a|su) {card}"),
)
def has_none(scene: Scene, card: Reference, pool: str) -> None:
    """None of one kind of token."""
    has_tokens(scene, card, 0, pool)
