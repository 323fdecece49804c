"""What a card could be used on, or played on, at this moment."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.asking import asking
from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.stopping import FOLLOWED
from rulesref.rulings.windows import objection
from rulesref.sentences.any_game.offers import offered
from rulesref.sentences.arkham_lcg.actions.denied import begun
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.explanation(
    "no-aim",
    en=(
        "with {card} nobody is asked here what it is used on, before fate decides or something else "
        "is done: whether that is {target} is not known at this moment",
        "leave out what stands behind the name of the card, or write it as a step: {when} … on {target}",
    ),
    it=(
        "con {card} qui nessuno deve dire su che cosa si usa, prima che decida il caso o che si faccia "
        "altro: se è {target} non si sa in questo momento",
        "togli ciò che segue il nome della carta, o scrivilo come passo: {when} … su {target}",
    ),
)


def not_on(scene: Scene, deed: str, who: Reference, card: Reference, target: Reference) -> str:
    """Why ``card``, which may be used (or played) now, may not be so on ``target``; empty if it may.

    It may where some way of going on has its ability ask for what it is done to, and offers that.
    Raises ``UnresolvedReference`` where none of them asks.
    """
    used, aim, why = scene.thing(card), scene.thing(target), ""
    for state in begun(scene, deed, scene.thing(who), used):
        for moment in _moments(scene, state, used):
            wrong = _wrong(scene.at(moment), used, aim, scene.state.log)
            if wrong == "":
                return ""
            why = why or wrong or ""
    if not why:
        words, remedy = explain(scene, "no-aim", card=card.text, target=target.text)
        raise UnresolvedReference(words, told=target.text, remedy=remedy)
    return why


SPEECH.explanation(
    "not-done-on",
    en=("of a card that somebody may {deed} this says nothing", "leave out what stands behind it"),
    it=("di una carta che si può {deed} questo non dice niente", "togli ciò che la segue"),
)


def check_aim(scene: Scene, deed: str, target: Reference | None) -> None:
    """Raise ``UnresolvedReference`` for a ``target`` of what is done to nothing else."""
    if target is not None and deed not in ("use", "play"):
        why, remedy = explain(scene, "not-done-on", deed=deed)
        raise UnresolvedReference(why, told=target.text, remedy=remedy)


def _moments(scene: Scene, state: State, card: str) -> Iterator[State]:
    """Where ``card`` asks for what it is done to, or where nobody is asked any more."""
    waiting, followed = [asking(state)], 0
    while waiting and followed < FOLLOWED:
        now, followed = waiting.pop(), followed + 1
        outcome = run(now)
        rests = not isinstance(outcome, Choice) or outcome.id in scene.tongue.game.rests
        if rests or _asks(now, card):
            yield now
            continue
        assert isinstance(outcome, Choice)
        for option in reversed(outcome.options):
            after = asking(now)
            answer(after, option)
            waiting.append(after)


def _asks(state: State, card: str) -> bool:
    """Whether an ability of ``card`` waits for what it is done to."""
    choice = state.pending
    env = state.variables.get("env", {}) if state.resolving else {}
    return isinstance(choice, Choice) and choice.id == "target" and env.get("this") == card


def _wrong(scene: Scene, card: str, aim: str, mark: object) -> str | None:
    """Why ``aim`` is not among what is asked for; empty where it is, ``None`` where nobody asks."""
    if not _asks(scene.state, card):
        return "" if _acts_on(scene.state, card, aim, mark) else None
    choice = scene.state.pending
    assert isinstance(choice, Choice)
    if any(aim in option.slots.get("cards", ()) for option in choice.options):
        return ""
    refused = objection(scene.state, "target", {"cards": (aim,)})
    now = in_words(scene, "offered-now", options=offered(scene))
    return "; ".join(filter(None, (why_refused(scene, refused) if refused else "", now)))


def _acts_on(state: State, card: str, aim: str, mark: object) -> bool:
    """Whether ``card`` has done something to ``aim`` since ``mark`` of the log, unasked."""
    log = state.log
    while log is not None and log is not mark:
        event = log[0].event if log[0].stage == "impact" else None
        if event is not None and event.by == card and aim in event.slots.values():
            return True
        log = log[1]
    return False
