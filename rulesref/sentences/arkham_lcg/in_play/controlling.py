"""Which cards an investigator controls in play."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.in_play.story_assets import is_story_asset
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.decks.decks import threat_area
from rulesref.sentences.arkham_lcg.holding import (
    ask_whose,
    brought_along,
    enters_with_uses,
    has_uses,
    may_bear,
    one_or_two,
    put_tokens,
    say_of_each,
)
from rulesref.sentences.arkham_lcg.in_play.sides import print_other_side
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Types of cards that can be in play under somebody's control; keys are bound.
_CONTROLLED = ("asset", "event")


#: Types that are held: of these somebody is named first, and then the card.
_HELD = ("event", "skill")
_OR = {"en": ", or: ", "it": ", oppure: "}


def _lays_out(card: Reference, who: Reference) -> str:
    """The sentence that lays out such a card, told of ``card``, and of ``who`` where it is about somebody."""
    bound = {"en": "… is bound to …", "it": "… è vincolata a …"}[card.language]
    row, _, _ = (
        SPEECH.lays_out[card.language].get(card.card.type, bound).partition(_OR[card.language])
    )
    names = (card.text, who.text)
    for name in names[::-1] if card.card.type in _HELD else names:
        row = row.replace("…", name, 1)
    return row


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
    """Cards in play under an investigator's control, as they enter play, with what that lays on them.

    A story asset may be the scenario's or theirs: a further step says which, where that matters.
    A treachery is in no other area of theirs than their threat area.
    """
    player = scene.thing(who)
    laid = []
    for card in cards:
        if card.card.type == "treachery":
            threat_area(scene, (card,), who)
            laid.append(scene.thing(card))
            continue
        if card.card.type not in _CONTROLLED:
            raise UnresolvedReference(
                said("{text} is under nobody's control: it is of type {type}").format(
                    text=card.text, type=said(card.card.type)
                ),
                remedy=said("write: {}").format(_lays_out(card, who)),
            )
        owner = None if is_story_asset(card.card) else player
        along = brought_along(card.card)
        id = scene.bring(card, zone="play", controller=player, owner=owner, **along)
        enters_with_uses(scene, id)
        print_other_side(scene, id, card.card)
        laid.append(id)
    if amount is None:
        return
    for kind, count in one_or_two(token, amount, other, more).items():
        bearers = laid if len(laid) == 1 else [id for id in laid if has_uses(scene, id, kind)]
        if len(bearers) != 1:
            say_of_each(scene, tuple(laid), count, kind)
        put_tokens(scene, bearers[0], count, kind)
        if kind == "resource" and not may_bear(scene, bearers[0], kind):  # they may be in the pool
            ask_whose(scene, bearers[0], player, count, kind)


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
