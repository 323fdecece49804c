"""Phases and turns, and the decisions of the mythos phase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulesref.catalogue import said
from rulesref.engine.outcome import Option
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.phases.investigation_phase import INVESTIGATION
from rulesref.games.arkham_lcg.phases.passed_over import a_round_ends_before_turns
from rulesref.games.arkham_lcg.phases.phase import FOLLOWS
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.whose_turn import acts_on, had_turn
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.phases.run_out import phase_over
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "phase-begins",
    phase="phase",
    en="the {phase} phase (begins|starts)",
    it=("(comincia|inizia) la Fase {phase}", "la Fase {phase} (comincia|inizia)"),
)
def phase_begins(scene: Scene, phase: str) -> list[Intent]:
    """The whole phase, with every window and choice in it; no turn is implied any more.

    What happens by an effect that the case does not name comes neither in it nor behind it.
    """
    whole = _whole(scene, phase)
    scene.telling.run_out = (whole.id, partial(phase_over, phase=phase))
    return [whole]


def _whole(scene: Scene, phase: str) -> Intent:
    """What runs ends as another phase begins, so it need not be said that it does not."""
    _the_phase_has_ended(scene)
    scene.telling.declared.add(("turn", TABLE))
    leaps = scene.state.log is not None
    if phase == "investigation" and a_round_ends_before_turns(scene.ahead().state):
        scene.telling.remarks.append((scene.telling.line, in_words(scene, "round-passed-over")))
    return Intent(f"{phase}-phase", {"leaping": True} if leaps else {})


@SPEECH.sentence(
    "when",
    "phase-is-resolved",
    phase="phase",
    en="the {phase} phase is resolved",
    it="si risolve la Fase {phase}",
)
def phase_is_resolved(scene: Scene, phase: str) -> list[Intent]:
    """The same, of which something is told that comes behind it."""
    scene.telling.run_out = None
    return [_whole(scene, phase)]


@SPEECH.sentence(
    "when",
    "round-ends",
    en=("the round (ends|is over)", "end of the round"),
    it=("(finisce|termina) il round", "fine del round"),
)
def round_ends(scene: Scene) -> list[Intent]:
    """What is left of the round is passed over; to play it, say which phase begins.

    Raises ``UnresolvedReference`` where it has ended: nothing says how far the next one has come.
    """
    if scene.ahead().state.get(TABLE, "round-over"):
        raise UnresolvedReference(
            said("the round has ended already"),
            remedy=said("say which phase of the next one begins, or leave this step out"),
        )
    _the_phase_has_ended(scene)
    scene.telling.declared.add(("turn", TABLE))
    scene.telling.remarks.append((scene.telling.line, in_words(scene, "round-passed-over")))
    return [Intent("round-end", {})]


SPEECH.unmet(
    "round-passed-over",
    en="what is left of the round is passed over, its enemy phase and upkeep too; to play them, say "
    "which phase begins",
    it="ciò che resta del round si salta, anche le Fasi dei Nemici e di Mantenimento; per giocarle di' "
    "quale Fase comincia",
)


@SPEECH.sentence(
    "when",
    "takes-turn",
    who="investigator",
    en=(
        "{who} (begins|starts|takes) (a turn|his turn|her turn|their turn)",
        "the turn of {who} (begins|starts)",
        "{who}'s turn (begins|starts)",
    ),
    it=("{who} (comincia|inizia) il suo turno", "(comincia|inizia) il turno di {who}"),
)
def takes_turn(scene: Scene, who: Reference) -> list[Intent]:
    """A whole turn, or the choice who is next; from now on no turn is implied any more."""
    scene.telling.declared.add(("turn", TABLE))
    return [Intent("turn", {"who": scene.thing(who)})]


@SPEECH.sentence(
    "when",
    "ends-turn",
    who="investigator",
    en=(
        "{who} ends (the turn|his turn|her turn|their turn)",
        "the turn of {who} ends",
        "{who}'s turn ends",
    ),
    it=("{who} (finisce|termina) il suo turno", "(finisce|termina) il turno di {who}"),
)
def ends_turn(scene: Scene, who: Reference) -> list[Intent]:
    """Takes no further action; where no step has begun the turn, it begins and ends."""
    return _end_turn(scene, scene.thing(who))


@SPEECH.sentence(
    "when",
    "the-turn-ends",
    en=("the turn (ends|is over)", "end of turn"),
    it=("(finisce|termina) il turno", "fine del turno"),
)
def the_turn_ends(scene: Scene) -> list[Intent]:
    """The same of whoever has the turn, or of the only investigator. Raises ``UnresolvedReference``."""
    players = investigators(scene.state)
    whose = [who for who in players if _goes_on(scene, who)] or players
    if len(whose) != 1:
        raise UnresolvedReference(
            said("whose turn ends is not said"),
            candidates=tuple(str(scene.name(who)) for who in whose),
            remedy=said("say whose it is: … ends their turn"),
        )
    return _end_turn(scene, whose[0])


def _end_turn(scene: Scene, player: str) -> list[Intent]:
    ends = Intent("end-turn", {"who": player})
    _note_that_the_phase_goes_on(scene, player)
    begins = scene.rests() and not had_turn(scene.state, player) and not _goes_on(scene, player)
    return [Intent("turn", {"who": player}), ends] if begins else [ends]


def turn_options(scene: Scene, player: str) -> Iterator[Option]:
    """What can be said of their turn where nothing is resolving: that it ends, or that it begins."""
    if _goes_on(scene, player):
        yield Option("end-turn", {"who": player}, None)
    elif not had_turn(scene.state, player) and _nobody_acts(scene):
        yield Option("turn", {"who": player}, None)


def _nobody_acts(scene: Scene) -> bool:
    """Whether the next turn may begin: no other is running, and it is no other phase."""
    table = scene.state.things[TABLE]
    others = any(_goes_on(scene, who) for who in investigators(scene.state))
    phase = table.get("phase", "investigation")
    return not others and phase == "investigation" and not table.get("phase-over")


def next_phase(scene: Scene) -> Iterator[Option]:
    """The phase that comes next, where play has begun and the present one is over or can be."""
    state = scene.state
    phase = state.get(TABLE, "phase", "")
    if state.log is None or phase not in FOLLOWS or state.get(TABLE, "over"):
        return
    done = all(had_turn(state, who) for who in investigators(state))
    if state.get(TABLE, "phase-over") or (
        phase == "investigation" and done and _nobody_acts(scene)
    ):
        yield Option("phase-begins", {"phase": FOLLOWS[phase]}, None)


def _goes_on(scene: Scene, player: str) -> bool:
    """Whether their turn is said to be running, or an action has been taken in it."""
    said_so = ("turn", TABLE) in scene.telling.declared or scene.state.get(player, "taken")
    return bool(said_so) and acts_on(scene.state, player)


@SPEECH.sentence(
    "when",
    "investigation-ends",
    en="the investigation phase ends",
    it=(
        "finisce la Fase (degli Investigatori|di investigazione)",
        "la Fase (degli Investigatori|di investigazione) finisce",
    ),
)
def investigation_ends(scene: Scene) -> list[Intent]:
    """Where no step has begun the phase, the last turn does not end it; else it ends by itself."""
    _the_phase_has_ended(scene)
    for line in reversed(scene.ahead().state.lines()):
        if line.event and line.event.type in ("phase-begin", "phase-end"):
            over = line.event.type == "phase-end" and line.event.slots["phase"] == "investigation"
            return [] if over else [Intent("end-investigation", {})]
    return [Intent("end-investigation", {})]


SPEECH.unmet(
    "phase-goes-on",
    en="no step has begun the investigation phase, and this last turn does not end it; to "
    "end it say: the investigation phase ends",
    it="nessun passo ha fatto cominciare la Fase degli Investigatori, e quest'ultimo turno non la "
    "finisce; per finirla di': finisce la Fase degli Investigatori",
)


def _note_that_the_phase_goes_on(scene: Scene, player: str) -> None:
    """Say with the last turn that the phase does not end with it, where only turns were begun."""
    others = (who for who in investigators(scene.state) if who != player)
    running = any(frame.kind is INVESTIGATION for frame in scene.state.frames())
    if not running and all(had_turn(scene.state, who) for who in others):
        scene.telling.remarks.append((scene.telling.line, in_words(scene, "phase-goes-on")))


def _the_phase_has_ended(scene: Scene) -> None:
    """Take back what was noted with the last turn: a later step has ended the phase."""
    noted = in_words(scene, "phase-goes-on")
    scene.telling.remarks = [one for one in scene.telling.remarks if one[1] != noted]


SPEECH.choice("turn", en="whose turn comes next", it="a chi tocca il prossimo turno")
SPEECH.option(
    "turn", en="{who} begins a turn", it="{who} comincia il suo turno", told_by="turn-begin"
)
SPEECH.option(
    "phase-begins",
    en="the {phase} phase begins",
    it="comincia la Fase {phase}",
    told_by="phase-begin",
)
SPEECH.choice("action", en="the next action", it="la prossima azione")
SPEECH.choice(
    "player-window",
    en="what to use in a player window",
    it="che cosa usare in una finestra del giocatore",
)
SPEECH.option(
    "end-turn", en="{who} ends the turn", it="{who} finisce il suo turno", told_by="turn-end"
)


@SPEECH.sentence(
    "when",
    "draws-next",
    who="investigator",
    en="{who} is the next to draw",
    it="{who} pesca per prossimo",
)
def draws_next(scene: Scene, who: Reference) -> list[Intent]:
    """The order of the draws of step 1.4, where a card lets somebody choose it."""
    return [Intent("draws-next", {"who": scene.thing(who)})]


@SPEECH.sentence(
    "when",
    "deal-to",
    card="card",
    who="investigator",
    en="{card} goes to {who}",
    it="{card} va a {who}",
)
def deal_to(scene: Scene, card: Reference, who: Reference) -> list[Intent]:
    """Who is dealt one of several encounter cards."""
    return [Intent("deal-to", {"facts": card.card, "who": scene.thing(who)})]


SPEECH.choice("deal-to", en="who is dealt which card", it="a chi distribuire quale carta")
SPEECH.option("deal-to", en="{card} goes to {who}", it="{card} va a {who}", told_by="deal-out")
SPEECH.choice("draws-next", en="who draws next", it="chi pesca dopo")
SPEECH.option("draws-next", en="{who} is the next to draw", it="{who} pesca per prossimo")
