"""Whose turn it is where no step tells: that of whoever begins what only they can begin then."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.table import TABLE, active
from rulesref.games.arkham_lcg.whose_turn import had_turn
from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

SPEECH.unmet(
    "turn-taken-over",
    en="no step tells whose turn it is: that of {other} is taken to be over",
    it="nessun passo dice di chi è il turno: si prende per finito quello di {other}",
)
SPEECH.explanation(
    "turn-was-over",
    en=(
        "{who} has acted before {other} did: that turn is over, and no one has two in a round",
        "write this step above what {other} does; where it is another round by then, write above it: "
        "{when} the investigation phase begins, and {when} {who} begins a turn",
    ),
    it=(
        "{who} ha agito prima di {other}: quel turno è finito, e nessuno ne ha due in un round",
        "scrivi questo passo sopra ciò che fa {other}; se a quel punto è un altro round, scrivici sopra: "
        "{when} comincia la Fase di Investigazione, e {when} {who} comincia il suo turno",
    ),
)


def goes_on(state: State, who: str) -> str:
    """Somebody else than ``who`` whose turn may go on, where they or ``who`` have acted; empty for nobody."""
    other = active(state)
    if other in ("", who) or had_turn(state, other):
        return ""
    return other if state.get(other, "taken") or state.get(who, "taken") else ""


def is_untold(scene: Scene) -> bool:
    """Whether it is at rest, and no step has said whose turn it is."""
    return not scene.state.resolving and ("turn", TABLE) not in scene.telling.declared


def in_turn(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """Let it be the turn of whoever begins ``intent``, unless they can begin it in that of another.

    Why not, and what to write, where they have acted before that other one did.
    """
    state, who = scene.state, str(intent.slots.get("who", ""))
    opening = state.rules.openings.get(intent.id)
    other = goes_on(state, who) if who and opening and is_untold(scene) else ""
    if not other or opening is None or opening(state.fork(), **intent.slots) is None:
        return None
    theirs = state.fork()
    theirs.put(TABLE, active=who)
    if opening(theirs.fork(), **intent.slots) is None:
        names = {"who": str(scene.name(who)), "other": str(scene.name(other))}
        if state.get(who, "taken"):
            return explain(scene, "turn-was-over", **names)
        told = in_words(scene, "turn-taken-over", other=str(scene.name(other)))
        scene.telling.remarks.append((scene.telling.line, told))
    state.put(TABLE, active=who)
    return None
