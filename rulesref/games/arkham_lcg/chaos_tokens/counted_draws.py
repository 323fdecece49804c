"""arkham-lcg/steps/st-3: reveals of a test of which only the resolved tokens count.

What is ignored goes back into the bag in ST.8, as what was resolved does. So where no card at the
table has to do with tokens but by "reveal-instead", and no question asks about them, it decides
nothing else than how likely the next reveal is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, islice
from typing import Any

from rulesref.engine.ability import Ability, words
from rulesref.engine.event import Event
from rulesref.engine.frames import Frame
from rulesref.engine.hooks import Hooks
from rulesref.engine.line import Line
from rulesref.engine.state import State
from rulesref.engine.urn import HIDDEN, SECRET, Draw, Kept
from rulesref.games.arkham_lcg.chaos_tokens import reveal_plan
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, CITE, MOST, faces
from rulesref.games.arkham_lcg.chaos_tokens.revealing import DRAWING, be_done, go_on
from rulesref.games.arkham_lcg.chaos_tokens.settling import SEVERAL
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.skill_tests.token_modifiers import token_modifier
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.card import Card

#: What happens while tokens are revealed; whatever answers it may look at them.
_EVENTS = ("reveal", "resolve-tokens", "token-canceled", "cancels")
#: The one way of cards with tokens that looks at none of them.
_BLIND = "reveal-instead"
#: What else looks at single tokens, or remembers what lay in the bag.
_LOOKING = frozenset(
    {
        *("ignored", "not-revealed", "resolved-in-test", "revealed-in-test", "reveal-now"),
        *("doubles-negative-tokens", "undo-action"),
    }
)
#: Faces that let another token be revealed.
_MORE = frozenset({"bless", "curse", "frost"})
#: So many rows of faces are kept with what they come to: the same ones are met again and again.
_ROWS = 4096
#: What every row about the bag lies beneath.
_ROOM = __name__.rpartition(".")[0]


class Bag:
    """The chaos bag in a test, as it is before its next reveal: an ``Urn``."""

    def __init__(self, state: State) -> None:
        self._tokens = faces(state)
        self.counts: Mapping[str, int] = dict(self._tokens)

    def started(self, state: State) -> State:
        """Nothing lies revealed or ignored: nobody looks at it."""
        fork = state.fork()
        fork.put(TEST, revealed=None, ignored=None)
        for event in _EVENTS:  # a question about any of them must not be answered from this
            fork.note(Line.impact(state.depth, Event(state.rules.events[event], SECRET), ()))
        return fork

    def draw(self, state: State) -> Draw | None:
        """The whole reveal that begins with the pending chance."""
        frame = state.frame
        if frame.kind is not DRAWING or frame.variables.get("drawn"):
            return None
        plan = frame.variables["plan"]
        who = frame.variables["who"]
        return Draw(
            len(reveal_plan.leaves(plan)),
            frozenset(reveal_plan.keeps(plan)),
            ("reveal", None, (CITE,)),
            ("resolve-tokens", who, (SEVERAL,)),
        )

    def kept(self, state: State, each: Iterable[Kept]) -> Iterator[tuple[State, list[Kept]]]:
        """As if the rest had been ignored, and all had gone back at once."""
        resolved: tuple[str, ...] = state.get(TEST, "resolved", ())
        may_be_last = not self.ahead(state, 1)
        same: dict[tuple[Kept, Kept], list[Kept]] = {}
        for kept in each:
            now = _in_order((*resolved, *kept))
            is_last = may_be_last and _MORE.isdisjoint(kept)
            same.setdefault((_summed(now), ()) if is_last else (now, kept), []).append(kept)
        goes_on, done = self._after(state, go_on), self._after(state, be_done)
        for (now, kept), alike in same.items():
            fork = (goes_on if kept else done).fork()  # what they share is named once
            fork.put(TEST, kept=kept, resolved=now)
            yield fork, alike

    @staticmethod
    def _after(state: State, leave: Callable[[State], None]) -> State:
        """``state``, which stays as it is, where the running reveal has been left."""
        fork = state.fork()
        fork.pending = None
        leave(fork)
        fork.position()
        return fork

    def ahead(self, state: State, beneath: int = 0) -> bool:
        """Whether a reveal is about to come, or running, in a frame so far ``beneath``."""
        return any(
            frame.pc < len(DRAWING.steps)
            if frame.kind is DRAWING
            else frame.pc <= state.rules.impact and any(map(_is_reveal, _events(frame)))
            for frame in islice(state.frames(), beneath, None)
        )

    def closed(self, state: State) -> State:
        """What lies in the bag is not told from here on."""
        fork = state.fork()
        fork.put(BAG, tokens=HIDDEN)
        return fork

    def settled(self, state: State) -> Kept | None:
        """The tokens of the latest reveal that are resolved."""
        kept = state.get(TEST, "kept", ())
        return self.in_order(kept) if kept else None

    def in_order(self, faces: Iterable[str]) -> Kept:
        """Numbers in any order are the same; the effects of symbols come one after another."""
        return _in_order(tuple(faces))

    def left(self, state: State) -> Mapping[str, int]:
        """Nothing that was resolved in this test is drawn again in it."""
        return Counter(self.counts) - Counter(state.get(TEST, "resolved", ()))


@RULES.hook(Hooks.urn)
def _urn(state: State) -> Bag | None:
    """The bag, where the running test reveals and nobody has to do with tokens otherwise."""
    if not _is_plain(state):
        return None
    other = SYMBOL_KINDS[not state.get(TABLE, "hard", False)]  # of a difficulty that is not played
    if any(ability.kind != other and _looks(ability) for ability in _abilities(state)):
        return None
    return Bag(state)


def _is_plain(state: State) -> bool:
    """Whether a reveal for the running test is about to begin, of tokens out of the bag alone."""
    frame = state.frame if state.resolving else None
    test = state.things.get(TEST)
    if frame is None or test is None or state.get(BAG, "unknown") or not faces(state):
        return False
    if any(test.get(name) for name in ("heeded", "owed", "broken", "stopped", "then", "turned")):
        return False
    for one in state.frames():
        if one.kind is DRAWING:
            plan = one.variables.get("plan")
            if one.variables["into"] != TEST or one.variables.get("drawn"):
                return False
            if plan is not None and not reveal_plan.is_plain(plan):
                return False
    return frame.kind is DRAWING or any(map(_is_reveal, _events(frame)))


def _events(frame: Frame) -> tuple[Event, ...]:
    events: tuple[Event, ...] = frame.variables.get("events", ())
    return events


def _is_reveal(event: Event) -> bool:
    return event.type == "reveal-token" and event.slots["into"] == TEST


def _abilities(state: State) -> Iterator[Ability]:
    """Everything that any card can do, wherever it lies, and all that lasts or is delayed."""
    seen: set[int] = set()
    for thing in state.things.values():
        for card in chain((thing.get("card"),), *(v for v in thing.values() if type(v) is tuple)):
            if isinstance(card, Card) and id(card) not in seen:
                seen.add(id(card))
                yield from card.abilities
    for entries in state.index.values():
        for _, ability in entries:
            yield ability


def _looks(ability: Ability) -> bool:
    """Whether ``ability`` may have to do with tokens in any other way than to reveal several."""
    trigger = ability.trigger
    if trigger is not None and not _BLIND_TO.isdisjoint(trigger.event.split("|")):
        return True
    if trigger is not None and trigger.event == "reveal-token" and not _only_replaces(ability):
        return True
    parts = (ability.tests, ability.costs, ability.effects)
    return any(_about_tokens(word) for word in words(parts)) or any(
        _looks(one) for one in _within(parts)
    )


_BLIND_TO = frozenset(_EVENTS)


@lru_cache(maxsize=_ROWS)
def _in_order(found: Kept) -> Kept:
    return (*sorted(face for face in found if _is_number(face)), *_symbols(found))


def _is_number(face: str) -> bool:
    """Whether nothing of ``face`` matters in ST.4 and later but its modifier."""
    return face in MOST or face.lstrip("+-").isdigit()


def _symbols(faces: Iterable[str]) -> tuple[str, ...]:
    return tuple(face for face in faces if not _is_number(face))


@lru_cache(maxsize=_ROWS)
def _summed(resolved: Kept) -> Kept:
    """One number for all of ``resolved`` that are numbers: nobody asks what it consists of."""
    whole = sum(token_modifier(face) for face in resolved if _is_number(face))
    return (str(whole), *_symbols(resolved))


def _only_replaces(ability: Ability) -> bool:
    return all(node.row.id == _BLIND and node.args.get("keep", 1) > 0 for node in ability.effects)


def _about_tokens(word: Any) -> bool:
    row = word.row
    beneath = getattr(row.run, "__module__", "").startswith(_ROOM)
    return row.id in _LOOKING or (beneath and row.id != _BLIND)


def _within(value: Any) -> Iterator[Ability]:
    """The abilities that an effect gives or delays."""
    if isinstance(value, Ability):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _within(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _within(part)
