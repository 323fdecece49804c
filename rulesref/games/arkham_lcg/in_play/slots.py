"""arkham-lcg/slots: how many assets of a kind an investigator may hold, and in what.

A card's slots are names such as "Hand" or "Hand x2". A constant ``more-slots`` gives a further slot:
of one kind or of any of several, for any asset or only for those with certain traits.

arkham-lcg/slots/shifting-slots: which slot holds which asset is settled as it is played and may be
settled anew when assets or slots come or go. Nothing else asks for it: what counts is whether all
assets find a slot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Constant, Env
from rulesref.games.arkham_lcg.in_play.shared_slots import SHARE_SLOT, taking_up
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.limits.forbidding import forbidder
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding, binds
from rulesref.games.edition import switch
from rulesref.games.things import card_of, in_play
from rulesref.record import NamedTuple

CITE = "arkham-lcg/slots"
#: Declared by ``staying_in_play``.
_STAYS = Constant("cannot-leave-play")
#: What every investigator has; the Grimoire adds a head.
STANDARD = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2, "tarot": 1}
MORE_SLOTS = RULES.constant(
    "more-slots",
    CITE,
    of="cards",
    slot="word?",
    slots="words?",
    by="number",
    only="words?",
    says="``of`` have so many more slots, each for any one of these kinds; ``only`` for these traits.",
)
TAKES_NO_SLOT = RULES.constant(
    "takes-no-slot",
    "arkham-lcg/slots/shifting-slots",
    of="cards",
    until="word?",
    says="``of`` take up no slot.",
)


@RULES.effect(TAKES_NO_SLOT)
def _takes_no_slot(state: State, env: Env, of: tuple[str, ...], until: str = "phase") -> None:
    """As an effect: they take up none until the period ends."""
    if of:
        last(state, Node(RULES.verbs["takes-no-slot"], {"of": None}), env, until, of)


FEWER_SLOTS = RULES.constant(
    "fewer-slots",
    "arkham-lcg/slots/shifting-slots",
    of="cards",
    slots="words",
    by="number",
    says="``of`` take up so many fewer slots of any of these kinds.",
)


class Slot(NamedTuple):
    """One slot: the kinds of asset that it can be for, and the traits of which it takes one."""

    kinds: frozenset[str]
    traits: frozenset[str] = frozenset()


#: The constant clauses without which an asset may find no slot any more.
GIVE = frozenset({MORE_SLOTS, TAKES_NO_SLOT, FEWER_SLOTS, SHARE_SLOT})


@cache
def _printed(slots: tuple[str, ...]) -> Counter[str]:
    """How many slots of each kind a card says: "Hand x2" are two."""
    found: Counter[str] = Counter()
    for name in slots:
        kind, _, times = name.casefold().partition(" x")
        found[kind] += int(times or 1)
    return found


def taken_by(state: State, card: str) -> Counter[str]:
    """The slots that ``card`` takes up."""
    found: Counter[str] = Counter()
    if binds(state, TAKES_NO_SLOT, card):
        return found
    found.update(_printed(card_of(state, card).slots))
    for standing in binding(state, FEWER_SLOTS, card):
        kinds = [kind for kind in standing.node.args["slots"] if found[kind]]
        if kinds:
            found[kinds[0]] -= min(
                found[kinds[0]], number(state, standing.env, standing.node.args["by"])
            )
    return found


@cache
def _standard(head: bool) -> tuple[Slot, ...]:
    kinds = {**STANDARD, "head": 1} if head else STANDARD
    return tuple(Slot(frozenset({kind})) for kind, count in kinds.items() for _ in range(count))


def all_slots(state: State, who: str) -> list[Slot]:
    """Every slot of ``who`` now."""
    found = [*_standard(bool(switch(state, "head-slot")))]
    for standing in binding(state, MORE_SLOTS, who):
        args = standing.node.args
        either = frozenset(args.get("slots", ())) | ({args["slot"]} if "slot" in args else set())
        slot = Slot(frozenset(either), frozenset(args.get("only", ())))
        found += [slot] * number(state, standing.env, args["by"])
    return found


@RULES.filter("in-slot", value="word")
def _in_slot(state: State, env: Env, thing: str, value: str) -> bool:
    """Assets that take up a slot of this kind."""
    return bool(taken_by(state, thing)[value.casefold()])


def makes_room(state: State, who: str, cards: Collection[str], gone: Collection[str]) -> bool:
    """Whether ``who`` has slots for ``cards`` once the assets ``gone`` are discarded.

    Judged as it will be: what all of them, and what is attached to those that go, say of slots
    counts as well.
    """
    if state.index.said.isdisjoint(GIVE):
        return _fits_plainly(state, who, cards, gone)
    if not cards and not gone:
        return fits(state, who)
    ahead = state.fork()
    for card in (*gone, *(id for id, one in state.things.items() if one.get("attached") in gone)):
        ahead.put(card, zone="discard", controller=None)
    for card in cards:
        ahead.put(card, zone="play", controller=who)
    return fits(ahead, who)


def _fits_plainly(state: State, who: str, cards: Collection[str], gone: Collection[str]) -> bool:
    """The same where nothing is said of slots: they are those that everybody has, and printed."""
    return all(count >= 0 for count in _left_plainly(state, who, cards, gone).values())


def _left_plainly(
    state: State, who: str, cards: Collection[str], gone: Collection[str]
) -> Counter[str]:
    """How many slots of each kind are left then, below 0 where there are too few."""
    left = Counter(
        kind for slot in _standard(bool(switch(state, "head-slot"))) for kind in slot.kinds
    )
    for id, thing in state.things.items():
        if id not in cards:
            if thing.get("zone") != "play" or who not in (
                thing.get("controller"),
                thing.get("threat"),
            ):
                continue
            if id in gone or thing.get("attached") in gone:
                continue
        card = thing["card"]
        if card.type == "asset":
            left.subtract(_printed(card.slots))
    return left


def fits(state: State, who: str) -> bool:
    """Whether every asset in the play area or the threat area of ``who`` finds its slots."""
    held = [
        id
        for id in in_play(state, "asset")
        if who in (state.get(id, "controller"), state.get(id, "threat"))
    ]
    wanted = [
        (kind, frozenset(card_of(state, id).traits))
        for id in taking_up(state, held)
        for kind in taken_by(state, id).elements()
    ]
    return _all_placed(wanted, all_slots(state, who))


def _all_placed(wanted: list[tuple[str, frozenset[str]]], slots: list[Slot]) -> bool:
    """Whether every symbol finds a slot of its own, however they have to be shifted for it."""
    held_by: dict[int, int] = {}

    def place(symbol: int, tried: set[int]) -> bool:
        kind, traits = wanted[symbol]
        for index, slot in enumerate(slots):
            fits = kind in slot.kinds and (not slot.traits or slot.traits & traits)
            if fits and index not in tried:
                tried.add(index)
                if index not in held_by or place(held_by[index], tried):
                    held_by[index] = symbol
                    return True
        return False

    return all(place(symbol, set()) for symbol in range(len(wanted)))


#: How much is looked at for the ways in which somebody can make room: a set of a dozen and a half
#: assets, or fewer where cards give slots, and each set has to be tried.
MOST_LOOKED_AT = 100_000
_OF_A_TRY = 40

RULES.stop(
    "too-many-ways-to-make-room",
    en="the very many ways to make room among so many assets",
    it="i moltissimi modi di fare posto fra tanti supporti",
)


def ways_to_make_room(
    state: State,
    who: str,
    cards: Collection[str],
    leaving: Collection[str] = (),
    *,
    source: str = "",
) -> list[tuple[str, ...]] | None:
    """The sets of other assets of ``who`` whose discard makes room for ``cards``, none too large.

    ``leaving`` are assets that leave them at the same moment. Where there are too many sets to look
    at, None: the state has stopped there, at ``source``.
    """
    ways = []
    looked_at = 0
    for way, cost in _ways(state, who, cards, leaving):
        looked_at += cost
        if looked_at > MOST_LOOKED_AT:
            state.give_up(source or who, "too-many-ways-to-make-room")
            return None
        if way is not None:
            ways.append(way)
    return ways


def _ways(
    state: State, who: str, cards: Collection[str], leaving: Collection[str]
) -> Iterator[tuple[tuple[str, ...] | None, int]]:
    """Each set that makes room, None for any other; and what it cost to look at it."""
    plain = state.index.said.isdisjoint(GIVE)
    lacking = -_left_plainly(state, who, cards, leaving) if plain else None
    if plain and not lacking:
        yield (), 1
        return
    others = [
        id
        for id in in_play(state, "asset")
        if state.get(id, "controller") == who
        and id not in cards
        and id not in leaving
        and (taken := taken_by(state, id))
        # Nothing is won by what takes up only slots that are not lacking.
        and (lacking is None or not lacking.keys().isdisjoint(taken))
        and not keyword(state, id, "permanent")
        and forbidder(state, _STAYS, id) is None
    ]
    found: list[frozenset[str]] = []
    of_a_try = 1 if plain else _OF_A_TRY
    for size in range(len(others) + 1):
        for way in combinations(others, size):
            whole = frozenset(way)
            if any(less <= whole for less in found):
                yield None, 1 + len(found) // _OF_A_TRY
            elif makes_room(state, who, cards, {*way, *leaving}):
                found.append(whole)
                yield way, of_a_try
            else:
                yield None, of_a_try
