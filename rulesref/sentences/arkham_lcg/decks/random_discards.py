"""When: which card somebody discards at random, told as what they do: it is fate that picks it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.catalogue import said
from rulesref.engine.outcome import Chance
from rulesref.errors import UnresolvedReference
from rulesref.rulings.chances import PICKS
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: The chance by which a card is discarded at random.
_AT_RANDOM = "discard-at-random"


@SPEECH.sentence(
    "when",
    "discards-picked-at-random",
    who="investigator",
    cards="cards",
    en=(
        "{who} discards {cards} at random[ from (hand|his hand|her hand|their hand)]",
        "{who} randomly discards {cards}[ from (hand|his hand|her hand|their hand)]",
    ),
    it=(
        "{who} scarta {cards} a caso[ dalla (mano|sua mano)]",
        "{who} scarta a caso {cards}[ dalla (mano|sua mano)]",
    ),
)
def discards_picked_at_random(
    scene: Scene, who: Reference, cards: tuple[Reference, ...]
) -> list[Intent]:
    """Of one's own hand. Raises ``UnresolvedReference`` where nothing of theirs is discarded at random."""
    ahead = scene.ahead()
    chance, player = ahead.state.pending, scene.thing(who)
    picked = set(_picked(chance)) if isinstance(chance, Chance) else set()
    if not picked or any(ahead.state.get(one, "controller", None) != player for one in picked):
        raise UnresolvedReference(
            said("no card of {text} is being discarded at random").format(text=who.text),
            remedy=said("say it behind the step that has them discard one"),
        )
    return [Intent(PICKS, {"cards": cards})]


def _picked(chance: Chance) -> Iterator[str]:
    """What may be discarded, where that is what ``chance`` is about."""
    for _, value in chance.outcomes if chance.id == _AT_RANDOM else ():
        yield from value if isinstance(value, tuple) else (str(value),)
