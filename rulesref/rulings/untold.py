"""An effect that nobody has described, told by a step of the case so that play goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from rulesref.cases.keywords import KEYWORD
from rulesref.engine.machine import tell
from rulesref.engine.outcome import Refused, Unsupported
from rulesref.engine.told import Part
from rulesref.engine.undescribed import OPAQUE
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.record import NamedTuple
from rulesref.rulings.explaining import explain
from rulesref.rulings.interchange import named_in
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words, spoken
from rulesref.wording.sentence import Intent
from rulesref.wording.speech import AT_TABLE

if TYPE_CHECKING:
    from rulesref.engine.state import State

#: The intent of a step that tells an effect: "card", "number" of the ability (0 where the step names
#: none), and the "parts" of the effect.
TELLS = "tell-effect"


class Untold(NamedTuple):
    """The effect that is to be told now: whose it is, and of which of its abilities.

    ``number`` is the place of the ability on its card, 0 where it is not the card's own; a ``lone``
    ability is the only one of its card that anybody could mean.
    """

    source: str
    number: int
    lone: bool


def untold(scene: Scene) -> Untold | None:
    """The effect at which the play has stopped, if it is one that a step can tell."""
    stop = scene.state.pending
    if not isinstance(stop, Unsupported) or not stop.untold:
        return None
    constant = {kind.id for kind in scene.state.rules.kinds.values() if kind.constant}
    abilities = card_of(scene.state, stop.source).abilities
    used = [ability.id for ability in abilities if ability.kind not in constant]
    ids = [ability.id for ability in abilities]
    number = ids.index(stop.untold) + 1 if stop.untold in ids else 0
    return Untold(stop.source, number, len(used) < 2)


def how_to_tell(scene: Scene, stop: Unsupported, expected: str = "") -> str:
    """The step that would tell what the ``stop`` lacks, an effect or a fact; empty for any other.

    What always holds on a card that the ``expected`` things speak of is nothing to leave out.
    """
    effect = untold(scene)
    if effect is None:
        about = stop.id == OPAQUE.id and (
            not _always(scene, stop) or named_in(scene, expected)(stop.source)
        )
        return "" if about else _fact(scene, stop)
    step = _sentence(scene, effect, "effect-of", what="…")
    nothing = _sentence(scene, effect, "effect-is-nothing")
    when = KEYWORD[scene.language]["when"]
    return in_words(scene, "tell-effect", step=f"{when} {step}", nothing=f"{when} {nothing}")


def _fact(scene: Scene, stop: Unsupported) -> str:
    """How a step tells the fact for want of which the play has stopped."""
    known = scene.tongue.speech.lacked
    own = f"{stop.id}{AT_TABLE}" if scene.telling.at_table else stop.id
    lacked = known.get(own, known.get(stop.id))
    if lacked is None:
        return ""
    slots = dict(stop.slots)
    names = {
        "card": scene.name(stop.source),
        "title": slots.get("card", ""),
        "who": scene.name(slots.get("who", stop.source)),
        "which": spoken(scene, slots).get("which", ""),
        "phrase": slots.get("phrase", ""),
        "other": _another_like(scene, stop.source),
    }
    return lacked[scene.language].write({**names, **KEYWORD[scene.language]})


def _another_like(scene: Scene, source: str) -> str:
    """The name of another card of the type of ``source`` that lies there, or three dots."""
    types = {id: thing["card"].type for id, thing in scene.state.things.items() if "card" in thing}
    others = (
        str(scene.name(id))
        for id, type in types.items()
        if id != source and type == types.get(source)
    )
    return next(others, "…")


def _always(scene: Scene, stop: Unsupported) -> bool:
    """Whether the ``stop`` is at what may act on a card in play now, since nobody described when."""
    state = scene.state
    watched = [kind.id for kind in state.rules.kinds.values() if kind.watched]
    holders = {holder for holder, _ in state.index.get(("constant", OPAQUE.id), ())}
    for kind in watched:
        holders |= {holder for holder, _ in state.index.get(("", kind), ())}
    return not stop.untold and stop.source in holders


def _sentence(scene: Scene, effect: Untold, id: str, **slots: str) -> str:
    """How the sentence ``id`` speaks of ``effect``; with the number of its ability if need be."""
    numbered = effect.number and not effect.lone
    patterns = scene.tongue.speech.sentences[id].patterns[scene.language]
    pattern = next(one for one in patterns if ("number" in one.names()) == bool(numbered))
    return pattern.write({"card": scene.name(effect.source), "number": effect.number, **slots})


def tell_effect(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """Let happen what ``intent`` tells; why not, and what to write, where it tells another effect."""
    effect = untold(scene)
    card: Reference = intent.slots["card"]
    if effect is None:
        return explain(scene, "no-untold-effect", card=card.text)
    number = intent.slots["number"]
    if not _named(scene, card, effect.source) or number not in (0, effect.number):
        return explain(
            scene, "another-untold-effect", step=_sentence(scene, effect, "effect-of", what="…")
        )
    if not number and not effect.lone:
        return explain(
            scene, "which-untold-effect", step=_sentence(scene, effect, "effect-of", what="…")
        )
    parts: Sequence[Part] = intent.slots["parts"]
    for part in parts[:1]:
        part(scene.state.fork(), effect.source)
    tell(scene.state, *(partial(_or_stop, part) for part in parts))
    return None


def _named(scene: Scene, card: Reference, source: str) -> bool:
    """Whether ``card`` names the thing ``source``: by its number, its printing, or its name."""
    if card.copy:
        return scene.find(card) == source
    own = card_of(scene.state, source)
    return own.code == card.card.code or (not card.printing and own.name == card.card.name)


def _or_stop(part: Part, state: State, source: str) -> None:
    """``part``, or a stop where what came before it has left nothing that it could speak of."""
    try:
        part(state, source)
    except UnresolvedReference as problem:
        state.give_up(source, "undescribed", what=problem.message)


def lift(state: State, intent: Intent) -> Refused | None:
    """Let ``intent`` be what nobody described where ``state`` has stopped, or why it cannot be."""
    opening = state.rules.openings[intent.id]
    refused = opening(state.fork(), **intent.slots)
    if refused is None:
        tell(state, partial(_begun_by, opening, intent))
    return refused


def _begun_by(
    opening: Callable[..., Refused | None], intent: Intent, state: State, source: str
) -> None:
    """Let ``intent`` happen, which has just been found lawful, as the effect of ``source``."""
    opening(state, **intent.slots)
