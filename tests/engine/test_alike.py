"""Positions that differ only in which of two things is which are one, and a way keeps its names."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations

import pytest

from rulesref.engine.alike import Alike, alike
from rulesref.engine.explore import explore
from rulesref.engine.machine import run
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.shape import Unreadable
from rulesref.engine.state import State
from rulesref.engine.way import THERE, Way
from tests.engine.toy import TOY

DOGS = ("rex", "fido", "luna")


def _pick(state: State, variables: dict) -> None:
    left = [dog for dog in DOGS if not state.get(dog, "fed")]
    options = tuple(Option("feed", {"dog": dog}, dog) for dog in left)
    state.ask(Choice("which", "ann", options, ("toy/choose",), "which"))


def _feed(state: State, variables: dict) -> None:
    state.put(variables["which"], fed=True)
    state.put("ann", last=variables["which"])
    if fed(state) < 2:
        state.goto(0)


def kennel(**of_rex: object) -> State:
    state = State(TOY)
    for dog in DOGS:
        state.put(dog, tail=1)
    state.put("rex", **of_rex)
    state.call(Procedure("toy", _pick, _feed))
    return state


def fed(state: State) -> int:
    return sum(bool(state.get(dog, "fed")) for dog in DOGS)


def visits(state: State, groups: Alike | None) -> tuple[int, tuple]:
    seen = []

    def known(state: State) -> int:
        seen.append(state)
        return fed(state)

    found = explore(state, known, alike=groups)
    assert set(found.chances) == {2}
    return len(seen), found.ways[2]


def _twin(groups: Alike, state: State) -> Hashable:
    found = groups.twin(state)
    assert found is not None
    return found[0]


def nobody(id: str) -> bool:
    return False


def test_what_can_change_places_is_found_and_what_is_told_apart_is_not() -> None:
    assert alike(kennel(), [DOGS], (), nobody).groups == (DOGS,)
    assert alike(kennel(tail=2), [DOGS], (), nobody).groups == (DOGS[1:],)
    assert alike(kennel(), [DOGS], (), lambda id: id == "fido").groups == (("rex", "luna"),)
    assert alike(kennel(), [DOGS[:1]], (), nobody) is None


def test_fewer_positions_are_visited_and_the_way_can_be_gone() -> None:
    state = kennel()
    many, _ = visits(state, None)
    few, way = visits(state, alike(state, [DOGS], (), nobody))
    assert few < many
    first, second = (move.value for move in way)
    assert first != second


def _several(state: State, variables: dict) -> None:
    found = tuple(dog for dog in KENNEL if state.get(dog, "tail"))
    ways = [way for size in range(len(found) + 1) for way in combinations(found, size)]
    options = tuple(Option("feed", {"dogs": way, "who": "ann"}, way) for way in ways)
    state.ask(Choice("which", "ann", options, ("toy/choose",), "which"))


def _feed_all(state: State, variables: dict) -> None:
    for dog in variables["which"]:
        state.put(dog, fed=True)
    state.put("ann", fed=len(variables["which"]), big="big" in variables["which"])


KENNEL = (*(f"dog-{number}" for number in range(6)), "big")


def test_of_any_number_of_copies_it_is_only_asked_how_many() -> None:
    state = State(TOY)
    for dog in KENNEL:
        state.put(dog, tail=2 if dog == "big" else 1)
    state.call(Procedure("toy", _several, _feed_all))
    seen = []

    def known(state: State) -> tuple:
        seen.append(state)
        return state.get("ann", "fed"), bool(state.get("ann", "big"))

    apart = explore(state, known)
    many = len(seen)
    seen.clear()
    found = explore(state, known, alike=alike(state, [KENNEL[:-1]], (), nobody))
    assert found.chances == apart.chances
    assert many == 1 + 2**7
    assert len(seen) == 1 + 7 * 2
    assert len(found.ways[3, True]) == 1


def test_twins_of_one_position_are_equal_whatever_was_chosen_first() -> None:
    groups = Alike([DOGS], ())
    twins = []
    for dog in DOGS:
        state = kennel()
        state.put(dog, fed=True)
        state.put("ann", last=dog)
        twins.append(_twin(groups, state))
    assert len(set(twins)) == 1
    other = kennel()
    other.put("rex", fed=True)
    other.put("ann", last="fido")
    assert _twin(groups, other) != twins[0]


def test_what_cannot_be_read_keeps_its_own_position() -> None:
    state = kennel()
    state.put("ann", holds=object())
    groups = Alike([DOGS], ())
    with pytest.raises(Unreadable):
        groups.renamed(state, {"rex": "fido", "fido": "rex"})
    state.put("fido", fed=True)
    assert groups.twin(state) is None


def test_what_belongs_to_one_of_them_keeps_them_apart() -> None:
    state = kennel()
    state.put("fido", fed=True)
    state.put("fido/bowl", full=True)
    assert Alike([DOGS], ()).twin(state) is None


def test_names_along_a_way_are_those_of_its_beginning() -> None:
    groups = Alike([DOGS], ())
    swap = {"rex": "fido", "fido": "rex"}
    end = Way(1, "rex", THERE, {})
    way = Way(3, "rex", Way(2, "fido", end, swap), swap)
    assert way.moves(groups.told) == ("rex", "rex", "rex")
    turn = {"rex": "fido", "fido": "luna", "luna": "rex"}
    way = Way(3, "rex", Way(2, "rex", end, turn), turn)
    assert way.moves(groups.told) == ("rex", "fido", "luna")


def test_of_the_options_of_a_choice_nothing_is_kept_twice() -> None:
    """Four hundred things can be chosen in 160,000 pairs: what is kept of each would be the memory."""
    state = kennel()
    run(state)
    each = tuple(
        Option("feed", {"dog": dog, "meals": ((dog, meal),)}, ((dog, meal),))
        for meal in range(200)
        for dog in DOGS
    )
    assert isinstance(state.pending, Choice)
    state.pending = state.pending._replace(options=each)
    groups = Alike([DOGS], ())
    twin = _twin(groups, state)
    rests = len(groups._shapes._rests)
    turned = groups.renamed(state, dict(zip(DOGS, (*DOGS[1:], DOGS[0]), strict=True)))
    assert _twin(groups, turned) == twin
    assert len(groups._shapes._rests) == rests
    assert len(groups._shapes.known) < 50
