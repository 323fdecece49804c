"""arkham-lcg/steps/st-2: committing cards from hand, the performer's and the others'."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.achieved import note_commit
from rulesref.games.arkham_lcg.decks.piles import deck_of, take
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.in_play.staying_in_play import locked_in
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.phases.player_window import window
from rulesref.games.arkham_lcg.playing import permissions
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests import commit_terms
from rulesref.games.arkham_lcg.skill_tests.current import TEST, known_commits, running
from rulesref.games.arkham_lcg.skill_tests.icons import icons
from rulesref.games.arkham_lcg.table import TABLE, here, investigators, location_of
from rulesref.games.arkham_lcg.values.in_force import binds, in_force
from rulesref.games.things import card_of

CITE = "arkham-lcg/steps/st-2"
MAY_COMMIT = RULES.constant(
    "may-commit", CITE, of="cards", says="You may commit ``of`` as if they were in your hand."
)
TO_ANY_TEST = RULES.constant(
    "commits-to-any-test",
    CITE,
    of="cards",
    says="``of`` may be committed to any test, whether or not an icon of theirs matches it.",
)
cannot_commit = prohibition("cannot-commit")


@RULES.event(
    "commit",
    CITE,
    who="card",
    card="card",
    stays="flag",
    en="{who} commits {card}",
    it="{who} investe {card}",
    lapses=lambda state, event: cannot_commit(state, event.slots["who"]) is not None,
)
def _commit(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card = event.slots["card"]
        state.put(card, zone="committed", controller=event.slots["who"])
        if not event.slots.get("stays"):
            state.put(card, beneath=None, attached=None)
        state.put(TEST, committed=(*state.get(TEST, "committed", ()), card))
        note_commit(state, event.slots["who"], card)
        for ability in card_of(state, card).abilities:
            if ability.kind == "skill" and ability.name == "committed":
                env = {"this": card, "you": event.slots["who"], "ability": ability}
                resolve(state, ability.effects, env)


def committable(state: State) -> list[tuple[str, str]]:
    """(investigator, card): the performer any, others at their location one card each."""
    skill = state.get(TEST, "skill")
    elsewhere = {id for standing in in_force(state, MAY_COMMIT) for id in standing.bound}
    found = [
        (one, id)
        for one in committers(state)
        for id, thing in state.things.items()
        if (thing.get("zone") == "hand" or id in elsewhere)
        and thing.get("controller") == one
        and _allowed(state, one, id, skill)
    ]
    whose = [one for one, _ in found]
    able = {one for one in whose if commit_terms.may_come_to(state, one, whose.count(one))}
    return [(one, id) for one, id in found if one in able]


def committers(state: State) -> list[str]:
    """arkham-lcg/peril lets nobody else help; one card each for those who help."""
    who = state.get(TEST, "who")
    return [
        one
        for one in investigators(state)
        if one == who or (not _has_helped(state, one) and _may_help(state, one, who))
    ]


def _has_helped(state: State, who: str) -> bool:
    """Whether ``who`` has committed a card to the running test already."""
    return any(state.get(card, "controller") == who for card in state.get(TEST, "committed", ()))


def _may_help(state: State, who: str, performer: str) -> bool:
    """Whether ``who`` is where the test of ``performer`` is made, or helps from afar; never in peril."""
    near = here(state, (who,), location_of(state, performer))
    in_reach = bool(near) or commit_terms.helps_from_afar(state, who, performer)
    return in_reach and not state.get(TABLE, "peril")


RULES.refusal(
    "no-matching-icon",
    CITE,
    "arkham-lcg/wild-skill-icons",
    card="card",
    en="{card} has no icon that matches the tested skill, and no wild one",
    it="{card} non ha icone dell'abilità della prova, né icone jolly",
)
RULES.refusal(
    "committed-as-often",
    "arkham-lcg/limits-and-maximums",
    card="card",
    most="number",
    en="{card}: the maximum committed to one test is {most}",
    it="{card}: il massimo investito in una prova è {most}",
)
RULES.refusal(
    "commit-unpaid",
    "arkham-lcg/additional-costs",
    card="card",
    en="what committing {card} costs on top cannot be paid",
    it="ciò che investire {card} costa in più non si può pagare",
)
RULES.refusal(
    "commit-restricted",
    "arkham-lcg/play-restrictions-permissions-and-instructions",
    card="card",
    en="{card} itself says that it may not be committed here",
    it="{card} dice essa stessa che qui non si può investire",
)


def _allowed(state: State, who: str, card: str, skill: str) -> bool:
    return why_refused(state, who, card, skill) is None


def why_refused(state: State, who: str, card: str, skill: str) -> Refused | None:
    """An icon for it, the card's own restriction, its maximum by title, and what forbids it."""
    if not icons(state, card, skill) and not binds(state, TO_ANY_TEST, card):
        return RULES.refuse("no-matching-icon", card=card)
    foreign = permissions.refused(state, who, card, "commit")
    if foreign:
        return foreign
    printed = card_of(state, card)
    most = printed.stats.get("max-committed")
    if most is not None and _copies_committed(state, printed.name) >= int(most):
        return RULES.refuse("committed-as-often", card=card, most=int(most))
    forbidden = cannot_commit(state, who) or locked_in(state, card)
    if forbidden:
        return refusal(state, forbidden)
    env = {"this": card, "you": who}
    for ability in printed.abilities:
        own = ability.kind == "skill" and ability.name == "restriction"
        if own and not holds(state, env, ability.tests):
            return RULES.refuse("commit-restricted", card=card)
    if not commit_terms.affordable(state, who, card):
        return RULES.refuse("commit-unpaid", card=card)
    return None


def _copies_committed(state: State, name: str) -> int:
    return sum(card_of(state, card).name == name for card in state.get(TEST, "committed", ()))


RULES.stop(
    "commits-no-lawful-number",
    en="so many cards may not be committed, and no more can be",
    it="un tale numero di carte non si può investire, e altre non se ne possono investire",
)


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "st-2")


def _ask(state: State, variables: Mapping[str, Any]) -> None:
    if state.get(TEST, "broken"):
        state.end()
        return
    found = committable(state)
    options = [Option("commit", {"who": one, "card": id}, (one, id)) for one, id in found]
    performer = state.get(TEST, "who")
    chooser = performer if {one for one, _ in found} <= {performer} else ""
    if not (commit_terms.compelled(state, found) or commit_terms.unlawful(state)):
        options.append(Option("commit-done", {}, None))
    if not options:
        state.give_up(performer, "commits-no-lawful-number")
        return
    state.ask(Choice("commit", chooser, tuple(options), (CITE,), "commit"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    pick = variables["commit"]
    if pick is None:
        commit_terms.tell_how_many(state)
        window(state, "st-2")
        return
    commit_terms.commit(state, state.event("commit", who=pick[0], card=pick[1]))
    state.goto(COMMITTING, _ask)


COMMITTING = RULES.procedure(Procedure("committing", _begin, _ask, _take))


@RULES.selector("committed")
def _committed(state: State, env: Env) -> list[str]:
    """The cards that anybody has committed to the test that runs, or ends at this moment."""
    return [card for card, _ in known_commits(state)]


@RULES.selector("committed-by-you")
def _committed_by_you(state: State, env: Env) -> list[str]:
    """The cards that you have committed to the test that runs, or ends at this moment."""
    return [card for card, who in known_commits(state) if who == env["you"]]


def _committable(state: State, env: Env, card: tuple[str, ...], stays: bool = False) -> bool:
    """What is in play is committed to nothing, and nothing from elsewhere (arkham-lcg/steps/st-2)."""
    if not running(state):
        return False
    you, performer = env["you"], state.get(TEST, "who")
    return (you == performer or _may_help(state, you, performer)) and any(
        state.get(one, "zone") != "play" and _allowed(state, you, one, state.get(TEST, "skill"))
        for one in card
    )


@RULES.verb("commit", CITE, able=_committable, card="cards", stays="flag?")
def _commit_verb(state: State, env: Env, card: tuple[str, ...], stays: bool = False) -> None:
    """You commit cards that may be committed, from wherever they are; ``stays``: from beneath."""
    for one in card:
        if _committable(state, env, (one,)):
            _out_of_deck(state, env["you"], one)
            slots = {"who": env["you"], "card": one, "stays": stays}
            commit_terms.commit(state, state.event("commit", by=env["this"], **slots))
        else:
            fail(state)


def _out_of_deck(state: State, who: str, card: str) -> None:
    """What a search has found is no card of the deck of ``who`` any more."""
    deck = deck_of(who)
    if state.get(card, "zone") == deck:
        take(state, deck, card_of(state, card), zone="limbo", owner=who, controller=who)


@RULES.filter("committable", value="flag")
def _can_be_committed(state: State, env: Env, thing: str, value: bool) -> bool:
    """What you can commit to the running test, from wherever it is."""
    return _committable(state, env, (thing,)) is value
