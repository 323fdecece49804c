"""The abilities of one stage: Forced before reactions, each at most once an occurrence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.limit import exhausted
from rulesref.engine.line import Line
from rulesref.engine.mark import IGNORED
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.engine.trigger import Ready, offered, ready


class TriggerStage:
    """Resolves the abilities that ``events`` trigger in ``stage``: Forced, then reactions."""

    id = "trigger-stage"
    steps = ()
    __slots__ = ("prints",)

    def __init__(self, prints: bool) -> None:
        self.prints = prints

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Offer what is left to resolve, or use what was picked."""
        pick = variables.get("pick")
        if pick == "pass":
            state.end()
            return
        stage = variables["stage"]
        events = variables["events"]
        if state.marks:
            events = left(state, variables["mark"], events)
        used = variables.get("used", frozenset())
        if "found" in variables:
            found = [  # judged before; whoever is gone since, and what is used up, is left out
                one
                for one in variables["found"]
                if one.key[:3] not in used
                and not state.rules.hooks.gone(state, one.you)
                and not exhausted(state, one.ability, one.env)
            ]
        else:
            leaving = variables.get("leaving", ())
            if pick is not None and pick[2] is not None:
                one = offered(state, stage, events, pick, variables["mark"], leaving)
                if one is not None:
                    self._use(state, one, used, variables)
                    return
            found = ready(state, stage, events, used, variables["mark"], leaving)
        if pick is not None:
            for one in found:
                if one.key == pick:
                    self._use(state, one, used, variables)
                    return
            several = [one for one in found if _for_one(one) == pick]
            if several:
                self._which(state, several)
                return
        kinds = state.rules.kinds
        forced = [one for one in found if kinds[one.ability.kind].forced]
        if forced:
            forced = state.rules.hooks.forced_first(state, forced)
            self._ask(state, "forced-order", state.rules.hooks.arbiter(state), forced, ())
        elif found:
            users = {one.you for one in found}
            chooser = users.pop() if len(users) == 1 else ""
            self._ask(state, "reaction", chooser, found, (Option("pass", {}, "pass"),))
        else:
            state.end()

    def _ask(
        self,
        state: State,
        id: str,
        chooser: str,
        found: Iterable[Ready],
        more: tuple[Option, ...],
    ) -> None:
        state.goto(0)
        groups: dict[Any, list[Ready]] = {}
        for one in found:
            groups.setdefault(_for_one(one), []).append(one)
        kinds = state.rules.kinds
        options = tuple(
            Option(
                kinds[ones[0].ability.kind].option,
                _told(state, ones[0]),
                ones[0].key if _alike(state, ones) else group,
            )
            for group, ones in groups.items()
        )
        state.ask(Choice(id, chooser, options + more, state.rules.cites[id], "pick"))

    def _which(self, state: State, several: list[Ready]) -> None:
        """One ability may answer any of several occurrences: which one it answers now."""
        state.goto(0)
        first = several[0]
        forced = state.rules.kinds[first.ability.kind].forced
        chooser = state.rules.hooks.arbiter(state) if forced else first.you
        cites = state.rules.cites["forced-order" if forced else "occurrence"]
        options: list[Option] = []
        for one in several:
            card = state.get(one.thing, "source", one.thing)
            slots = {"who": one.you, "card": card, "event": one.env["event"]}
            if all(slots != other.slots for other in options):
                options.append(Option("occurrence", slots, one.key))
        state.ask(Choice("occurrence", chooser, tuple(options), cites, "pick"))

    def _use(
        self, state: State, one: Ready, used: frozenset[Any], variables: Mapping[str, Any]
    ) -> None:
        if not variables.get("headed"):
            event = variables["events"][one.key[2]]
            stage = variables["stage"]
            depth = state.depth if self.prints else state.depth - 1
            state.note(Line.heading(depth, stage, event, state.rules.cites["stage-" + stage]))
        state.let(pick=None, used=used | _answered(state, one, variables["events"]), headed=True)
        state.goto(0)
        rules = state.rules
        state.call(
            rules.procedures[rules.kinds[one.ability.kind].procedure],
            ability=one.ability,
            env=one.env,
        )


def _told(state: State, one: Ready) -> dict[str, str]:
    """Who uses what: an effect that waited is told by the card that it comes from."""
    source = state.get(one.thing, "source")
    if source:
        return {"who": one.you, "card": source}
    return {"who": one.you, "card": one.thing, "ability": one.ability.id}


def _for_one(one: Ready) -> tuple[str, str, None, str]:
    """What names an ability and its user, whichever occurrence it is to answer."""
    thing, ability, _, you = one.key
    return thing, ability, None, you


def _alike(state: State, ones: list[Ready]) -> bool:
    """Whether it makes no difference which of ``ones`` is picked: the same event, or all of them."""
    if _together(state, ones[0].ability):
        return True
    return all(one.env["event"] == ones[0].env["event"] for one in ones)


def _together(state: State, ability: Ability) -> bool:
    """Whether ``ability`` answers all that happens at once, as one occurrence."""
    return any(node.row.id in state.rules.together for node in ability.effects)


def _answered(
    state: State, one: Ready, events: tuple[Event | None, ...]
) -> frozenset[tuple[str, str, int]]:
    """What ``one`` is not offered for any more once it has been used."""
    thing, ability, number = one.key[:3]
    numbers = range(len(events)) if _together(state, one.ability) else (number,)
    return frozenset((thing, ability, each) for each in numbers)


def left(state: State, depth: int, events: tuple[Event | None, ...]) -> tuple[Event | None, ...]:
    """What can still be answered: nothing (``None``) of a canceled event or one of a new kind."""
    out: list[Event | None] = []
    for number, event in enumerate(events):
        mark = state.marks.get((depth, number), event)
        if mark == IGNORED:  # what was begun may still be answered
            out.append(event)
            continue
        same = isinstance(mark, Event) and event is not None and mark.kind is event.kind
        out.append(mark if same else None)
    return tuple(out)


#: Under a sequence, which stands one level above it; and for stages that a block put off.
TRIGGER_STAGE = TriggerStage(prints=False)
LATE_STAGE = TriggerStage(prints=True)
