"""What an investigator may do now, and what not."""

from __future__ import annotations

from functools import partial

from rulesref.engine.clause import undescribed
from rulesref.engine.machine import answer
from rulesref.engine.outcome import Chance, Choice, Option, Unsupported
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.things import card_of
from rulesref.rulings.deciding import decides
from rulesref.rulings.explaining import explain, offered_and_passed_by
from rulesref.rulings.past import passed_by
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.stopping import UnsupportedClause, stop_ahead
from rulesref.rulings.windows import kept_out, objection
from rulesref.sentences.any_game.offers import offered
from rulesref.sentences.arkham_lcg.actions.asked_about import check_asked, slots_of
from rulesref.sentences.arkham_lcg.implied_costs import afford
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always

HERE = 0
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
}


SPEECH.unmet("nothing-open", en="nothing is open", it="non si può scegliere niente")
SPEECH.unmet("offered-now", en="offered now: {options}", it="si offre adesso: {options}")
SPEECH.unmet("lawful-now", en="it is lawful", it="è permesso")


def denied(scene: Scene, deed: str, who: str, card: str) -> str:
    """Why ``who`` may not do this with ``card`` now; empty where they may.

    They may do what the open choice offers, or what is lawful as their next action; while fate
    decides, nobody is offered anything. ``card`` is empty for a deed that has no such object.
    Raises ``UnsupportedClause`` where doing it could only come to what nobody has described.
    """
    choice = scene.state.pending
    if isinstance(choice, Chance):
        return decides(scene, choice.id, None)
    id, slot = _meant_by(scene, deed, card)
    if isinstance(choice, Choice) and choice.id not in scene.tongue.game.rests:
        return _not_offered(scene, choice, id, who, slot, card)
    return _unlawful(scene, id, who, slot, card)


def _meant_by(scene: Scene, deed: str, card: str) -> tuple[str, str]:
    """The option of a choice that ``deed`` means, and the slot of it that names ``card``."""
    return DEEDS["play" if deed == "use" and is_played(scene, card) else deed]


def _not_offered(scene: Scene, choice: Choice, id: str, who: str, slot: str, card: str) -> str:
    """Why ``choice`` has no option ``id`` of ``who`` with that ``card``; empty where it has."""
    same = [
        option
        for option in scene.telling.narrowed or choice.options
        if option.id == id
        and option.slots.get("who") == who
        and (not slot or card in _meant(option.slots.get(slot)))
    ]
    if not same:
        now = in_words(scene, "offered-now", options=offered(scene))
        refused = objection(scene.state, id, slots_of(slot, who, card))
        why = why_refused(scene, refused) if refused else ""
        return "; ".join(filter(None, (why, now)))
    _stop_ahead(scene, card, [_taken(scene.state, option) for option in same])
    return ""


def _unlawful(scene: Scene, id: str, who: str, slot: str, card: str) -> str:
    """Why ``who`` may not begin ``id`` with that ``card`` while nothing waits; empty where they may."""
    opening = scene.state.rules.openings.get(id)
    if opening is None:
        return in_words(scene, "nothing-open")
    begun = _about_to(scene, who, card)
    refused = opening(begun, who=who, **({slot: card} if slot else {}))
    if refused is None:
        _stop_ahead(scene, card, [begun])
        return ""
    if refused.id in scene.state.rules.beside:
        refused = kept_out(scene.telling.origins, id, slots_of(slot, who, card)) or refused
    return why_refused(scene, refused)


def _forbidden_now(scene: Scene, deed: str, who: str, card: str) -> None:
    """Raise ``UnresolvedReference`` where this is not, or no longer, a moment to ask about it."""
    id, slot = DEEDS[deed]
    choice = scene.state.pending
    offers_some = isinstance(choice, Choice) and any(option.id == id for option in choice.options)
    line = None if offers_some else passed_by(scene, id, {"who": who, slot: card})
    if line is not None and line.source != "player-window":  # that comes again
        why, remedy = offered_and_passed_by(scene, line)
        raise UnresolvedReference(why, remedy=remedy)
    check_asked(scene, *_meant_by(scene, deed, card), who, card)


def _taken(state: State, option: Option) -> State:
    after = state.fork()
    answer(after, option)
    return after


def _stop_ahead(scene: Scene, card: str, begun: list[State]) -> None:
    """Raise ``UnsupportedClause`` where each of ``begun`` comes to a clause of what it initiates.

    Whether such an ability would change anything, without which nobody may initiate it, is not
    known. What comes of it later, such as the other side of an act, does not bear on that.
    """
    game = scene.tongue.game
    stops = [
        stop_ahead(state, partial(_initiated, state, card), lambda choice: choice.id in game.rests)
        for state in begun
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
    """Whether using ``card`` can mean nothing but playing it: it is in hand, and does nothing there."""
    if scene.state.get(card, "zone") != "hand":
        return False
    kinds = scene.state.rules.kinds
    abilities = card_of(scene.state, card).abilities
    return not any(
        "hand" in ability.zones and kinds[ability.kind].option == "use" for ability in abilities
    )


def _meant(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _about_to(scene: Scene, who: str, card: str) -> State:
    """The position in which ``who`` would do it, with what such a When step implies as well.

    That is their turn, and the printed cost of a card in their hand, where nothing is resolving
    and no step has said otherwise.
    """
    state = scene.state.fork()
    if not state.resolving and ("turn", TABLE) not in scene.telling.declared:
        state.put(TABLE, active=who)
    if card and state.get(card, "zone") == "hand":
        afford(scene, state, who, card_of(state, card))
    return state


SPEECH.unmet("no-offer", en="no offer to {deed} {card}", it="nessuna possibilità di {deed} {card}")
SPEECH.unmet("may", en="{who} may {deed} {card}", it="{who} può {deed} {card}")


@SPEECH.sentence(
    "then",
    "may-not",
    who="investigator",
    deed="deed",
    card="card",
    en="{who} (cannot|may not) {deed} {card}",
    it="{who} non può {deed} {card}",
    open=True,
    absent=always,
)
def may_not(scene: Scene, who: Reference, deed: str, card: Reference) -> list[Unmet]:
    """At this moment it is not among what is offered.

    Raises ``UnresolvedReference`` for what was offered before, and only is over, and where nobody
    asks about it at this moment (``asked_about``).
    """
    if denied(scene, deed, scene.thing(who), scene.thing(card)):
        _stop_at_other_word(scene, who, deed, card)
        _forbidden_now(scene, deed, scene.thing(who), scene.thing(card))
        return []
    wanted = in_words(scene, "no-offer", deed=deed, card=card.text)
    return [Unmet(HERE, wanted, _instead(scene))]


def _instead(scene: Scene) -> str:
    """What is offered now, or that the next action may be anything lawful."""
    return offered(scene) or in_words(scene, "lawful-now")


@SPEECH.sentence(
    "then",
    "may",
    who="investigator",
    deed="deed",
    card="card",
    en="{who} (may|can) {deed} {card}",
    it="{who} può {deed} {card}",
    open=True,
    fleeting=True,
)
def may(scene: Scene, who: Reference, deed: str, card: Reference) -> list[Unmet]:
    """At this moment it is offered, or lawful as the next action."""
    why_not = denied(scene, deed, scene.thing(who), scene.thing(card))
    if not why_not:
        return []
    other = _other_word(scene, who, deed, card)
    wanted = in_words(scene, "may", who=who.text, deed=deed, card=card.text)
    return [Unmet(HERE, wanted, "; ".join(filter(None, (other, why_not))))]


#: What somebody may do with a card → the word that is easily taken for it.
_OTHER = {"use": "play", "play": "use"}
SPEECH.explanation(
    "other-word",
    en=("at this moment {so}", "if that is meant, write: {then} {so}; if not, take this step out"),
    it=("in questo momento {so}", "se intendi questo, scrivi: {then} {so}; se no, togli il passo"),
)


def _other_word(scene: Scene, who: Reference, deed: str, card: Reference) -> str:
    """That a card that cannot be played may be used, or the other way about; empty if it may not."""
    other = _OTHER.get(deed)
    player, thing = scene.thing(who), scene.thing(card)
    if other is None or _meant_by(scene, deed, thing) == _meant_by(scene, other, thing):
        return ""
    try:
        if denied(scene, other, player, thing):
            return ""
    except UnsupportedClause:
        return ""
    return in_words(scene, "may", who=who.text, deed=other, card=card.text)


def _stop_at_other_word(scene: Scene, who: Reference, deed: str, card: Reference) -> None:
    """Raise ``UnresolvedReference`` where the card that may not be played may be used, or so."""
    so = _other_word(scene, who, deed, card)
    if so:
        why, remedy = explain(scene, "other-word", so=so)
        raise UnresolvedReference(why, remedy=remedy)


SPEECH.unmet("may-investigate", en="{who} may investigate", it="{who} può indagare")
SPEECH.unmet("may-move", en="{who} may move", it="{who} può muoversi")
SPEECH.unmet(
    "no-offer-investigate", en="no offer to investigate", it="nessuna possibilità di indagare"
)
SPEECH.unmet("no-offer-move", en="no offer to move", it="nessuna possibilità di muoversi")


@SPEECH.sentence(
    "then",
    "may-act",
    who="investigator",
    to="location",
    en=("{who} (may|can) investigate", "{who} (may|can) move to {to}"),
    it=("{who} può indagare", "{who} può (muoversi|spostarsi) (in|a) {to}"),
    open=True,
    fleeting=True,
)
def may_act(scene: Scene, who: Reference, to: Reference | None = None) -> list[Unmet]:
    """A basic action, as the next one."""
    deed, place = ("move", scene.thing(to)) if to else ("investigate", "")
    why_not = denied(scene, deed, scene.thing(who), place)
    wanted = in_words(scene, "may-move" if to else "may-investigate", who=who.text)
    return [Unmet(HERE, wanted, why_not)] if why_not else []


@SPEECH.sentence(
    "then",
    "may-not-act",
    who="investigator",
    to="location",
    en=("{who} (cannot|may not) investigate", "{who} (cannot|may not) move to {to}"),
    it=("{who} non può indagare", "{who} non può (muoversi|spostarsi) (in|a) {to}"),
    open=True,
)
def may_not_act(scene: Scene, who: Reference, to: Reference | None = None) -> list[Unmet]:
    """A basic action that is not lawful as the next one, where one can be chosen."""
    deed, place = ("move", scene.thing(to)) if to else ("investigate", "")
    if denied(scene, deed, scene.thing(who), place):
        check_asked(scene, *DEEDS[deed], scene.thing(who), place)
        return []
    wanted = in_words(scene, "no-offer-move" if to else "no-offer-investigate")
    return [Unmet(HERE, wanted, _instead(scene))]
