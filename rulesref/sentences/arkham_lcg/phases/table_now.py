"""The current act and agenda, and what follows them; whose turn it is, who leads, the phase."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.outcome import UnsupportedClause
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.whose_turn import on_turn
from rulesref.games.things import in_play
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.decks.decks import fill_deck
from rulesref.sentences.arkham_lcg.holding import put_tokens
from rulesref.sentences.arkham_lcg.phases.untold_turns import is_untold
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "current-act",
    act="act",
    amount="number",
    en=(
        "the current act is {act}[ with {amount} doom]",
        "the act is {act}[ with {amount} doom]",
    ),
    it=(
        "il capitolo (attuale|corrente) è {act}[ con {amount} (destino|destini)]",
        "il capitolo è {act}[ con {amount} (destino|destini)]",
    ),
)
def current_act(scene: Scene, act: Reference, amount: int | None = None) -> None:
    """The act that lies open."""
    _lies_open(scene, act, amount)


@SPEECH.sentence(
    "given",
    "current-agenda",
    agenda="agenda",
    amount="number",
    en=(
        "the current agenda is {agenda}[ with {amount} doom]",
        "the agenda is {agenda}[ with {amount} doom]",
    ),
    it=(
        "la trama (attuale|corrente) è {agenda}[ con {amount} (destino|destini)]",
        "la trama è {agenda}[ con {amount} (destino|destini)]",
    ),
)
def current_agenda(scene: Scene, agenda: Reference, amount: int | None = None) -> None:
    """The agenda that lies open."""
    _lies_open(scene, agenda, amount)


def _lies_open(scene: Scene, card: Reference, amount: int | None) -> None:
    kind = card.card.type
    if in_play(scene.state, kind):
        raise UnresolvedReference(said("there is a current {kind} already").format(kind=kind))
    id = scene.bring(card, zone="play")
    if amount is not None:
        put_tokens(scene, id, amount, "doom")


@SPEECH.sentence(
    "given",
    "next-acts",
    acts="acts",
    en="the next (act is|acts are) {acts}",
    it="(il prossimo capitolo è|i prossimi capitoli sono) {acts}",
)
def next_acts(scene: Scene, acts: tuple[Reference, ...]) -> None:
    """What becomes current when the current act advances, and what after that."""
    fill_deck(scene, "act-deck", acts, shuffled=False)


@SPEECH.sentence(
    "given",
    "next-agendas",
    agendas="agendas",
    en="the next (agenda is|agendas are) {agendas}",
    it="(la prossima trama è|le prossime trame sono) {agendas}",
)
def next_agendas(scene: Scene, agendas: tuple[Reference, ...]) -> None:
    """What becomes current when the current agenda advances, and what after that."""
    fill_deck(scene, "agenda-deck", agendas, shuffled=False)


@SPEECH.sentence(
    "given",
    "turn-of",
    who="investigator",
    en=("it is the turn of {who}", "it is {who}'s turn"),
    it="è il turno di {who}",
)
def turn_of(scene: Scene, who: Reference) -> None:
    """Nobody else may take an action."""
    scene.telling.declare("active", TABLE, said("whose turn it is"))
    scene.telling.declared.add(("turn", TABLE))
    scene.state.put(TABLE, active=scene.thing(who))


SPEECH.unmet("whose-turn", en="the turn of {who}", it="il turno di {who}")


@SPEECH.sentence(
    "then",
    "is-turn-of",
    who="investigator",
    en=("it is the turn of {who}", "it is {who}'s turn"),
    it="è il turno di {who}",
)
def is_turn_of(scene: Scene, who: Reference) -> list[Unmet]:
    """Theirs, and nobody else's."""
    _stop_where_untold(scene)
    if on_turn(scene.state, scene.thing(who)):
        return []
    found = scene.state.get(TABLE, "active", None)
    there = scene.name(found) if found and on_turn(scene.state, found) else None
    told = there or in_words(scene, "nobody")
    return [Unmet(0, *(in_words(scene, "whose-turn", who=one) for one in (who.text, told)))]


SPEECH.unmet("not-whose-turn", en="not the turn of {who}", it="non il turno di {who}")


@SPEECH.sentence(
    "then",
    "is-not-turn-of",
    who="investigator",
    en=(
        "it is (not|no longer) the turn of {who}",
        "it is (not|no longer) {who}'s turn",
    ),
    it=("non è il turno di {who}", "non è più il turno di {who}"),
)
def is_not_turn_of(scene: Scene, who: Reference) -> list[Unmet]:
    """Somebody else's, or nobody's."""
    _stop_where_untold(scene)
    if not on_turn(scene.state, scene.thing(who)):
        return []
    told = in_words(scene, "whose-turn", who=who.text)
    return [Unmet(0, in_words(scene, "not-whose-turn", who=who.text), told)]


def _stop_where_untold(scene: Scene) -> None:
    """Raise ``UnsupportedClause`` where it may be the turn of any of several, and nobody has acted."""
    state = scene.state
    players = investigators(state)
    in_turns = state.get(TABLE, "phase") == "investigation" and len(players) > 1
    if in_turns and is_untold(scene) and not any(state.get(one, "taken") for one in players):
        raise UnsupportedClause(state.unsupported(players[0], "turn-untold"))


SPEECH.unmet("is-phase", en="the {phase} phase", it="la Fase {phase}")


@SPEECH.sentence(
    "then",
    "is-phase",
    phase="phase",
    en=("it is the {phase} phase", "the phase is the {phase} phase"),
    it=("è la Fase {phase}", "la Fase è quella {phase}"),
)
def is_phase(scene: Scene, phase: str) -> list[Unmet]:
    """The one that goes on, or was the last to end. Raises ``UnsupportedClause`` where it may be any of them."""
    told = scene.telling.declared & {("phase", TABLE), ("turn", TABLE)} or scene.telling.set_up
    if not told and scene.state.log is None:
        somebody = next(iter(investigators(scene.state)), TABLE)  # nobody need sit there yet
        raise UnsupportedClause(scene.state.unsupported(somebody, "phase-untold"))
    found = scene.state.get(TABLE, "phase")
    if found == phase:
        return []
    return [Unmet(0, *(in_words(scene, "is-phase", phase=one) for one in (phase, found)))]


@SPEECH.sentence(
    "given",
    "leading",
    who="investigator",
    en=("{who} is the lead investigator", "the lead investigator is {who}"),
    it=("{who} è l'investigatore capo", "l'investigatore capo è {who}"),
)
def leading(scene: Scene, who: Reference) -> None:
    """Otherwise it is whoever was named first."""
    scene.telling.declare("lead", TABLE, said("who leads"))
    scene.state.put(TABLE, lead=scene.thing(who))


@SPEECH.sentence(
    "given",
    "phase",
    phase="phase",
    en="it is the {phase} phase",
    it="è la Fase {phase}",
)
def phase(scene: Scene, phase: str) -> None:
    """Outside of the investigation phase it is nobody's turn."""
    scene.telling.declare("phase", TABLE, said("the phase"))
    scene.telling.declared.add(("turn", TABLE))
    scene.state.put(TABLE, phase=phase)
