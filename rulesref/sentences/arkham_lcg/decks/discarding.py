"""When: what is discarded to make room, and beyond the hand size."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.rulings.options import PLAYER_WINDOW
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.playing.using import (
    is_paid_by_discarding,
    paid_by_itself,
    pays_by_itself,
    uses,
)
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: The option of which cards somebody discards out of more.
TO_SIZE = "discard-to-size"


@SPEECH.sentence(
    "when",
    "makes-room",
    who="investigator",
    cards="cards",
    en="{who} discards {cards} to make room",
    it="{who} scarta {cards} per fare posto",
)
def makes_room(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which assets leave too full slots."""
    gone = tuple(scene.thing(card) for card in cards)
    return [Intent("make-room", {"who": scene.thing(who), "cards": gone})]


@SPEECH.sentence(
    "when",
    "discards-to-size",
    who="investigator",
    cards="cards",
    en=("{who} discards {cards}", "{who} discards {cards} from (his|her|their) hand"),
    it=("{who} scarta {cards}", "{who} scarta {cards} dalla (sua mano|mano)"),
)
def discards_to_size(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Cards beyond the hand size; several copies of one card are told apart by their numbers."""
    player = scene.thing(who)
    chosen = []
    for card in cards:
        held = [
            id
            for id in scene.copies(card)
            if scene.state.get(id, "zone") == "hand"
            and scene.state.get(id, "controller") == player
            and id not in chosen
        ]
        chosen.append(scene.thing(card) if card.copy or not held else held[0])
    if all(scene.state.get(id, "zone") == "play" for id in chosen) and _makes_room(scene):
        room: list[Intent] = makes_room(scene, who, cards)
        return room
    if len(chosen) == 1 and _is_used(scene, chosen[0], player):
        if len(pays_by_itself(scene, chosen[0], "discard")) == 1:
            return paid_by_itself(scene, who, cards[0], "discard", None)
        use: list[Intent] = uses(scene, who, cards[0])
        return use
    return [Intent(TO_SIZE, {"who": player, "cards": tuple(chosen)})]


@SPEECH.sentence(
    "when",
    "uses-discarding",
    who="investigator",
    card="card",
    target="card",
    cards="cards",
    en=(
        "{who} (uses|activates|triggers) {card}[ on {target}] (discarding|by discarding) {cards}",
        "{who} (uses|activates|triggers) {card}[ on {target}], (discarding|by discarding) {cards}",
    ),
    it=(
        "{who} usa {card}[ su {target}] scartando {cards}",
        "{who} usa {card}[ su {target}], scartando {cards}",
    ),
)
def uses_discarding(
    scene: Scene,
    who: Reference,
    card: Reference,
    cards: tuple[Reference, ...],
    target: Reference | None = None,
) -> list[Intent]:
    """As "uses", with the cards from hand that pay for it."""
    use: list[Intent] = uses(scene, who, card, target)
    paid: list[Intent] = discards_to_size(scene, who, cards)
    return [*use, *paid]


def _is_used(scene: Scene, card: str, player: str) -> bool:
    """Whether ``card`` pays for an ability of its own that ``player`` could begin now."""
    waiting = scene.ahead().state.pending
    acts = (scene.tongue.game.acts, PLAYER_WINDOW)
    asked = isinstance(waiting, Choice) and waiting.id not in acts
    theirs = scene.state.get(card, "controller", None) == player
    in_play = scene.state.get(card, "zone") == "play"
    return in_play and theirs and not asked and is_paid_by_discarding(scene, card)


def discards_the_rest(
    scene: Scene, who: Reference, kept: tuple[Reference, ...]
) -> list[Intent] | None:
    """As "discards", told by what is left; ``None`` where nobody has to discard anything now."""
    waiting = scene.ahead().state.pending
    options = waiting.options if isinstance(waiting, Choice) else ()
    held = {card for option in options if option.id == TO_SIZE for card in option.slots["cards"]}
    if not held:
        return None
    rest = held - {scene.thing(card) for card in kept}
    return [Intent(TO_SIZE, {"who": scene.thing(who), "cards": tuple(sorted(rest))})]


def _makes_room(scene: Scene) -> bool:
    """Whether it is asked, now or as soon as something is asked, what makes room."""
    waiting = scene.ahead().state.pending
    return isinstance(waiting, Choice) and waiting.id == "slots"


SPEECH.choice(
    "slots",
    en="which cards leave play to make room",
    it="quali carte lasciano il gioco per fare posto",
)
SPEECH.option(
    "make-room", en="{who} discards {cards} to make room", it="{who} scarta {cards} per fare posto"
)


def _same_cards(option: Option, intent: Intent) -> bool:
    """A set of cards, in whatever order it is told."""
    wanted, offered = intent.slots["cards"], option.slots["cards"]
    return option.slots["who"] == intent.slots["who"] and sorted(wanted) == sorted(offered)


def _discards(scene: Scene, option: Option) -> dict[str, Any]:
    names = ", ".join(str(scene.name(card)) for card in option.slots["cards"])
    return {"who": scene.name(option.slots["who"]), "cards": names}


SPEECH.choice(
    "discard-at-random", en="which card is discarded at random", it="quale carta si scarta a caso"
)
SPEECH.choice("discard-down-to", en="which cards to discard", it="quali carte scartare")
SPEECH.choice("discard-worth", en="which cards to discard", it="quali carte scartare")
SPEECH.choice(
    "hand-size",
    en="which cards beyond the hand size to discard",
    it="quali carte scartare oltre il limite di mano",
)
SPEECH.option(
    TO_SIZE,
    en="{who} discards {cards}",
    it="{who} scarta {cards}",
    fill=_discards,
    fits=_same_cards,
)
