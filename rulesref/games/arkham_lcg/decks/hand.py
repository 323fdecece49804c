"""arkham-lcg/hand-size: the cards in a hand, and which of them may be chosen to go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.ability import Node, words
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks import from_hand
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of, discarded, known, known_whole
from rulesref.games.arkham_lcg.decks.untold_draws import stop_at_untold, untold_cards
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.card import Card
from rulesref.games.things import card_of

CITE = "arkham-lcg/hand-size"


RULES.stop(
    "hand-untold",
    en="what this investigator has in hand: no step says it",
    it="che cosa ha in mano questo investigatore: nessun passo lo dice",
)


RULES.refusal(
    "hand-unsaid",
    CITE,
    who="card",
    en="what {who} has in hand to pay with, no step says",
    it="che cosa ha in mano {who} per pagare, nessun passo lo dice",
    lacks="hand-untold",
)

#: What the words of a cost mean that is paid with cards in one's hand.
_IN_HAND = frozenset({"your-hand", "your-discardable"})


def hand_unsaid(state: State, who: str, costs: Iterable[Node]) -> Refused | None:
    """That ``costs`` are paid out of the hand of ``who``, where no step says what they have in it."""
    if not state.get(who, "hand-untold") or cards_held(state, who):
        return None
    unpaid = tuple(costs)
    if not unpaid or any(
        all(word.row.id not in _IN_HAND for word in words(cost)) for cost in unpaid
    ):
        return None
    return RULES.refuse("hand-unsaid", who=who)


def hand_of(state: State, who: str) -> list[str]:
    """The cards in hand of ``who``; hidden ones count (arkham-lcg/hidden).

    Raises ``UnsupportedClause`` where one of them could be any card.
    """
    stop_at_untold(state, who)
    return told_hand(state, who)


def cards_held(state: State, who: str) -> int:
    """How many cards ``who`` has in hand, whatever they are."""
    return len(told_hand(state, who)) + untold_cards(state, who)


def told_hand(state: State, who: str) -> list[str]:
    """Those cards in hand of ``who`` of which the steps tell which they are."""
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "hand" and thing.get("controller") == who
    ]


def discardable(state: State, who: str) -> list[str]:
    """Those that may be chosen to be discarded: no weakness, nothing hidden."""
    return [
        card
        for card in hand_of(state, who)
        if not card_of(state, card).weakness and not keyword(state, card, "hidden")
    ]


def _too_many(state: State, env: Env, who: tuple[str, ...], keep: int) -> bool:
    return any(
        cards_held(state, investigator) > keep and discardable(state, investigator)
        for investigator in who
    )


@RULES.verb("discard-down-to", CITE, able=_too_many, who="cards", keep="number")
def _down_to(state: State, env: Env, who: tuple[str, ...], keep: int) -> None:
    """Each of ``who`` chooses and discards all but so many cards; weaknesses cannot be chosen."""
    for investigator in who:
        state.call(DOWN_TO, who=investigator, keep=keep, by=env["this"])


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    beyond = max(0, cards_held(state, who) - variables["keep"])
    free = discardable(state, who) if beyond else []
    extra = min(beyond, len(free))
    measure(state, extra, beyond)
    options = tuple(
        Option("discard-to-size", {"who": who, "cards": way}, way)
        for way in combinations(free, extra)
    )
    state.ask(Choice("discard-down-to", who, options, (CITE, "arkham-lcg/weakness"), "gone"))


RULES.refusal(
    "discards-from-no-hand",
    CITE,
    card="card",
    en="{card} is not in this investigator's hand",
    it="{card} non è nella mano di questo investigatore",
)
RULES.refusal(
    "discards-what-stays",
    "arkham-lcg/weakness",
    "arkham-lcg/hidden",
    card="card",
    en="{card} is a weakness or hidden, and cannot be chosen to be discarded",
    it="{card} è una debolezza o è nascosta, e non si può scegliere di scartarla",
)
RULES.refusal(
    "nothing-beyond-hand-size",
    CITE,
    en="this investigator holds no more cards than they may keep",
    it="questo investigatore non ha più carte di quante può tenere",
)
RULES.refusal(
    "discards-another-number",
    CITE,
    amount="number",
    en="exactly {amount} must be discarded, at once",
    it="se ne devono scartare esattamente {amount}, insieme",
)


@RULES.objection("discard-to-size")
def _why_not(state: State, slots: Mapping[str, Any]) -> Refused | None:
    choice = state.pending
    assert isinstance(choice, Choice)
    if slots["who"] != choice.chooser or choice.id not in ("hand-size", "discard-down-to"):
        return None
    for card in slots["cards"]:
        if card not in hand_of(state, choice.chooser):
            return RULES.refuse("discards-from-no-hand", card=card)
        if card not in discardable(state, choice.chooser):
            return RULES.refuse("discards-what-stays", card=card)
    amount = len(choice.options[0].slots["cards"])
    if len(slots["cards"]) == amount:
        return None
    if not amount:
        return RULES.refuse("nothing-beyond-hand-size")
    return RULES.refuse("discards-another-number", amount=amount)


def _gone(state: State, variables: Mapping[str, Any]) -> None:
    from_hand.discard(state, variables["gone"], variables["by"])


DOWN_TO = RULES.procedure(Procedure("discard-down-to", _which, _gone))


@RULES.selector("your-hand")
def _your_hand(state: State, env: Env) -> list[str]:
    """The cards in your hand."""
    return hand_of(state, env["you"])


@RULES.selector("your-discardable")
def _your_discardable(state: State, env: Env) -> list[str]:
    """The cards in your hand that you may choose to discard."""
    return discardable(state, env["you"])


@RULES.selector("every-discard-pile")
def _every_discard_pile(state: State, env: Env) -> list[str]:
    """Cards in the discard pile of any investigator."""
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "discard" and thing.get("owner")
    ]


@RULES.selector("your-discard-pile")
def _your_discard_pile(state: State, env: Env) -> list[str]:
    """The cards in your discard pile."""
    return discarded(state, env["you"])


@RULES.filter("any-named", value="words")
def _any_named(state: State, env: Env, thing: str, value: tuple[str, ...]) -> bool:
    """A card with one of these titles."""
    return card_of(state, thing).name in value


def held_to_answer(state: State, who: str, event: str) -> list[str]:
    """The cards of ``who``, in play or in hand, whose own text answers ``event`` there."""
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing
        and thing.get("controller") == who
        and _answers(thing["card"], event, str(thing.get("zone")))
    ]


def _answers(card: Card, event: str, zone: str) -> bool:
    return any(
        ability.trigger is not None
        and event in ability.trigger.event.split("|")
        and zone in ability.zones
        for ability in card.abilities
    )


@RULES.quantity("deck", of="cards")
def _deck(state: State, env: Env, of: tuple[str, ...]) -> int:
    """How many cards are in all these decks; one that no step tells has nobody knows how many."""
    for who in of:
        if not known_whole(state, deck_of(who)):
            state.give_up(who, "deck-unknown")
    return sum(len(cards_in(state, deck_of(who))) for who in of)


@RULES.condition("deck-is-empty", of="cards")
def _empty(state: State, env: Env, of: tuple[str, ...]) -> bool:
    """These decks hold no card; one that no step tells is taken to hold some."""
    return bool(of) and all(
        known(state, deck_of(who)) and not cards_in(state, deck_of(who)) for who in of
    )
