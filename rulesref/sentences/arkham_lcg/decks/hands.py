"""Then: cards in a hand, nothing of a kind, what is not somewhere, and what has happened at all."""

from __future__ import annotations

from rulesref.games.arkham_lcg.decks.hand import cards_held, told_hand
from rulesref.games.arkham_lcg.decks.untold_draws import stop_at_untold
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import in_zone, in_zone_of
from rulesref.sentences.arkham_lcg.counted_from_none import count_from_none
from rulesref.sentences.arkham_lcg.holding import kept_as
from rulesref.sentences.arkham_lcg.in_play.control import bearer_told
from rulesref.sentences.arkham_lcg.in_play.so_many import (
    has_so_many,
    stop_where_clues_are_untold,
)
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always

HERE = 0
SPEECH.unmet("in-hand", en="{what} in hand", it="{what} in mano")
SPEECH.unmet("drawn", en="{number} drawn", it="{number} pescate")
SPEECH.unmet("not-in", en="{card}: not {where}", it="{card}: non {where}")
SPEECH.unmet(
    "encounter-discard",
    en="{card}: encounter discard pile",
    it="{card}: pila degli scarti degli incontri",
)


@SPEECH.sentence(
    "then",
    "hand-holds",
    who="investigator",
    amount="number",
    en=(
        "{who} has {amount} (card|cards) in (hand|his hand|her hand|their hand)",
        "{who} has no cards in (hand|his hand|her hand|their hand)",
    ),
    it=(
        "{who} ha in mano {amount} (carta|carte)",
        "{who} ha {amount} (carta|carte) in mano",
        "{who} non ha carte in mano",
    ),
)
def hand_holds(scene: Scene, who: Reference, amount: int = 0) -> list[Unmet]:
    """How many cards, whatever they are."""
    found = cards_held(scene.state, scene.thing(who))
    count_from_none(scene, scene.thing(who), "hand", met=found == amount)
    wanted = in_words(scene, "in-hand", what=amount)
    return [] if found == amount else [Unmet(HERE, wanted, str(found))]


@SPEECH.sentence(
    "then",
    "has-drawn",
    who="investigator",
    amount="number",
    en=("{who} (draws|has drawn) {amount} (card|cards)", "{who} (draws|has drawn) a card"),
    it=("{who} (pesca|ha pescato) {amount} (carta|carte)", "{who} (pesca|ha pescato) una carta"),
)
def has_drawn(scene: Scene, who: Reference, amount: int = 1) -> list[Unmet]:
    """How many cards of the own deck in this case, whatever they are; encounter cards apart."""
    player = scene.thing(who)
    found = sum(
        line.stage == "impact"
        and line.event is not None
        and line.event.type in ("draw", "draw-untold")
        and line.event.slots["who"] == player
        for line in scene.state.lines()
    )
    told = [in_words(scene, "drawn", number=number) for number in (amount, found)]
    return [] if found == amount else [Unmet(HERE, *told)]


@SPEECH.sentence(
    "then",
    "has-drawn-none",
    who="investigator",
    en=(
        "{who} (draws|has drawn) no (card|cards)",
        "{who} (does not draw|has not drawn) (a card|any card|any cards)",
    ),
    it="{who} non (pesca|ha pescato) (carte|una carta|nessuna carta|alcuna carta)",
)
def has_drawn_none(scene: Scene, who: Reference) -> list[Unmet]:
    """None of the own deck in this case; encounter cards apart."""
    unmet: list[Unmet] = has_drawn(scene, who, 0)
    return unmet


@SPEECH.sentence(
    "then",
    "has-in-hand",
    who="investigator",
    cards="cards",
    en="{who} has {cards} in (hand|his hand|her hand|their hand)",
    it=("{who} ha in mano {cards}", "{who} ha {cards} in mano"),
)
def has_in_hand(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Unmet]:
    """These cards among others; what is named several times is there as often."""
    holder = scene.thing(who)
    left = set(told_hand(scene.state, holder))
    lacking = []
    for card in sorted(cards, key=lambda one: not one.copy):  # a numbered one is no other
        meant = [scene.find(card)] if card.copy else scene.copies(card)
        held = next((id for id in meant if id in left), None)
        left.discard(held or "")
        lacking += [] if held else [card.text]
    if lacking:
        stop_at_untold(scene.state, holder)
    wanted = in_words(scene, "in-hand", what=", ".join(lacking))
    return [Unmet(HERE, wanted, in_words(scene, "not-there"))] if lacking else []


@SPEECH.sentence(
    "then",
    "has-no",
    card="card",
    pool="pool",
    en=("{card} has no {pool}", "there (is|are) no {pool} (on|at) {card}"),
    it=("{card} non ha {pool}", "non (c'è|ci sono) {pool} (in|a|su) {card}"),
    absent=always,
)
def has_no(scene: Scene, card: Reference, pool: str) -> list[Unmet]:
    """None of one kind of token; a card that is out of play has none."""
    id = scene.thing(card)
    attribute = kept_as(scene, id, pool)
    stop_where_clues_are_untold(scene, id, attribute)
    if not scene.state.get(id, attribute):
        count_from_none(scene, id, attribute, met=True)
        return []
    unmet: list[Unmet] = has_so_many(scene, card, 0, pool)
    return unmet


@SPEECH.sentence(
    "then",
    "is-not-in",
    card="card",
    zone="zone",
    en="{card} is not (in the|in) {zone}",
    it="{card} non è in {zone}",
    absent=always,
)
def is_not_in(scene: Scene, card: Reference, zone: str) -> list[Unmet]:
    """Anywhere else."""
    found = scene.state.get(scene.thing(card), "zone", "nowhere")
    where = in_zone(scene, zone)
    wanted = in_words(scene, "not-in", card=card.text, where=where)
    return [Unmet(HERE, wanted, f"{card.text}: {where}")] if found == zone else []


@SPEECH.sentence(
    "then",
    "is-in-whose",
    card="card",
    zone="zone",
    who="investigator",
    en=("{card} is in the {zone} of {who}", "{card} is in {who}'s {zone}"),
    it=("{card} è (nella|in) pila degli scarti di {who}", "{card} è in {zone} di {who}"),
)
def is_in_whose(
    scene: Scene, card: Reference, who: Reference, zone: str = "discard"
) -> list[Unmet]:
    """In the hand of one investigator, or in their discard pile."""
    if zone == "discard":
        bearer_told(scene, card)
    lies, wanted = _lies(scene, card), (zone, scene.thing(who))
    if lies == wanted:
        return []
    return [Unmet(HERE, _place(scene, card, *wanted), _place(scene, card, *lies))]


@SPEECH.sentence(
    "then",
    "is-in-encounter-discard",
    card="card",
    en="{card} is in the encounter discard pile",
    it="{card} è nella pila degli scarti degli incontri",
)
def is_in_encounter_discard(scene: Scene, card: Reference) -> list[Unmet]:
    """Discarded, and no investigator's card."""
    bearer_told(scene, card)
    lies = _lies(scene, card)
    if lies == ("discard", ""):
        return []
    wanted = in_words(scene, "encounter-discard", card=card.text)
    return [Unmet(HERE, wanted, _place(scene, card, *lies))]


def _lies(scene: Scene, card: Reference) -> tuple[str, str]:
    """The zone that ``card`` is in, and whose it is there; "" for nobody's."""
    id = scene.thing(card)
    zone = scene.state.get(id, "zone", "nowhere")
    whose = "owner" if zone == "discard" else "controller"
    return zone, scene.state.get(id, whose, "") or ""


def _place(scene: Scene, card: Reference, zone: str, who: str) -> str:
    return f"{card.text}: {in_zone_of(scene, zone, who)}"


SPEECH.unmet("elsewhere", en="{card}: elsewhere", it="{card}: altrove")


@SPEECH.sentence(
    "then",
    "is-not-in-whose",
    card="card",
    zone="zone",
    who="investigator",
    en=("{card} is not in the {zone} of {who}", "{card} is not in {who}'s {zone}"),
    it=("{card} non è (nella|in) pila degli scarti di {who}", "{card} non è in {zone} di {who}"),
    absent=always,
)
def is_not_in_whose(
    scene: Scene, card: Reference, who: Reference, zone: str = "discard"
) -> list[Unmet]:
    """Anywhere else, or there with somebody else."""
    if is_in_whose(scene, card, who, zone):
        return []
    there = _place(scene, card, zone, scene.thing(who))
    return [Unmet(HERE, in_words(scene, "elsewhere", card=card.text), there)]


@SPEECH.sentence(
    "then",
    "is-not-in-encounter-discard",
    card="card",
    en="{card} is not in the encounter discard pile",
    it="{card} non è nella pila degli scarti degli incontri",
    absent=always,
)
def is_not_in_encounter_discard(scene: Scene, card: Reference) -> list[Unmet]:
    """Anywhere else."""
    if is_in_encounter_discard(scene, card):
        return []
    there = _place(scene, card, "discard", "")
    return [Unmet(HERE, in_words(scene, "elsewhere", card=card.text), there)]
