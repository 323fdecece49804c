"""arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens: the plan of one reveal, a tree.

A leaf is one token: ``LEAF`` comes out of the bag, ``(card, face)`` lies sealed on a card and stands
in for a revealed one. A group ``(by, keep, units)`` stands where several take the place of one; each
group keeps ``keep`` of its units, or all where ``keep`` is 0; with ``keep`` below 0 it loses so many of
them, or a single auto-fail token. Once the tokens are known, a leaf is the number of its token.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEAF = -1
Plan = Any
Path = tuple[int, ...]


def several(amount: int) -> Plan:
    """The plan of ``amount`` tokens that are all to be revealed."""
    return LEAF if amount == 1 else ("", 0, (LEAF,) * amount)


def is_group(plan: Plan) -> bool:
    """Whether ``plan`` is a group, and not one token."""
    return isinstance(plan, tuple) and len(plan) == 3


def places(plan: Plan, path: Path = ()) -> Iterator[Path]:
    """The places of the tokens out of the bag; of those side by side in one group only the first."""
    if not is_group(plan):
        if plan == LEAF:
            yield path
        return
    seen = False
    for number, unit in enumerate(plan[2]):
        if unit != LEAF:
            yield from places(unit, (*path, number))
        elif not seen:
            seen = True
            yield (*path, number)


def put(plan: Plan, path: Path, unit: Plan) -> Plan:
    """``plan`` with ``unit`` at ``path``."""
    if not path:
        return unit
    by, keep, units = plan
    inner = put(units[path[0]], path[1:], unit)
    return by, keep, (*units[: path[0]], inner, *units[path[0] + 1 :])


def at(plan: Plan, path: Path) -> Plan:
    """The unit at ``path``."""
    for number in path:
        plan = plan[2][number]
    return plan


def leaves(plan: Plan) -> tuple[Any, ...]:
    """Every token of ``plan``, in its order."""
    if not is_group(plan):
        return (plan,)
    return tuple(leaf for unit in plan[2] for leaf in leaves(unit))


def alike(plan: Plan, first: int = 0) -> Iterator[tuple[int, ...]]:
    """The numbers of tokens that stand side by side in one group: their order means nothing."""
    if not is_group(plan):
        return
    side_by_side: list[int] = []
    for unit in plan[2]:
        if unit == LEAF:
            side_by_side.append(first)
        else:
            yield from alike(unit, first)
        first += len(leaves(unit))
    yield tuple(side_by_side)


def in_order(plan: Plan, drawn: tuple[str, ...]) -> tuple[str, ...]:
    """``drawn`` with the faces of each group sorted, so that equal draws are equal positions."""
    out = list(drawn)
    for numbers in alike(plan):
        known = [number for number in numbers if number < len(drawn)]
        for number, face in zip(known, sorted(drawn[number] for number in known), strict=True):
            out[number] = face
    return tuple(out)


def is_plain(plan: Plan) -> bool:
    """Whether all tokens of ``plan`` come out of the bag, and each group keeps some of them."""
    if not is_group(plan):
        return bool(plan == LEAF)
    return plan[1] >= 0 and all(map(is_plain, plan[2]))


def keeps(plan: Plan) -> Iterator[tuple[int, ...]]:
    """The numbers of the tokens that may be kept together of a plain ``plan``."""
    yield from {tuple(sorted(tokens(unit))) for unit in _settled(numbered(plan))}


def _settled(plan: Plan) -> Iterator[Plan]:
    """``plan`` once every group is settled, in each way."""
    found = next_group(plan)
    if found is None:
        yield plan
        return
    path, (by, keep, units) = found
    for picked in combinations(units, min(keep, len(units))):
        unit = picked[0] if len(picked) == 1 else (by, 0, picked)
        yield from _settled(put(plan, path, unit))


def numbered(plan: Plan, first: int = 0) -> Plan:
    """``plan`` with the numbers of its tokens for leaves, counted from ``first``."""
    if not is_group(plan):
        return first
    by, keep, units = plan
    out = []
    for unit in units:
        out.append(numbered(unit, first))
        first += len(leaves(unit))
    return by, keep, tuple(out)


def kept(plan: Plan, arrived: frozenset[int]) -> Plan:
    """The plan without tokens that never came; ``None`` where nothing is left."""
    if isinstance(plan, int):
        return plan if plan in arrived else None
    by, keep, units = plan
    left = tuple(unit for unit in (kept(unit, arrived) for unit in units) if unit is not None)
    return (by, keep, left) if left else None


def next_group(plan: Plan, path: Path = ()) -> tuple[Path, Plan] | None:
    """The next group to settle: one that comes to a single token first, else the outermost."""
    if not is_group(plan):
        return None
    if plan[1] == 0:
        for number, unit in enumerate(plan[2]):
            found = next_group(unit, (*path, number))
            if found:
                return found
        return None
    for number, unit in enumerate(plan[2]):
        if is_group(unit) and unit[1] == 1:
            return next_group(unit, (*path, number))
    return path, plan


def told(unit: Plan, drawn: tuple[str, ...]) -> str:
    """The faces of ``unit`` as an option names them."""
    if isinstance(unit, int):
        return drawn[unit]
    return " + ".join(told(one, drawn) for one in unit[2])


def tokens(plan: Plan) -> Iterator[int]:
    """The numbers of the tokens that are left in ``plan``."""
    if isinstance(plan, int):
        yield plan
    elif plan is not None:
        for unit in plan[2]:
            yield from tokens(unit)
