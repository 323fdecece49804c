"""That somebody may not do what nobody asks about says nothing: why, and when it would say something."""

from __future__ import annotations

from rulesref.cases.keywords import KEYWORD
from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Chance, Choice, Option
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.playing.not_offered import answering
from rulesref.games.arkham_lcg.playing.use_restrictions import outside_its_test
from rulesref.games.things import card_of
from rulesref.rulings.deciding import decides
from rulesref.rulings.deeds import use_told
from rulesref.rulings.explaining import explain
from rulesref.rulings.options import declined, sentence
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.still_to_come import still_to_come
from rulesref.sentences.arkham_lcg.actions.asked_about import (
    begun_with,
    is_asked,
    slots_of,
    usable,
)
from rulesref.sentences.arkham_lcg.actions.denied import option_meant
from rulesref.sentences.arkham_lcg.actions.occurs_first import occurs_first
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.explanation(
    "asked-elsewhere",
    en=(
        "at this moment nothing of the kind is asked: {next}; that it cannot be done while that is "
        "open does not say that a rule forbids it",
        "write this step {moment}; {ask}",
    ),
    it=(
        "in questo momento non si chiede niente del genere: {next}; che non si possa fare finché ciò "
        "è aperto non dice che una regola lo vieti",
        "scrivi questo passo {moment}; {ask}",
    ),
)
SPEECH.explanation(
    "asked-of-nothing",
    en=(
        "at this moment nothing of the kind is asked, and nothing has happened that would let anybody "
        "do it; that it cannot be done now does not say that a rule forbids it",
        "write this step {moment}; {ask}",
    ),
    it=(
        "in questo momento non si chiede niente del genere, e non è accaduto niente che permetta a "
        "qualcuno di farlo; che adesso non si possa fare non dice che una regola lo vieti",
        "scrivi questo passo {moment}; {ask}",
    ),
)
SPEECH.explanation(
    "asked-once-it-occurs",
    en=(
        "nothing waits, and nothing that {card} answers occurred in the last step that did something: "
        "nobody was asked about it, and that it cannot be done does not say that a rule forbids it",
        "write before this step one that brings about what it answers: {occurs} "
        "(arkham-lcg/reaction-opportunities); {ask}",
    ),
    it=(
        "non si aspetta niente, e nell'ultimo passo che ha fatto qualcosa non è accaduto niente a cui "
        "{card} risponda: non è stato chiesto a nessuno, e che non si possa fare non dice che una "
        "regola lo vieti",
        "scrivi prima di questo un passo che porti a ciò a cui risponde: {occurs} "
        "(arkham-lcg/reaction-opportunities); {ask}",
    ),
)
SPEECH.explanation(
    "nothing-to-use",
    en=(
        "{card} has no ability that anybody uses: no rule has to forbid it",
        "name the card whose ability is meant, or take this step out; to say it of this one: "
        "{when} {deed} / {then} {refused}",
    ),
    it=(
        "{card} non ha capacità che qualcuno usi: nessuna regola deve vietarlo",
        "nomina la carta di cui intendi la capacità, o togli questo passo; per dirlo di questa: "
        "{when} {deed} / {then} {refused}",
    ),
)
SPEECH.unmet(
    "ask-all-ways",
    en="to ask about every way in which it can go on, write: {then} it is asked whether {deed}",
    it="per chiedere di tutti i modi in cui può andare, scrivi: {then} si chiede se {deed}",
)
SPEECH.unmet("or-leave-out", en="or take it out", it="oppure toglilo")
SPEECH.unmet(
    "where-commits",
    en="where cards are committed to a skill test (arkham-lcg/steps/st-2)",
    it="dove si investono carte in una prova (arkham-lcg/steps/st-2)",
)
SPEECH.unmet(
    "where-answers",
    en="where what {card} answers has occurred (arkham-lcg/reaction-opportunities)",
    it="dove è accaduto ciò a cui {card} risponde (arkham-lcg/reaction-opportunities)",
)
SPEECH.unmet(
    "where-free",
    en="where a player window is open, or nothing is being resolved (arkham-lcg/fast)",
    it="dove è aperta una finestra dei giocatori, o non si sta risolvendo niente (arkham-lcg/fast)",
)
SPEECH.unmet(
    "where-tested",
    en="in a player window of a skill test of which {card} speaks (arkham-lcg/skill-tests)",
    it="in una finestra dei giocatori di una prova di cui parla {card} (arkham-lcg/skill-tests)",
)
SPEECH.unmet(
    "where-acts",
    en="where an investigator can choose an action (arkham-lcg/steps/2.2.1)",
    it="dove un investigatore può scegliere un'azione (arkham-lcg/steps/2.2.1)",
)
SPEECH.unmet("where-passed", en="below: {lines}", it="sotto: {lines}")
SPEECH.unmet("reacts-nobody", en="nobody reacts", it="nessuno reagisce")
SPEECH.unmet("where-chosen", en="where that is chosen", it="dove lo si sceglie")

#: So many reactions that somebody declines are looked past.
_FAR = 8


def check_asked(scene: Scene, option: str, slot: str, who: str, card: str) -> None:
    """Raise ``UnresolvedReference`` unless this moment is one at which ``option`` is asked about."""
    if is_asked(scene, option, slots_of(slot, who, card)):
        return
    if option == "use" and not usable(scene, card):
        rule = in_words(scene, "refused-under", rule="arkham-lcg/ability")
        deed = use_told(scene, who, card)
        slots = {"card": scene.name(card), "deed": deed, "refused": rule}
        why, remedy = explain(scene, "nothing-to-use", **slots)
        raise UnresolvedReference(why, remedy=remedy)
    moment, ask = _moment(scene, option, card), _ask(scene, option, who, card)
    waiting = scene.waiting
    if isinstance(waiting, Choice | Chance):
        after = decides(scene, waiting)
        moment = _once_nobody_reacts(scene, option, slots_of(slot, who, card)) or moment
        why, remedy = explain(scene, "asked-elsewhere", next=after, moment=moment, ask=ask)
    elif not begun_with(scene, card) and (occurs := occurs_first(scene, option, who, card)):
        named = {"card": scene.name(card), "occurs": occurs}
        why, remedy = explain(scene, "asked-once-it-occurs", ask=ask, **named)
    else:
        why, remedy = explain(scene, "asked-of-nothing", moment=moment, ask=ask)
    raise UnresolvedReference(why, remedy=remedy)


def early(
    scene: Scene, who: Reference, deed: str = "use", card: Reference | None = None, **_: object
) -> None:
    """Raise ``UnresolvedReference`` where something else is open, and this is asked about after it.

    That the moment for it is over, or will not come, is an answer. Without ``card`` it is the
    investigator card.
    """
    player, thing = scene.thing(who), scene.thing(card or who)
    option, slot = option_meant(scene, deed, thing)
    if scene.waiting is not None and still_to_come(scene, option, {"who": player, slot: thing}):
        check_asked(scene, option, slot, player, thing)


def _once_nobody_reacts(scene: Scene, option: str, slots: dict[str, object]) -> str:
    """Below which steps it is asked about, where it is once nobody has reacted to what waits."""
    told = f"{KEYWORD[scene.language]['when']} {in_words(scene, 'reacts-nobody')}"
    state, lines = scene.state.fork(), []
    for _ in range(_FAR):
        waiting = state.pending
        passing = declined(waiting.options) if isinstance(waiting, Choice) else None
        if passing is None:
            return ""
        answer(state, passing)
        run(state)
        lines.append(told)
        if any(
            one.id == option and slots.items() <= one.slots.items()
            for one in (state.pending.options if isinstance(state.pending, Choice) else ())
        ):
            return in_words(scene, "where-passed", lines=" / ".join(lines))
    return ""


def _moment(scene: Scene, option: str, card: str) -> str:
    """Where such a step could stand."""
    if option == "commit":
        return in_words(scene, "where-commits")
    if option in ("use", "play"):
        return _moment_of_card(scene, option, card)
    opens = option in scene.state.rules.openings
    return in_words(scene, "where-acts" if opens else "where-chosen")


def _moment_of_card(scene: Scene, option: str, card: str) -> str:
    """Where it could be asked whether ``card`` is used or played."""
    printed = card_of(scene.state, card)
    answers = bool(answering(printed.abilities, option))
    after = in_words(scene, "where-answers", card=scene.name(card)) if answers else ""
    begun = begun_with(scene, card) if option == "use" else []
    if begun and all(outside_its_test(scene.state, one) for one in begun):
        tested = in_words(scene, "where-tested", card=scene.name(card))
        return "; ".join(filter(None, (tested, after)))
    if after:
        return after
    fast = "fast" in printed.keywords
    free = fast if option == "play" else any(one.kind == "free" for one in printed.abilities)
    return in_words(scene, "where-free" if free else "where-acts")


def _ask(scene: Scene, option: str, who: str, card: str) -> str:
    """How to ask of every way in which play can go on, where a question can name the deed."""
    if option not in ("use", "play", "commit"):
        return in_words(scene, "or-leave-out")
    if option == "use":
        deed = use_told(scene, who, card)
    else:
        deed = sentence(scene, Option(option, {"who": who, "card": card}, None))
    return in_words(scene, "ask-all-ways", then=KEYWORD[scene.language]["then"], deed=deed)
