"""Where an asset is that somebody "holds": in hand where a later step plays it, in play where one uses it.

Of one that no later step speaks of, or not so that it says where it is, that is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulesref.cases.written import Step
from rulesref.rulings.reading import Told
from rulesref.rulings.reference import Reference
from rulesref.rulings.said_by import told_by
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet(
    "taken-to-be-in-play",
    en="taken to be in play, since a later step says what is done with it there: {cards}",
    it="si considera in gioco, poiché un passo successivo dice che cosa si fa con essa: {cards}",
)
#: Rows → the slot that names what is played from hand, or committed from there.
_FROM_HAND = {"plays": "card", "plays-as-if": "card", "plays-to": "card", "commits": "cards"}
#: Rows → the slots that name what has to be in play for it.
_IN_PLAY = {
    **dict.fromkeys(
        ("uses", "uses-ability", "uses-for-skill", "uses-for-so-much", "uses-ordinal"), ("card",)
    ),
    **dict.fromkeys(("uses-on-deck", "uses-discarding", "uses-of-sort", "triggers"), ("card",)),
    **dict.fromkeys(("exhausts-to-use", "discards-to-use", "exhausts", "readies"), ("card",)),
    **dict.fromkeys(("fights-with", "evades-with", "investigates-with", "places-uses"), ("card",)),
    **dict.fromkeys(("has-tokens", "has-taken", "so-much-left", "exhausted"), ("card",)),
    **dict.fromkeys(("assigns", "assigns-all", "is-assigned"), ("to",)),
    "assigns-shares": ("to", "to2", "to3", "to4"),
    "is-attached": ("to",),
    "spends": ("source",),
    "uses-to-play": ("source",),
    "uses-to-heal": ("source", "card"),
    "moves-from": ("source", "to"),
    "heals": ("card",),
    "is-healed": ("card",),
}
#: What somebody may do with a card → whether it has to be in play for that.
_DEEDS = {"play": False, "commit": False, "use": True, "activate": True, "trigger": True}


def held_where(scene: Scene, told: Told, later: Sequence[Step]) -> tuple[str, ...]:
    """The sentences that say where the cards of ``told`` are; empty where ``later`` steps do not."""
    if told.row.id != "holds":
        return ()
    who, cards = told.slots["who"], told.slots["cards"]
    where: dict[bool, list[str]] = {False: [], True: []}
    for card in cards:
        if card.card.type not in ("event", "skill"):
            found = next(_places(scene, card, later), None)
            if found is None:
                return ()
            where[found].append(card.text)
        else:
            where[False].append(card.text)
    rows = {False: SPEECH.sentences["in-hand"], True: SPEECH.sentences["holds-in-play"]}
    return tuple(
        rows[place].patterns[scene.language][0].write({"who": who.text, "cards": ", ".join(names)})
        for place, names in where.items()
        if names
    )


def _places(scene: Scene, card: Reference, later: Sequence[Step]) -> Iterator[bool]:
    """Whether ``card`` has to be in play for each of the ``later`` steps that says where it is."""
    known = scene.telling.named
    scene.telling.named = tuple(dict.fromkeys((*known, card.card)))  # by a part of its name, too
    read = [told_by(scene, step.text, step.kind) for step in later]
    scene.telling.named = known
    for told in read:
        if told is None:
            continue
        if told.row.id in ("may", "may-not") and _is(told.slots.get("card"), card):
            deed = _DEEDS.get(str(told.slots.get("deed")))
            yield from () if deed is None else (deed,)
        if _is(told.slots.get(_FROM_HAND.get(told.row.id, "")), card):
            yield False
        if any(_is(told.slots.get(slot), card) for slot in _IN_PLAY.get(told.row.id, ())):
            yield True
        if told.row.id in ("plays", "uses") and _is(told.slots.get("target"), card):
            yield True


def _is(named: object, card: Reference) -> bool:
    """Whether ``named``, what stands in a slot, is ``card``, or holds it."""
    several = named if isinstance(named, tuple) else (named,)
    return any(isinstance(one, Reference) and one.card == card.card for one in several)


@SPEECH.sentence(
    "given",
    "holds-in-play",
    who="investigator",
    cards="loose-cards",
    en="{who} holds {cards} in play",
    it="{who} tiene {cards} in gioco",
)
def holds_in_play(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """As "controls", of what a later step uses; what is taken for granted is told."""
    SPEECH.sentences["controls"].run(scene, who=who, cards=cards)
    names = ", ".join(one.text for one in cards)
    words = in_words(scene, "taken-to-be-in-play", cards=names)
    scene.telling.remarks.append((scene.telling.line, words))


SPEECH.told_later = held_where
