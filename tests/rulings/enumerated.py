"""Every end of a small position, by an enumeration that remembers and merges nothing.

``python -m tests.rulings.enumerated 2000`` compares that many random positions with what
``outcomes`` finds, and stops at the first that differs: positions of fights, and as many in which
tokens are drawn and counted. With ``readings`` behind the number each is also explored by every other
reading of the rules, once behind the first exploration and once by itself.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from random import Random

from rulesref.cases.case import Case
from rulesref.engine import exploration as exploring
from rulesref.engine.found import USUAL
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Unsupported
from rulesref.engine.state import State
from rulesref.rulings import outcomes as module
from rulesref.rulings.ends import changes
from rulesref.rulings.outcomes import Ends, outcomes
from rulesref.rulings.reasons import why_stopped
from rulesref.rulings.scene import Scene
from tests.arkham import GAME, JUDGE, parse_cases

HEAD = "Feature: f\n  Scenario: s\n"
#: A position with more ways to choose and to draw than this is no small one.
MOST = 3_000


class TooLarge(Exception):
    """A position that is no small one."""


def case_of(steps: str) -> Case:
    """The case of these steps, a line each."""
    text = HEAD + "".join(f"    {step}\n" for step in steps.splitlines())
    return parse_cases(text, "x.feature")[0]


def agrees(steps: str) -> None:
    """Fail where the ends of the case are not those of a naive enumeration. Raises ``TooLarge``."""
    case = case_of(steps)
    laid, scene = module._played(JUDGE, case, "2016", {})
    ways = list(_naive(laid, scene, scene.state.fork(), iter(range(MOST))))
    found = outcomes(JUDGE, case, "2016", USUAL).found
    bounds = {
        end: (min(way.get(end, 0) for way in ways), max(way.get(end, 0) for way in ways))
        for end in {end for way in ways for end in way}
    }
    ends = {end.changes: (Fraction(end.least), Fraction(end.most)) for end in found.ends}
    assert ends == bounds, steps
    assert found.left == 0


def _naive(laid: Scene, scene: Scene, state: State, left: Iterator[int]) -> Iterator[dict]:
    """The chances of every end by each way to choose, one mapping a way."""
    outcome = run(state)
    if next(left, None) is None:
        raise TooLarge
    if isinstance(outcome, Choice) and outcome.id not in GAME.rests:
        for option in outcome.options:
            fork = state.fork()
            answer(fork, option)
            yield from _naive(laid, scene, fork, left)
    elif isinstance(outcome, Chance):
        ways: list[dict] = [{}]
        for share, value in outcome.outcomes:
            fork = state.fork()
            decide(fork, value)
            branch = _once(_naive(laid, scene, fork, left))
            if len(ways) * len(branch) > MOST:
                raise TooLarge
            ways = _once(_added(way, other, share) for way in ways for other in branch)
        yield from ways
    elif isinstance(outcome, Unsupported):
        yield {(why_stopped(scene, outcome),): Fraction(1)}
    else:
        yield {changes(laid, scene.at(state)): Fraction(1)}


def _once(ways: Iterable[dict]) -> list[dict]:
    return [dict(way) for way in {frozenset(way.items()) for way in ways}]


def _added(way: dict, other: dict, share: Fraction) -> dict:
    whole = defaultdict(Fraction, way)
    for end, chance in other.items():
        whole[end] += share * chance
    return dict(whole)


#: What may lie before Roland, each line by itself.
ENEMIES = ("Goat Spawn", "Ghoul Minion", "Swarm of Rats")
ASSETS = ("Guard Dog", "Beat Cop", "Leather Coat", "Hyperawareness", "Physical Training")
HELD = ("Deduction", "Vicious Blow", "Guts", "Perception", "Overpower", "Dodge", "Lucky!")
TOKENS = ("+1", "0", "-1", "-2", "-3", "-8", "auto-fail")
DEEDS = ("takes the resource action", "investigates", "fights {}", "evades {}", "plays Machete")


def position(random: Random) -> str:
    """The steps of a random small position."""
    enemies = [random.choice(ENEMIES)] * random.choice((1, 1, 2))
    assets = [random.choice(ASSETS)] * random.choice((0, 1, 1, 2))
    deed = random.choice(DEEDS).format(enemies[0])
    steps = ["Roland Banks is at the Study", "the Study has 2 clues"]
    if random.random() < 0.3:
        steps[0] = "Roland Banks and Agnes Baker are at the Study"
    for number, enemy in enumerate(enemies, start=1):
        name = f"{enemy} #{number}" if number > 1 else enemy
        steps.append(f"{name} is engaged with Roland Banks")
        if enemy != "Swarm of Rats" and random.random() < 0.4:
            steps.append(f"{name} has 1 damage")
    for number, asset in enumerate(assets, start=1):
        steps.append(f"Roland Banks controls {asset}" + (f" #{number}" if number > 1 else ""))
    if random.random() < 0.4:
        steps.append(f"Roland Banks has {random.choice(HELD)} in hand")
    steps.append(f"Roland Banks has {random.choice((0, 1, 3))} resources")
    if deed == "plays Machete":
        steps[-1] = "Roland Banks has 3 resources"
    bag = random.sample(TOKENS, random.choice((1, 2, 3)))
    steps.append(f"the chaos bag holds {', '.join(bag)}")
    given = "\n".join(("Given " if not at else "And ") + step for at, step in enumerate(steps))
    return f"{given}\nWhen Roland Banks {deed}"


#: Cards that replace a reveal, and what may lie in the bag beside them.
REPLACING = (
    "Grotesque Statue (4)",
    "Olive McBride",
    "Olive McBride and Grotesque Statue (4)",
)
FACES = ("+1", "0", "-1", "-3", "-8", "skull", "auto-fail", "bless", "curse", "frost")


def drawing(random: Random) -> str:
    """The steps of a random small position in which it counts what is kept of the tokens drawn."""
    cards = random.choice(REPLACING[:2] if random.random() < 0.8 else REPLACING)
    least = 5 if " and " in cards else 3
    bag = [random.choice(FACES) for _ in range(least + random.choice((0, 0, 1)))]
    lines = [
        "Given Agnes Baker is at the Study",
        "And the scenario is The Gathering",
        f"And the Study has {random.choice((1, 2))} clues",
        f"And Agnes Baker controls {cards}",
        *(["And Grotesque Statue has 1 charge"] if "Statue" in cards else []),
        f"And the chaos bag holds {', '.join(bag)}",
        *(["And Agnes Baker has Deduction in hand"] if random.random() < 0.1 else []),
        "When Agnes Baker investigates",
    ]
    return "\n".join(lines)


@contextmanager
def counting() -> Iterator[None]:
    """Here draws are counted from the first position on, where they can be."""
    kept, exploring.FEW = exploring.FEW, 1
    try:
        yield
    finally:
        exploring.FEW = kept


def reads_alike(steps: str) -> None:
    """Fail where another reading leads elsewhere if it is explored behind the first one."""
    case = case_of(steps)
    found = outcomes(JUDGE, case, "2016", USUAL).otherwise
    kept, module.behind = module.behind, lambda *_: None
    try:
        alone = outcomes(JUDGE, case, "2016", USUAL).otherwise
    finally:
        module.behind = kept
    assert _without_steps(found) == _without_steps(alone), steps


def _without_steps(otherwise: Mapping[str, Mapping[str, Ends]]) -> object:
    return {
        question: {
            reading: ({end[:4] for end in ends.ends}, ends.deciders, ends.idle)
            for reading, ends in readings.items()
        }
        for question, readings in otherwise.items()
    }


def compared(
    seeds: Iterable[int],
    laid: Callable[[Random], str] = position,
    judge: Callable[[str], None] = agrees,
) -> int:
    """How many of the positions of ``seeds`` are small; fails where one of them differs."""
    small = 0
    for seed in seeds:
        try:
            judge(laid(Random(seed)))
        except TooLarge:
            continue
        small += 1
    return small


if __name__ == "__main__":
    wanted, done, seed = int(sys.argv[1]), 0, 0
    while done < wanted:
        done += compared([seed])
        if done < wanted:
            with counting():
                done += compared([seed], drawing)
        if "readings" in sys.argv:
            compared([seed], judge=reads_alike)
        seed += 1
    print(
        f"{done} of {2 * seed} random positions are small; all have the ends of a naive enumeration"
    )
