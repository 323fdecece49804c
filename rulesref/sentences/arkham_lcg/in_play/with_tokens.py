"""Then: where a card is, and the tokens on it, said at once; and the cards of a swarm."""

from __future__ import annotations

from rulesref.games.arkham_lcg.enemies.swarming import swarm_cards
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.enemies.engaged import is_at, is_engaged
from rulesref.sentences.arkham_lcg.seating import has_so_many
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("swarm", en="{number} swarm cards", it="{number} carte sciame")


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


@SPEECH.sentence(
    "then",
    "swarm-is",
    host="enemy",
    amount="number",
    en="{host} has {amount} swarm (card|cards)",
    it="{host} ha {amount} (carta|carte) sciame",
)
def swarm_is(scene: Scene, host: Reference, amount: int) -> list[Unmet]:
    """Exactly so many under a host in play."""
    found = len(swarm_cards(scene.state, scene.thing(host)))
    if found == amount:
        return []
    return [Unmet(HERE, *(in_words(scene, "swarm", number=one) for one in (amount, found)))]
