"""Who is where, who controls what, which tokens lie where."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.actions.actions_left import free
from rulesref.games.arkham_lcg.costs.uses import uses_at_first
from rulesref.games.arkham_lcg.in_play.story_assets import is_story_asset
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.options import counted
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.holding import (
    ATTRIBUTE,
    HAS,
    ask_whose,
    one_or_two,
    put_tokens,
    say_of_each,
)
from rulesref.sentences.arkham_lcg.in_play.sides import print_other_side
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0  # the line of the step itself


@SPEECH.sentence(
    "given",
    "investigators-at",
    who="investigators",
    location="location",
    amount="number",
    token="pool",
    more="number",
    other="pool",
    en=(
        "{who} (is|are) (at|in) {location} with {amount} {token} and {more} {other}",
        "{who} (is|are) (at|in) {location}[ with {amount} {token}]",
    ),
    it=(
        "{who} (è|sono) (in|a) {location} con {amount} {token} e {more} {other}",
        "{who} (è|sono) (in|a) {location}[ con {amount} {token}]",
    ),
)
def investigators_at(
    scene: Scene,
    who: tuple[Reference, ...],
    location: Reference,
    amount: int | None = None,
    token: str = "damage",
    more: int = 0,
    other: str = "",
) -> None:
    """Investigators sit down in the order in which they are named; the first one leads.

    Clues could lie at the location as well: another step says what lies there.
    """
    place = scene.location(location)
    for investigator in who:
        id = scene.investigator(investigator)
        scene.telling.declare("at", id, said("where {} is").format(investigator.text))
        scene.state.put(id, at=place)
    if amount is None:
        return
    seated = tuple(scene.thing(investigator) for investigator in who)
    for kind, count in one_or_two(token, amount, other, more).items():
        if count and len(seated) > 1:
            say_of_each(scene, seated, count, kind, place)
        if count and kind == "clue":
            ask_whose(scene, seated[0], place, count, kind)
        for id in seated:
            put_tokens(scene, id, count, kind)


@SPEECH.sentence(
    "given",
    "investigator-at-with-on-them",
    who="investigator",
    location="location",
    amount="number",
    token="pool",
    more="number",
    other="pool",
    en="{who} is (at|in) {location} with {amount} {token}[ and {more} {other}] on (him|her|them)",
    it="{who} è (in|a) {location} con {amount} {token}[ e {more} {other}] su di (sé|lui|lei)",
)
def investigator_at_with_on_them(
    scene: Scene,
    who: Reference,
    location: Reference,
    amount: int,
    token: str,
    more: int = 0,
    other: str = "",
) -> None:
    """The same of one of them; whose tokens these are is said."""
    investigators_at(scene, (who,), location)
    for kind, count in one_or_two(token, amount, other, more).items():
        put_tokens(scene, scene.thing(who), count, kind)


#: Types of cards that can be in play under somebody's control; keys are bound.
_CONTROLLED = ("asset", "event")


def _lays_out(card: Reference) -> str:
    bound = {"en": "… is bound to …", "it": "… è vincolata a …"}[card.language]
    return SPEECH.lays_out[card.language].get(card.card.type, bound)


@SPEECH.sentence(
    "given",
    "controls",
    who="investigator",
    cards="cards",
    amount="number",
    token="pool",
    more="number",
    other="pool",
    en=(
        "{who} controls {cards} with {amount} {token} and {more} {other}",
        "{who} controls {cards}[ with {amount} {token}]",
        "{who} has {cards} in play[ with {amount} {token}]",
        "{cards} (is|are) [in play ]under the control of {who}[ with {amount} {token}]",
        "{cards} (is|are) [in play ]under {who}'s control[ with {amount} {token}]",
        "{cards} (is|are) in the play area of {who}",
        "{cards} (is|are) in {who}'s play area",
    ),
    it=(
        "{who} controlla {cards} con {amount} {token} e {more} {other}",
        "{who} controlla {cards}[ con {amount} {token}]",
        "{who} ha in gioco {cards}[ con {amount} {token}]",
        "{cards} (è|sono) [in gioco ]sotto il controllo di {who}[ con {amount} {token}]",
        "{cards} (è|sono) nell'area di gioco di {who}",
    ),
)
def controls(
    scene: Scene,
    who: Reference,
    cards: tuple[Reference, ...],
    amount: int | None = None,
    token: str = "damage",
    more: int = 0,
    other: str = "",
) -> None:
    """Cards in play under an investigator's control, as they enter play.

    A story asset may be the scenario's or theirs: a further step says which, where that matters.
    """
    player = scene.thing(who)
    laid = []
    for card in cards:
        if card.card.type not in _CONTROLLED:
            raise UnresolvedReference(
                said("{text} is under nobody's control: it is of type {type}").format(
                    text=card.text, type=said(card.card.type)
                ),
                remedy=said("write: {}").format(_lays_out(card)),
            )
        owner = None if is_story_asset(card.card) else player
        id = scene.bring(card, zone="play", controller=player, owner=owner)
        for use in card.card.keywords.get("uses", {}):
            scene.state.put(id, **{use: uses_at_first(scene.state, id, use)})
        print_other_side(scene, id, card.card)
        laid.append(id)
    if amount is None:
        return
    for kind, count in one_or_two(token, amount, other, more).items():
        if len(laid) > 1:
            say_of_each(scene, tuple(laid), count, kind)
        put_tokens(scene, laid[0], count, kind)


@SPEECH.sentence(
    "given",
    "controls-exhausted",
    who="investigator",
    card="card",
    en=(
        "{who} (controls|has) (an|the) exhausted {card}",
        "{who} (controls|has in play) {card}(, exhausted| and exhausted)",
        "{who} has (an|the) exhausted {card} in play",
        "(an|the) exhausted {card} is (in play under|under) {who}'s control",
    ),
    it=("{who} controlla {card}[,] esaurit(o|a)", "{who} ha in gioco {card} esaurit(o|a)"),
)
def controls_exhausted(scene: Scene, who: Reference, card: Reference) -> None:
    """The same of one card that is exhausted."""
    controls(scene, who, (card,))
    id = scene.thing(card)
    scene.telling.declare("exhausted", id, said("that {} is exhausted").format(card.text))
    scene.state.put(id, exhausted=True)


@SPEECH.sentence(
    "given",
    "engaged",
    enemy="enemy",
    who="investigator",
    amount="number",
    token="pool",
    en=(
        "{enemy} is engaged with {who}[ with {amount} {token}]",
        "{who} is engaged with {enemy} (with|that has) {amount} {token}",
    ),
    it=(
        "{enemy} è impegnat(o|a) con {who}[ con {amount} {token}]",
        "{who} è impegnat(o|a) con {enemy} (con|che ha) {amount} {token}",
    ),
)
def engaged(
    scene: Scene,
    enemy: Reference,
    who: Reference,
    amount: int | None = None,
    token: str = "damage",
) -> None:
    """A ready enemy in an investigator's threat area; a massive one at their location.

    One that was said to be at that location is the same enemy. Clues and resources could be the
    investigator's as well: another step says how many they have.
    """
    player = scene.thing(who)
    id = _beside(scene, enemy, player) or scene.bring(enemy, zone="play")
    if keyword(scene.state, id, "massive"):
        scene.telling.declare("at", id, said("where {} is").format(enemy.text))
        scene.state.put(id, at=location_of(scene.state, player))
    else:
        scene.state.put(id, engaged=player, at=None)
    if amount and token in ("clue", "resource"):
        ask_whose(scene, id, player, amount, token)
    if amount is not None:
        put_tokens(scene, id, amount, token)


@SPEECH.sentence(
    "given",
    "engaged-exhausted",
    enemy="enemy",
    who="investigator",
    en=(
        "(an|the) exhausted {enemy} is engaged with {who}",
        "{enemy} is engaged with {who}(, exhausted| and exhausted)",
    ),
    it="{enemy} è impegnat(o|a) con {who} ed è esaurit(o|a)",
)
def engaged_exhausted(scene: Scene, enemy: Reference, who: Reference) -> None:
    """An exhausted enemy in an investigator's threat area."""
    engaged(scene, enemy, who)
    id = scene.thing(enemy)
    scene.telling.declare("exhausted", id, said("that {} is exhausted").format(enemy.text))
    scene.state.put(id, exhausted=True)


def _beside(scene: Scene, enemy: Reference, player: str) -> str | None:
    """The enemy of that name that a step has laid where ``player`` is, and said no more of it."""
    id = scene.find(enemy)
    at = scene.state.get(id, "at") if id in scene.telling.laid else None
    alone = not at or ("unengaged", id) in scene.telling.declared
    return None if alone or at != location_of(scene.state, player) else id


@SPEECH.sentence(
    "given",
    "engaged-to",
    who="investigator",
    enemies="enemys",
    en=("{who} is engaged with {enemies}", "{enemies} are engaged with {who}"),
    it=(
        "{who} è impegnat(o|a) con {enemies}",
        "{enemies} sono impegnat(i|e) con {who}",
    ),
)
def engaged_to(scene: Scene, who: Reference, enemies: tuple[Reference, ...]) -> None:
    """The same, told of the investigator."""
    for enemy in enemies:
        engaged(scene, enemy, who)


SPEECH.unmet("and-additional", en="{actions} and {more} additional", it="{actions} e {more} in più")
#: Whoever is out of the game still has no tokens: they went where they belong.
_PERSON = "investigator"


@SPEECH.sentence(
    "then",
    "has-so-many",
    card="card",
    amount="number",
    pool="pool",
    more="number",
    other="pool",
    en=HAS["en"],
    it=HAS["it"],
)
def has_so_many(
    scene: Scene, card: Reference, amount: int, pool: str, more: int = 0, other: str = ""
) -> list[Unmet]:
    """Exactly so many tokens of one kind; of actions, with or without additional ones for anything.

    Players count those in or name them apart; an additional action for one thing alone is apart. A
    card that is out of play has none, and not 0 of them either.
    """
    unmet = has_so_many(scene, card, more, other) if other else []
    id = scene.thing(card)
    attribute = ATTRIBUTE.get(pool, pool)
    found = scene.state.get(id, attribute)
    wanted, there = counted(scene, amount, pool), counted(scene, found, pool)
    further = free(scene.state, id) if attribute == "actions" else 0
    if further:
        there = in_words(scene, "and-additional", actions=there, more=further)
    here = scene.state.get(id, "zone", "play") == "play" or card.card.type == _PERSON
    if not found and not here:
        there = whereabouts(scene, id)
    elif found == amount or (further and found + further == amount):
        return unmet
    return [Unmet(HERE, f"{card.text}: {wanted}", f"{card.text}: {there}"), *unmet]
