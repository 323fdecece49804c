"""arkham-lcg/reaction-opportunities: why a window does not offer the use or the play of a card.

A window is a stage in which an occurrence is answered, a player window, or the choice of an action
that an effect gives. Where nothing occurred of the kind that a card answers, that alone is said
(``Rules.beside``); any other reason is the rule that keeps the card from what it is for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.trigger import obstacle
from rulesref.engine.trigger_stage import left
from rulesref.games.arkham_lcg.actions.taking_actions import CITE as GIVEN
from rulesref.games.arkham_lcg.costs.play_costs import STANDARD, permitted_ways
from rulesref.games.arkham_lcg.decks.hand import hand_unsaid
from rulesref.games.arkham_lcg.limits import maximums
from rulesref.games.arkham_lcg.playing import permissions, untold_doer, untriggerable
from rulesref.games.arkham_lcg.playing.closed import out_of_play
from rulesref.games.arkham_lcg.playing.play_restrictions import forbidden, unpayable
from rulesref.games.arkham_lcg.playing.use_restrictions import (
    OBSTACLES,
    never_initiated,
    not_theirs,
    refused_source,
    surroundings,
    unpaid_of,
    why_no_use,
)
from rulesref.games.arkham_lcg.playing.what_keeps_it import in_vain
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.users import acts
from rulesref.games.things import card_of

CITE = "arkham-lcg/reaction-opportunities"
FAST = "arkham-lcg/fast"
#: The frames in which an action that an effect gives is chosen.
GIVING = ("extra-action", "several-actions")
#: The frames of windows: answers to an occurrence, player windows, actions that an effect gives.
WINDOWS = ("trigger-stage", "player-window", *GIVING)

RULES.refusal(
    "nothing-to-answer",
    CITE,
    card="card",
    en="nothing that {card} answers has occurred at this moment",
    it="in questo momento non è accaduto niente a cui {card} risponda",
    beside=True,
)
RULES.refusal(
    "only-answers",
    CITE,
    card="card",
    en="{card} answers nothing, and at this moment an occurrence is answered",
    it="{card} non risponde a niente, e in questo momento si risponde a ciò che è accaduto",
    beside=True,
)
RULES.refusal(
    "answers-another",
    CITE,
    card="card",
    en="what has occurred is not what {card} answers",
    it="ciò che è accaduto non è ciò a cui {card} risponde",
)
RULES.refusal(
    "answers-canceled",
    "arkham-lcg/cancel",
    card="card",
    en="what {card} would answer has been canceled or replaced",
    it="ciò a cui {card} risponderebbe è stato annullato o sostituito",
)
RULES.refusal(
    "answered-once",
    CITE,
    card="card",
    en="{card} has answered this occurrence already",
    it="{card} ha già risposto a ciò che è accaduto",
)
RULES.refusal(
    "kept-out-by-peril",
    "arkham-lcg/peril",
    en="because of peril nobody else may react",
    it="a causa di Isolamento nessun altro può reagire",
)
RULES.refusal(
    "no-action-in-a-window",
    "arkham-lcg/steps/2.2.1",
    card="card",
    en="{card} takes an action, and a player window is no moment for actions",
    it="{card} richiede un'azione, e in una finestra dei giocatori non si effettuano azioni",
    beside=True,
)
RULES.refusal(
    "not-among-given",
    GIVEN,
    card="card",
    en="an effect gives an action, and with {card} none of that kind is taken",
    it="un effetto concede un'azione, e con {card} non se ne effettua una di quel tipo",
)


@RULES.objection("use", *WINDOWS)
def _not_used(state: State, slots: Mapping[str, Any]) -> Refused | None:
    return _why_not(state, "use", slots)


@RULES.objection("play", *WINDOWS)
def _not_played(state: State, slots: Mapping[str, Any]) -> Refused | None:
    return _why_not(state, "play", slots)


def _why_not(state: State, option: str, slots: Mapping[str, Any]) -> Refused | None:
    """Why the window that is running does not offer ``option``; whoever is gone comes first."""
    gone = state.rules.hooks.closed(state, "play", slots)
    if gone:
        return gone
    who, card, named = slots["who"], slots["card"], slots.get("ability", "")
    running = next(state.frames()).kind.id
    if running == "trigger-stage":
        return _unanswering(state, option, who, card, named)
    if running in GIVING:
        return RULES.refuse("not-among-given", card=card)
    if running != "player-window":
        return None
    if option == "play":
        return _not_played_fast(state, who, card)
    return _not_used_freely(state, who, card, named)


def answering(card_abilities: tuple[Ability, ...], option: str) -> list[Ability]:
    """Those of a card's abilities with which somebody may answer an occurrence."""
    kinds = RULES.kinds
    return [
        ability
        for ability in card_abilities
        if ability.trigger is not None
        and not kinds[ability.kind].forced
        and kinds[ability.kind].option == option
    ]


def _unanswering(state: State, option: str, who: str, card: str, named: str) -> Refused | None:
    """Why ``who`` cannot answer what has just occurred with ``card``."""
    mine = answering(card_of(state, card).abilities, option)
    mine = [ability for ability in mine if named in ("", ability.id)]
    if not mine:
        return RULES.refuse("only-answers", card=card)
    reasons = [
        _why_unused(state, who, card, ability, event, place)
        for ability in mine
        for event, place in _occurrences(state, ability)
    ]
    if None in reasons:
        return None
    fitting = [reason for reason in reasons if reason and reason.id != "answers-another"]
    nothing = RULES.refuse("nothing-to-answer", _rule(mine[0]), card=card)
    return (*fitting, *reasons, nothing)[0]


def _occurrences(state: State, ability: Ability) -> Iterator[tuple[Event | None, int]]:
    """What is being answered and is of the kind that ``ability`` names, in whichever stage.

    Each comes with its number in the stage, or -1 if it is answered in another one; ``None`` stands
    for what has been canceled.
    """
    variables = next(state.frames()).variables
    events = variables["events"]
    lasting = left(state, variables["mark"], events) if state.marks else events
    assert ability.trigger is not None
    for number, event in enumerate(events):
        if event is not None and event.kind.id in ability.trigger.event.split("|"):
            stage = variables["stage"] == ability.trigger.stage
            yield lasting[number], number if stage else -1


def _rule(ability: Ability) -> tuple[str, ...]:
    """What lets a card answer: a fast event is played for it (arkham-lcg/fast)."""
    return (FAST,) if ability.kind == "fast" else (CITE,)


def _why_unused(
    state: State, who: str, card: str, ability: Ability, event: Event | None, number: int
) -> Refused | None:
    """Why ``ability`` does not answer ``event``, the occurrence of that ``number`` of the stage."""
    if number < 0:
        return RULES.refuse("answers-another", _rule(ability), card=card)
    if event is None:
        return RULES.refuse("answers-canceled", card=card)
    variables = next(state.frames()).variables
    answered_once = (card, ability.id, number) in variables.get("used", ())
    kept = _kept_from(state, who, card, ability)
    if kept and not _answers_its_leaving(state, (card, ability.id, number, who)):
        return kept
    if answered_once:
        return RULES.refuse("answered-once", card=card)
    if kept:
        return None  # judged before the card left
    answered = {"event": event, "mark": (variables["mark"], number)}
    keeps = obstacle(state, ability, surroundings(who, card, ability) | answered)
    if not keeps:
        return None
    if keeps == "trigger":
        untold_doer.stop_where_doer_untold(
            state, card, ability, surroundings(who, card, ability) | answered
        )
        return RULES.refuse("answers-another", _rule(ability), card=card)
    if ability.kind == "fast":
        return _why_unplayed(state, who, card, keeps)
    if keeps == "effects":
        answer = (ability, surroundings(who, card, ability) | answered)
        return in_vain(state, who, card, RULES.refuse(OBSTACLES[keeps], card=card), answer)
    if keeps == "costs":
        unpaid = unpaid_of(state, ability, surroundings(who, card, ability) | answered)
        unsaid = hand_unsaid(state, who, unpaid)
        return unsaid or RULES.refuse(OBSTACLES[keeps], card=card)
    return RULES.refuse(OBSTACLES[keeps], card=card)


def _answers_its_leaving(state: State, key: tuple[str, str, int, str]) -> bool:
    """Whether a card that has left with the event answers it all the same (``trigger.leavers``)."""
    leaving = next(state.frames()).variables.get("leaving", ())
    return not state.rules.hooks.gone(state, key[3]) and any(one.key == key for one in leaving)


def _why_unplayed(state: State, who: str, card: str, keeps: str) -> Refused:
    if keeps == "costs":
        return unpayable(state, who, card, STANDARD) or RULES.refuse("cost")
    if keeps == "limit":
        return RULES.refuse("ability-limit-reached", card=card)
    if keeps == "tests":
        return RULES.refuse("restricted", card=card)
    return in_vain(state, who, card, RULES.refuse("in-vain", card=card))


def _kept_from(state: State, who: str, card: str, ability: Ability) -> Refused | None:
    """Why ``who`` is not among those who may use ``ability`` at all; ``None`` where they are."""
    if who in state.rules.hooks.users(state, card, ability):
        return maximums.refused(state, card) if ability.kind == "fast" else None
    fast = ability.kind == "fast"
    if not acts(state.things[card], ability):
        if fast:
            return RULES.refuse("not-in-hand")
        return out_of_play(state, card) or RULES.refuse("no-ability", card=card)
    if state.get(TABLE, "peril", who) != who:
        return RULES.refuse("kept-out-by-peril")
    return (
        permissions.refused(state, who, card, "play" if fast else "trigger")
        or untriggerable.refused(state, who, card, ability)
        or not_theirs(state, who, card)
        or RULES.refuse("no-ability", card=card)
    )


def _not_played_fast(state: State, who: str, card: str) -> Refused | None:
    """arkham-lcg/fast: what a player window does not let ``who`` play."""
    if not permitted_ways(state, who, card):
        return RULES.refuse("not-in-hand")
    if "fast" not in card_of(state, card).keywords:
        return RULES.refuse("no-action-in-a-window", card=card)
    if answering(card_of(state, card).abilities, "play"):
        return RULES.refuse("nothing-to-answer", (FAST,), card=card)
    return forbidden(state, who, card)


def _not_used_freely(state: State, who: str, card: str, named: str) -> Refused | None:
    """arkham-lcg/ability/triggered-abilities: what a player window does not let ``who`` use."""
    refused = refused_source(state, who, card)
    if refused:
        return refused
    mine = [one for one in card_of(state, card).abilities if named in ("", one.id)]
    if any(ability.kind == "free" for ability in mine):
        return why_no_use(state, who, card, named, ("free",))
    if any(ability.kind == "action" for ability in mine):
        return RULES.refuse("no-action-in-a-window", card=card)
    answers = answering(card_of(state, card).abilities, "use")
    if answers:
        return RULES.refuse("nothing-to-answer", card=card)
    return never_initiated(state, card) or RULES.refuse("no-ability", card=card)
