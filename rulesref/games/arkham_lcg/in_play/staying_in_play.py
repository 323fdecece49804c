"""arkham-lcg/cannot, arkham-lcg/permanent: what stays where it is, in play or in a discard pile."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.partner import bound_to_stay
from rulesref.games.arkham_lcg.enemies.shadows import sheltered
from rulesref.games.arkham_lcg.keys_and_stories import key_cards
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch
from rulesref.games.things import kind_of

cannot_leave_play = prohibition("cannot-leave-play")
#: Investigators whose discard piles nothing leaves.
_keeps_discards = prohibition("cannot-leave-discard-pile")
_cannot_be_discarded = prohibition("cannot-be-discarded")
#: Nothing takes such a card out of play but an ability of its own.
_only_by_itself = prohibition("leaves-play-only-by-itself")


def locked_in(state: State, card: str) -> str | None:
    """The card because of which ``card`` cannot leave the discard pile in which it lies, or ``None``."""
    owner = state.get(card, "owner", None)
    if state.get(card, "zone") != "discard" or not owner or state.get(owner, "eliminated"):
        return None
    return _keeps_discards(state, owner)


def locked(state: State, who: str) -> bool:
    """Whether no card can leave the discard pile of ``who``."""
    return _keeps_discards(state, who) is not None


def stays(state: State, card: str, zone: str, by: str | None = None) -> bool:
    """Whether ``by`` cannot take ``card`` to ``zone``: it is kept in play (arkham-lcg/cannot).

    arkham-lcg/permanent: such a card leaves play by elimination only. So do investigators.
    """
    if kind_of(state, card) == "investigator":
        return True
    if bound_to_stay(state, card) or key_cards.stays(state, card) or locked_in(state, card):
        return True
    if zone == "removed" or state.get(card, "zone") != "play" or _left_behind(state, card):
        return False  # only elimination and the scenario take away what cannot leave play
    if zone != "discard" and by != card and _only_by_itself(state, card) is not None:
        return True
    return bool(keyword(state, card, "permanent")) or _forbidden_to_leave(state, card, by)


def _forbidden_to_leave(state: State, card: str, by: str | None) -> bool:
    """Open question U-45: whether what a card says of itself binds its own abilities, too."""
    holder = cannot_leave_play(state, card)
    if holder is None or not holder == card == by:
        return holder is not None
    return bool(switch(state, "own-cannot") == "binds")


def _left_behind(state: State, card: str) -> bool:
    """arkham-lcg/elimination: whoever it lay with is out of the game, and no area is theirs."""
    return bool(state.get(str(state.get(card, "threat", "")), "eliminated"))


def held_in(zone: str) -> Callable[[State, Event], bool]:
    """What says of an event whether its card cannot go to ``zone``, or lies there: nothing happens."""
    there = "removed" if zone == "collection" else zone
    return lambda state, event: (
        stays(state, event.slots["card"], zone, event.by)
        or state.get(event.slots["card"], "zone") == there
        or _gone_for_good(state, event.slots["card"])
    )


def _gone_for_good(state: State, card: str) -> bool:
    """arkham-lcg/elimination: what left the game with its owner goes nowhere else."""
    owner = str(state.get(card, "owner", ""))
    return state.get(card, "zone") == "removed" and bool(state.get(owner, "eliminated"))


#: Where nothing is discarded from: what lies there has left already, perhaps in this very batch.
_LEFT = frozenset({"discard", "removed", "victory"})


def may_be_discarded(state: State, card: str, by: str | None) -> bool:
    """Whether ``by`` can discard ``card``: it lies somewhere, and nothing keeps it there."""
    if state.get(card, "zone") in _LEFT:
        return False
    kept = sheltered(state, card, by) or _stays_hidden(state, card, by)
    kept = kept or _cannot_be_discarded(state, card) is not None
    if state.get(card, "zone") == "play" and by != card and not _left_behind(state, card):
        kept = kept or _only_by_itself(state, card) is not None
    return not kept and not stays(state, card, "discard", by)


@RULES.filter("discardable", value="flag")
def _can_be_discarded(state: State, env: Env, thing: str, value: bool) -> bool:
    """What this card can discard: no permanent, and nothing else that stays where it is."""
    return may_be_discarded(state, thing, env["this"]) is value


def _stays_hidden(state: State, card: str, by: str | None) -> bool:
    """arkham-lcg/hidden: such a card leaves the hand only as it says itself."""
    if by in (None, card) or state.get(card, "zone") != "hand":
        return False
    return bool(keyword(state, card, "hidden"))
