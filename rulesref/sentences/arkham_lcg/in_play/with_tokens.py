"""Then: where a card is, and the tokens on it, said at once."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.enemies.engaged import is_engaged
from rulesref.sentences.arkham_lcg.in_play.so_many import has_so_many
from rulesref.sentences.arkham_lcg.in_play.standing import is_at
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "then",
    "is-at-with",
    card="card",
    location="location",
    amount="number",
    pool="pool",
    more="number",
    other="pool",
    en=(
        "{card} is (at|in) {location} with {amount} {pool}[ and {more} {other}]",
        "{card} is (at|in) {location} with {amount} {pool}[ and {more} {other}] on (him|her|them)",
    ),
    it="{card} è (in|a) {location} con {amount} {pool}[ e {more} {other}]",
)
def is_at_with(
    scene: Scene,
    card: Reference,
    location: Reference,
    amount: int,
    pool: str,
    more: int = 0,
    other: str = "",
) -> list[Unmet]:
    """Both of it: where it is, and exactly so many tokens of one kind, or of two."""
    tokens: list[Unmet] = has_so_many(scene, card, amount, pool, more, other)
    return [*is_at(scene, card, location), *tokens]


@SPEECH.sentence(
    "then",
    "is-engaged-with-tokens",
    enemy="enemy",
    who="investigators",
    amount="number",
    pool="pool",
    en="{enemy} is engaged with {who} with {amount} {pool}",
    it="{enemy} è impegnat(o|a) con {who} con {amount} {pool}",
)
def is_engaged_with_tokens(
    scene: Scene, enemy: Reference, who: tuple[Reference, ...], amount: int, pool: str
) -> list[Unmet]:
    """Both of it: whom it is engaged with, and exactly so many tokens of one kind."""
    tokens: list[Unmet] = has_so_many(scene, enemy, amount, pool)
    return [*is_engaged(scene, enemy, who), *tokens]
