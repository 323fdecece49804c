"""arkham-lcg/qa/time-warp-cards-returned-to-decks: an action that is undone.

What was remembered as the action began takes the place of what is, all of it, decks in their old
order; a deck that was shuffled meanwhile holds its old cards and stays shuffled. What has changed
since the action ended (the undoing card itself, what was paid for it) stays as it is.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.state import NOTHING, State, Thing
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

CITE = "arkham-lcg/qa/time-warp-cards-returned-to-decks"
#: Where the state at the end of the last action lies.
LAST = "last-action"


class Moment:
    """Everything on the table at one moment, kept whole but for the moments that it keeps itself.

    With these each moment would hold all those before it, and take longer to compare than the last.
    """

    __slots__ = ("index", "key", "things")

    def __init__(self, state: State) -> None:
        self.things = {id: thing for id, thing in state.things.items() if id != LAST}
        self.index = state.index
        self.key = state.position_without(LAST)

    def __hash__(self) -> int:
        return self.key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self.things == other.things


def moment(state: State) -> Moment | None:
    """This moment, where any card could ask for it later; remembering costs a copy."""
    for _, ability in state.index.get(("after", "action-performed"), ()):
        if any(node.row.id == "undo-action" for node in ability.effects):
            return Moment(state)
    return None


def ended(state: State, was: Moment | None) -> None:
    """An action that began at ``was`` has just ended."""
    if was is not None:
        now = Moment(state)
        state.put(LAST, began=was, ended=now)


def _can(state: State, env: Env) -> bool:
    """What has been undone already is no action any more that could be undone."""
    return env["event"].slots.get("was") is not None and LAST in state.things


@RULES.verb("undo-action", CITE, able=_can)
def _undo_verb(state: State, env: Env) -> None:
    """The action of the triggering event is taken back."""
    state.emit(state.event("undo-action", by=env["this"], who=env["event"].slots["who"]))


@RULES.condition("in-own-turn")
def _in_own_turn(state: State, env: Env) -> bool:
    """Whether the action that is over began in its investigator's turn, even if it has ended that."""
    who, was = env["event"].slots.get("who"), env["event"].slots.get("was")
    return was is not None and was.things[TABLE].get("active") == who


@RULES.event(
    "undo-action",
    CITE,
    who="card",
    lapses=lambda state, event: LAST not in state.things,
    en="the action of {who} is undone",
    it="l'azione di {who} viene annullata",
)
def _undo(state: State, events: tuple[Event, ...]) -> None:
    began, ended = state.get(LAST, "began"), state.get(LAST, "ended")
    for id in dict.fromkeys((*began.things, *state.things)):
        if id == LAST:
            continue
        then, done = began.things.get(id, NOTHING), ended.things.get(id, NOTHING)
        now = state.things.get(id, NOTHING)
        if _owing(then, done, now):
            state.give_up(id, "spent-and-undone")
            return
        if not then and "card" in now and id in ended.things:
            then = _in_deck(began, now)
        back = _merged(then, done, now)
        if now.get("shuffled") or back.get("rest"):
            back = _as_known(back, now)
        if not back:
            state.remove(id)
            continue
        gone = {name: None for name in now if name not in back}
        state.put(id, **gone, **back)
    _list_again(state, began)
    state.remove(LAST)


def _as_known(back: Thing, now: Thing) -> Thing:
    """The deck ``back``, of which nobody knows more than before it was shuffled meanwhile."""
    told = now.get("cards", ())
    if not back.get("rest"):
        return Thing({**back, "shuffled": True}) if "cards" in back else back
    if not now.get("shuffled") and back.get("cards", ())[-len(told) or None :] == told:
        return back
    return Thing({"rest": True, "shuffled": True})


def _list_again(state: State, began: Moment) -> None:
    """What abilities answer is as it was, beside those of what has come to the table since."""
    now, state.index = state.index, began.index
    for id in [thing for thing in state.things if thing not in began.things]:
        abilities = {one: None for entries in now.values() for card, one in entries if card == id}
        state.enlist(id, abilities)


def _in_deck(began: Moment, now: Thing) -> Thing:
    """A card that lay in a deck, known by its facts alone, lies there again."""
    for id, thing in began.things.items():
        if now["card"] in thing.get("cards", ()):
            return Thing({"card": now["card"], "zone": id})
    return NOTHING


RULES.stop(
    "spent-and-undone",
    en="resources that an action gave, that have been spent since, and that its undoing takes back",
    it="risorse date da un'azione, poi spese, che l'annullamento dell'azione toglierebbe",
)


def _owing(then: Thing, ended: Thing, now: Thing) -> bool:
    """Whether fewer resources than none would be left: no rule says what is paid with then."""
    spent = ended.get("resources", 0) - now.get("resources", 0)
    return bool(then.get("resources", 0) < spent)


def _merged(then: Thing, ended: Thing, now: Thing) -> Thing:
    """``then``, and every change between ``ended`` and ``now`` upon it."""
    back = dict(then)
    for name in {*ended, *now}:
        old, new = ended.get(name), now.get(name)
        if old == new:
            continue
        if _counts(old) and _counts(new):
            back[name] = int(then.get(name) or 0) + int(new or 0) - int(old or 0)
        else:
            back[name] = new
    return Thing({name: value for name, value in back.items() if value})


def _counts(value: Any) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool))
