"""When: abilities that somebody uses, told by the card, by its number or by what it costs."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.ability import Node, Selector
from rulesref.engine.outcome import Choice
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.actions.denied import is_played
from rulesref.sentences.arkham_lcg.numbered import (
    ability_for,
    ability_numbered,
    ability_often,
    lets_choose,
)
from rulesref.sentences.arkham_lcg.playing.options_about import ABOUT
from rulesref.sentences.arkham_lcg.playing.playing import is_event_of_nowhere, plays, target_of
from rulesref.sentences.arkham_lcg.skill_tests.committing_over import committing_over_for
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "uses-ability",
    who="investigator",
    number="number",
    card="card",
    target="card",
    en="{who} uses ability {number} of {card}[ on {target}]",
    it="{who} usa (la capacità|l'abilità) {number} di {card}[ su {target}]",
)
def uses_ability(
    scene: Scene, who: Reference, number: int, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """As "uses", for a card with several abilities: counted as they stand on the card."""
    ability = ability_numbered(scene, card, number)
    slots = {"who": actor(scene, who), "card": scene.thing(card), "ability": ability}
    begun = Intent("use", slots)
    return [*committing_over_for(scene, begun), begun, *target_of(scene, target)]


@SPEECH.sentence(
    "when",
    "uses-for-skill",
    who="investigator",
    card="card",
    skill="skill",
    en="{who} (uses|activates|triggers) {card} for {skill}",
    it="{who} usa {card} per {skill}",
)
def uses_for_skill(scene: Scene, who: Reference, card: Reference, skill: str) -> list[Intent]:
    """As "uses", of the one ability of the card that has to do with this skill."""
    ability = ability_for(scene, card, skill)
    slots = {"who": actor(scene, who), "card": scene.thing(card), "ability": ability}
    return [Intent("use", slots), *_of_the_skill(scene, who, card, ability, skill)]


def _of_the_skill(
    scene: Scene, who: Reference, card: Reference, ability: str, skill: str
) -> list[Intent]:
    """The option about ``skill``, where that ability of ``card`` lets one choose among several."""
    if not lets_choose(scene, card, ability, skill):
        return []
    return [Intent(ABOUT, {"who": scene.thing(who), "tokens": (skill,)})]


@SPEECH.sentence(
    "when",
    "uses-for-so-much",
    who="investigator",
    card="card",
    amount="number",
    skill="skill",
    en="{who} (uses|activates|triggers|exhausts) {card} (for|to get) +{amount} {skill}",
    it="{who} (usa|attiva|esaurisce) {card} per +{amount} {skill}",
)
def uses_for_so_much(
    scene: Scene, who: Reference, card: Reference, amount: int, skill: str
) -> list[Intent]:
    """The same of the one that gives so much of it, or a part of it each time that it is used."""
    ability, often = ability_often(scene, card, skill, amount)
    slots = {"who": actor(scene, who), "card": scene.thing(card), "ability": ability}
    return [Intent("use", slots), *_of_the_skill(scene, who, card, ability, skill)] * often


#: What counts the abilities of a card in words, from the first on.
ORDINALS = ("first", "second", "third", "fourth", "fifth")
SPEECH.word(
    "ordinal",
    en={word: word for word in ORDINALS},
    it=dict(zip(("prima", "seconda", "terza", "quarta", "quinta"), ORDINALS, strict=True)),
)


@SPEECH.sentence(
    "when",
    "uses-ordinal",
    who="investigator",
    ordinal="ordinal",
    card="card",
    target="card",
    en=(
        "{who} (uses|activates|triggers) the {ordinal} ability of {card}[ on {target}]",
        "{who} (uses|activates|triggers) {card}'s {ordinal} ability[ on {target}]",
    ),
    it="{who} usa la {ordinal} (capacità|abilità) di {card}[ su {target}]",
)
def uses_ordinal(
    scene: Scene, who: Reference, ordinal: str, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """As "uses ability" with its number."""
    told: list[Intent] = uses_ability(scene, who, ORDINALS.index(ordinal) + 1, card, target)
    return told


@SPEECH.sentence(
    "when",
    "uses",
    who="investigator",
    card="card",
    target="card",
    en=(
        "{who} (uses|activates|triggers) {card}[ on {target}]",
        "{who} (uses|activates) {card} against {target}",
        "{who} (uses|activates|triggers) {card}[,] choosing {target}",
        "{who} (uses|activates|triggers) {card}'s ability[ on {target}]",
        "{who} (uses|activates|triggers) the ability of {card}[ on {target}]",
    ),
    it=(
        "{who} usa {card}[ su {target}]",
        "{who} usa {card} contro {target}",
        "{who} usa {card}[,] scegliendo {target}",
        "{who} usa (la capacità|l'abilità) di {card}[ su {target}]",
    ),
)
def uses(
    scene: Scene, who: Reference, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """Answers a reaction opportunity, or begins an ability while nothing is resolving.

    A card in hand that does nothing there is played, and so is an event of which no step says
    where it is: nothing else can be done with it.
    """
    if is_event_of_nowhere(scene, card):
        begun_so: list[Intent] = plays(scene, who, card, target)
        return begun_so
    used = scene.thing(card)
    if is_played(scene.ahead(), used):  # what the step before has played may come into play yet
        played: list[Intent] = plays(scene, who, card, target)
        return played
    begun = Intent("use", {"who": actor(scene, who), "card": used})
    return [*committing_over_for(scene, begun), begun, *target_of(scene, target)]


@SPEECH.sentence(
    "when",
    "uses-on-deck",
    who="investigator",
    card="card",
    whose="investigator",
    en=(
        "{who} (uses|activates|triggers) {card} on the encounter deck",
        "{who} (uses|activates|triggers) {card} on the deck of {whose}",
        "{who} (uses|activates|triggers) {card} on {whose}'s deck",
    ),
    it=(
        "{who} usa {card} sul mazzo (degli incontri|incontri)",
        "{who} usa {card} sul mazzo di {whose}",
    ),
)
def uses_on_deck(
    scene: Scene, who: Reference, card: Reference, whose: Reference | None = None
) -> list[Intent]:
    """As "uses", of a card that lets one choose which deck is looked at or searched."""
    deck = ENCOUNTER_DECK if whose is None else scene.thing(whose)
    begun: list[Intent] = uses(scene, who, card)
    return [*begun, Intent("look-deck", {"whose": deck})]


@SPEECH.sentence(
    "when",
    "uses-own",
    who="investigator",
    target="card",
    en="{who} uses (his|her|their|his own|her own|their own) ability[ on {target}]",
    it="{who} usa la (sua|propria) (capacità|abilità)[ su {target}]",
)
def uses_own(scene: Scene, who: Reference, target: Reference | None = None) -> list[Intent]:
    """As "uses", of the investigator card itself."""
    return [
        Intent("use", {"who": actor(scene, who), "card": scene.thing(who)}),
        *target_of(scene, target),
    ]


@SPEECH.sentence(
    "when",
    "exhausts-to-use",
    who="investigator",
    card="card",
    target="card",
    en="{who} exhausts {card}[ on {target}]",
    it="{who} esaurisce {card}[ su {target}]",
)
def exhausts_to_use(
    scene: Scene, who: Reference, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """As "uses", told by the cost: an ability that is paid for by exhausting the card itself.

    Where a cost may be paid in several ways, the one that exhausts it; where an effect of the card
    asks whether it does, that it does.
    """
    waiting = scene.ahead().state.pending
    if target is None and _asks_whether(waiting, scene.thing(card)):
        deed = Intent("happens", {"event": "exhaust", "slots": (("card", scene.thing(card)),)})
        return [Intent("chosen-deed", {"who": scene.thing(who), "deed": deed})]
    if target is None and isinstance(waiting, Choice) and waiting.id == "pay-with":
        return [Intent("exhaust", {"who": scene.thing(who), "card": scene.thing(card)})]
    return paid_by_itself(scene, who, card, "exhaust", target)


def _asks_whether(waiting: object, card: str) -> bool:
    """Whether it is asked if an effect of ``card`` is accepted."""
    return isinstance(waiting, Choice) and any(
        option.id == "accept" and option.slots.get("card") == card for option in waiting.options
    )


def paid_by_itself(
    scene: Scene, who: Reference, card: Reference, how: str, target: Reference | None
) -> list[Intent]:
    """The use of ``card`` that is told by ``how`` it pays for that itself."""
    used = scene.thing(card)
    paid = pays_by_itself(scene, used, how)
    if not paid:
        raise UnresolvedReference(
            said("no ability of {card} is paid for by exhausting it").format(card=card.text)
            if how == "exhaust"
            else said("no ability of {card} is paid for by discarding it").format(card=card.text),
            told=card.text,
            remedy=said("if an effect exhausts it, leave out who")
            if how == "exhaust"
            else said("if an effect discards it, leave out who"),
        )
    named = {"ability": paid[0]} if len(paid) == 1 else {}
    return [
        Intent("use", {"who": actor(scene, who), "card": used, **named}),
        *target_of(scene, target),
    ]


@SPEECH.sentence(
    "when",
    "discards-to-use",
    who="investigator",
    card="card",
    target="card",
    en="{who} discards {card} to (fight|attack|evade|damage) {target}",
    it="{who} scarta {card} per (combattere|attaccare|eludere|danneggiare) {target}",
)
def discards_to_use(
    scene: Scene, who: Reference, card: Reference, target: Reference
) -> list[Intent]:
    """The same of an ability that is paid for by discarding the card itself."""
    return paid_by_itself(scene, who, card, "discard", target)


def is_paid_by_discarding(scene: Scene, card: str) -> bool:
    """Whether an ability of ``card`` is paid for by discarding it."""
    abilities = card_of(scene.state, card).abilities
    return any(_pays_itself(cost, "discard") for ability in abilities for cost in ability.costs)


def pays_by_itself(scene: Scene, card: str, how: str) -> list[str]:
    """The abilities of ``card`` that are paid for by what happens to it: "exhaust", "discard", "exile"."""
    return [
        ability.id
        for ability in card_of(scene.state, card).abilities
        if any(_pays_itself(cost, how) for cost in ability.costs)
    ]


def _pays_itself(cost: Node, how: str) -> bool:
    card = cost.args.get("card")
    return cost.row.id == how and isinstance(card, Selector) and card.row.id == "this"


SPEECH.choice("resolve-ability", en="which ability to resolve", it="quale capacità risolvere")
