"""Why an investigator may not do something at this moment."""

from __future__ import annotations

from functools import partial

from rulesref.engine.machine import answer
from rulesref.engine.outcome import Chance, Choice, Option, Unsupported, UnsupportedClause
from rulesref.engine.state import State
from rulesref.engine.undescribed import undescribed
from rulesref.games.arkham_lcg.opaque import stop_at_unread_committing, stop_at_unread_playing
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.whose_turn import had_turn
from rulesref.games.things import card_of
from rulesref.rulings.deciding import decides
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.stopping import stop_ahead, stop_at, stop_where_untold
from rulesref.rulings.windows import kept_out, objection
from rulesref.sentences.any_game.offers import offered
from rulesref.sentences.arkham_lcg.actions.asked_about import slots_of
from rulesref.sentences.arkham_lcg.actions.granted import remark_turn
from rulesref.sentences.arkham_lcg.implied_costs import afford
from rulesref.sentences.arkham_lcg.phases.untold_turns import goes_on, is_untold
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What an investigator may do with a card: word of the case → option of a choice, and its slot.
DEEDS = {
    "use": ("use", "card"),
    "play": ("play", "card"),
    "commit": ("commit", "card"),
    "choose": ("target", "cards"),
    "discard": ("discard-to-size", "cards"),
    "fight": ("fight", "enemy"),
    "evade": ("evade", "enemy"),
    "engage": ("engage", "enemy"),
    "move": ("move", "to"),
    "investigate": ("investigate", ""),
    "draw": ("draw", ""),
    "resource": ("resource", ""),
    "end": ("end-turn", ""),
}


#: Option → what stops at a card of which it is not known when it is lawful.
_UNREAD = {"play": stop_at_unread_playing, "commit": stop_at_unread_committing}

SPEECH.unmet("nothing-open", en="nothing is open", it="non si può scegliere niente")
SPEECH.unmet("offered-now", en="offered now: {options}", it="si offre adesso: {options}")


def denied(scene: Scene, deed: str, who: str, card: str, ability: str = "") -> str:
    """Why ``who`` may not do this with ``card`` now (with one ``ability`` of it); empty where they may.

    They may do what the open choice offers, or what is lawful as their next action; while fate
    decides, nobody is offered anything. ``card`` is empty for a deed that has no such object.
    Raises ``UnsupportedClause`` where doing it could only come to what nobody has described, and where
    play has stopped: what is resolving goes on, and nobody knows what may be done then.
    """
    waiting = scene.waiting
    if isinstance(waiting, Unsupported) and deed != "commit":  # cards come before an untold token
        raise UnsupportedClause(waiting)
    if isinstance(waiting, Chance):
        return decides(scene, waiting)
    id, slot = DEEDS[deed] if ability else option_meant(scene, deed, card)
    if id in _UNREAD:  # what nobody has described could say when, where and by whom
        stop_at(scene.state, partial(_UNREAD[id], card=card))
    if isinstance(waiting, Choice):
        return _not_offered(scene, waiting, id, who, slot, card, ability)
    return _unlawful(scene, id, who, slot, card, ability)


def option_meant(scene: Scene, deed: str, card: str) -> tuple[str, str]:
    """The option of a choice that ``deed`` means, and the slot of it that names ``card``."""
    return DEEDS["play" if deed == "use" and is_played(scene, card) else deed]


def _not_offered(
    scene: Scene, choice: Choice, id: str, who: str, slot: str, card: str, ability: str
) -> str:
    """Why ``choice`` has no option ``id`` of ``who`` with that ``card``; empty where it has."""
    same = _offers(scene, choice, id, who, slot, card, ability)
    if not same:
        now = in_words(scene, "offered-now", options=offered(scene))
        refused = objection(scene.state, id, slots_of(slot, who, card))
        stop_where_untold(scene.state, refused)
        why = why_refused(scene, refused) if refused else ""
        return "; ".join(filter(None, (why, now)))
    _stop_ahead(scene, card, [_taken(scene.state, option) for option in same])
    return ""


def _offers(
    scene: Scene, choice: Choice, id: str, who: str, slot: str, card: str, ability: str
) -> list[Option]:
    return [
        option
        for option in scene.telling.narrowed or choice.options
        if option.id == id
        and option.slots.get("who") == who
        and (not slot or card in _meant(option.slots.get(slot)))
        and ability in ("", option.slots.get("ability"))
    ]


def begun(scene: Scene, deed: str, who: str, card: str, ability: str = "") -> list[State]:
    """The positions in which ``who`` has just begun this with ``card``, which is not denied."""
    id, slot = DEEDS[deed] if ability else option_meant(scene, deed, card)
    waiting = scene.waiting
    if isinstance(waiting, Choice):
        same = _offers(scene, waiting, id, who, slot, card, ability)
        return [_taken(scene.state, option) for option in same]
    after = about_to(scene, who, card)
    more = {"ability": ability} if ability else {}
    scene.state.rules.openings[id](after, who=who, **{slot: card}, **more)
    return [after]


def _unlawful(scene: Scene, id: str, who: str, slot: str, card: str, ability: str) -> str:
    """Why ``who`` may not begin ``id`` with that ``card`` while nothing waits; empty where they may."""
    opening = scene.state.rules.openings.get(id)
    if opening is None:
        return in_words(scene, "nothing-open")
    after = about_to(scene, who, card)
    named = ({slot: card} if slot else {}) | ({"ability": ability} if ability else {})
    refused = opening(after, who=who, **named)
    if isinstance(after.pending, Unsupported):  # nobody knows whether it may be begun
        raise UnsupportedClause(after.pending)
    if refused is None:
        _stop_ahead(scene, card, [after])
        remark_turn(scene, who, lambda now: opening(now, who=who, **named) is not None)
        return ""
    if refused.id in scene.state.rules.beside:
        refused = kept_out(scene.telling.origins, id, slots_of(slot, who, card)) or refused
    stop_where_untold(scene.state, refused)
    return why_refused(scene, refused)


def _taken(state: State, option: Option) -> State:
    after = state.fork()
    answer(after, option)
    return after


def _stop_ahead(scene: Scene, card: str, ways: list[State]) -> None:
    """Raise ``UnsupportedClause`` where each of ``ways`` comes to a clause of what it initiates.

    Whether such an ability would change anything, without which nobody may initiate it, is not
    known. What comes of it later, such as the other side of an act, does not bear on that.
    """
    game = scene.tongue.game
    stops = [
        stop_ahead(state, partial(_initiated, state, card), lambda choice: choice.id in game.rests)
        for state in ways
    ]
    if stops and stops[0] is not None and None not in stops:
        raise UnsupportedClause(stops[0])


def _initiated(state: State, card: str, stop: Unsupported) -> bool:
    """Whether ``stop`` is at ``card`` itself, or a clause that somebody initiates from it."""
    if stop.id != "opaque" or stop.source != card:
        return stop.source == card
    kinds = state.rules.kinds
    clause = dict(stop.slots)["clause"]
    return any(
        clause in tuple(undescribed(ability.effects))
        for ability in card_of(state, card).abilities
        if not kinds[ability.kind].unprompted and not kinds[ability.kind].constant
    )


def is_played(scene: Scene, card: str) -> bool:
    """Whether using ``card`` can mean nothing but playing it.

    It is in hand, and does nothing there; nor, unless it is an event, would it do anything in play
    that somebody uses.
    """
    if scene.state.get(card, "zone") != "hand":
        return False
    kinds, printed = scene.state.rules.kinds, card_of(scene.state, card)
    return not any(
        kinds[ability.kind].option == "use" and (printed.type != "event" or "hand" in ability.zones)
        for ability in printed.abilities
    )


def _meant(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def about_to(scene: Scene, who: str, card: str) -> State:
    """The position in which ``who`` would do it, with what such a When step implies as well.

    That is their turn, and the printed cost of a card in their hand, where nothing is resolving
    and no step has said otherwise.
    """
    state = scene.state.fork()
    came_back = goes_on(state, who) != "" and state.get(who, "taken")  # nobody has two turns
    if is_untold(scene) and not had_turn(state, who) and not came_back:
        state.put(TABLE, active=who)
    if card and state.get(card, "zone") == "hand":
        afford(scene, state, who, card_of(state, card))
    return state
