"""In which of several ways a cost is paid, and how many uses an ability moves."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import ATTRIBUTE
from rulesref.sentences.arkham_lcg.playing.using import paid_by_itself, pays_by_itself
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "pays-with",
    who="investigator",
    card="card",
    number="number",
    en="{who} pays for {card} in way {number}",
    it="{who} paga per {card} nel modo {number}",
)
def pays_with(scene: Scene, who: Reference, card: Reference, number: int) -> list[Intent]:
    """Where a cost lets one choose: its ways counted from 1, as they stand on the card."""
    slots = {"who": scene.thing(who), "card": scene.thing(card), "number": number}
    return [Intent("pay-with", slots)]


@SPEECH.sentence(
    "when",
    "exiles",
    who="investigator",
    card="card",
    en="{who} exiles {card}",
    it="{who} esilia {card}",
)
def exiles(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """The same, told by the one way that exiles the card itself; else its use, which costs that."""
    waiting = scene.ahead().state.pending
    in_a_way = isinstance(waiting, Choice) and waiting.id == "pay-with"
    if not in_a_way and pays_by_itself(scene, scene.thing(card), "exile"):
        used: list[Intent] = paid_by_itself(scene, who, card, "exile", None)
        return used
    return [Intent("exile", {"who": scene.thing(who), "card": scene.thing(card)})]


SPEECH.choice("cost", en="what a cost is paid with", it="con che cosa pagare un costo")
SPEECH.choice("clues-off", en="where a clue is spent from", it="da dove si spende un indizio")
SPEECH.choice("pay-with", en="in which way to pay a cost", it="in quale modo pagare un costo")
SPEECH.option(
    "pay-with",
    en="{who} pays for {card} in way {number}",
    it="{who} paga per {card} nel modo {number}",
    silent=True,
)


@SPEECH.sentence(
    "when",
    "moves-so-many",
    who="investigator",
    amount="number",
    pool="pool",
    en="{who} moves {amount} {pool}",
    it="{who} sposta {amount} {pool}",
)
def moves_so_many(scene: Scene, who: Reference, amount: int, pool: str) -> list[Intent]:
    """As many as the ability lets one move, or fewer, of the kind that it moves."""
    waiting = scene.ahead().state.pending
    if isinstance(waiting, Choice) and waiting.id == "move-damage":
        parts = [one.slots for one in waiting.options if one.slots.get(pool, ("", 0))[1] == amount]
        return [Intent("move-part", dict(part)) for part in parts[:1] if len(parts) == 1]
    slots = {"who": scene.thing(who), "amount": amount, "uses": ATTRIBUTE.get(pool, pool)}
    return [Intent("move-so-many", slots)]


def _moved(scene: Scene, option: Option) -> dict[str, Any]:
    """One or several of a kind; the last two words for it are its singular and its plural."""
    uses = option.slots["uses"]
    pool = next((pool for pool, name in ATTRIBUTE.items() if name == uses), uses)
    words = SPEECH.words.words_for("pool", pool, scene.language)
    who, amount = scene.name(option.slots["who"]), option.slots["amount"]
    told = words[-2:][0 if amount == 1 else -1] if words else uses
    return {"who": who, "amount": amount, "uses": told}


SPEECH.choice("move-uses", en="how many uses to move", it="quanti utilizzi spostare")
SPEECH.option(
    "move-so-many",
    en="{who} moves {amount} {uses}",
    it="{who} sposta {amount} {uses}",
    fill=_moved,
)
