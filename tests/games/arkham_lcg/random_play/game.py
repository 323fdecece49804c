"""One game on a drawn table, played at random and watched after every step."""

from __future__ import annotations

import random
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Option, Unsupported
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.card import Card
from tests.games.arkham_lcg.random_play.drawn_tables import Draw, compiled_cards, described
from tests.games.arkham_lcg.random_play.invariants import broken
from tests.games.arkham_lcg.random_play.moment import Moment
from tests.games.arkham_lcg.random_play.reached import Reached
from tests.games.arkham_lcg.random_play.sought import sought

PHASES = ("investigation", "enemy", "upkeep", "mythos")
ROUNDS = 3
#: A phase of more steps goes on for ever: a deck of one card that surges is lawful.
LONGEST = 3_000


class Broken(AssertionError):
    """An invariant does not hold in a ``game``: its seed, edition and ``wanted`` play it again."""

    def __init__(self, wrong: Iterable[str], game: Game, told: str) -> None:
        wanted = ", ".join(card.code for card in game.wanted)
        again = f"edition {game.edition}, seed {game.seed}, wanted {wanted or 'none'}"
        super().__init__("\n".join((*wrong, again, told)))


class Played(NamedTuple):
    """How a game went: steps taken, what it ended with, its witness."""

    steps: int
    end: str
    witness: list[tuple[str, Any]]


def choose(rng: random.Random, options: Iterable[Option]) -> tuple[int, Option]:
    """One option: first what kind of thing to do, then which; so that nothing drowns the rest."""
    kinds: dict[str, list[tuple[int, Option]]] = defaultdict(list)
    for place, option in enumerate(options):
        kinds[option.id].append((place, option))
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def told(state: State, lines: int = 12) -> str:
    """The last lines of the log, for whoever has to find out."""
    out = []
    for line in state.lines()[-lines:]:
        slots = line.event.slots if line.event else getattr(line.chosen, "slots", None)
        if not isinstance(slots, Mapping):  # a value of fate, or a card, which has slots to fill
            slots = {"is": line.chosen}
        short = {name: value for name, value in slots.items() if isinstance(value, str | int)}
        name = line.event.type if line.event else line.source
        out.append(f"{'  ' * line.depth}{line.stage} {name} {short}")
    return "\n".join(out)


class Game:
    """A game of ``edition`` that ``seed`` decides; ``meanwhile`` sees the state before each step."""

    def __init__(
        self,
        edition: str,
        seed: int,
        wanted: Iterable[Card] = (),
        meanwhile: Callable[[State], object] | None = None,
    ) -> None:
        self.edition, self.seed = edition, seed
        self.rng = random.Random(seed)
        self.wanted = tuple(wanted)
        self.state = Draw(edition, self.rng, self.wanted).state
        self.meanwhile = meanwhile
        self.witness: list[tuple[str, Any]] = []
        self.steps = 0

    def play(self, reached: Reached | None = None, *, rounds: int = ROUNDS) -> Played:
        """Play so many rounds. Raises ``Broken``."""
        for phase in PHASES * rounds:
            self.state.rules.openings[f"{phase}-phase"](self.state)
            self.witness.append(("phase", phase))
            end = self._phase(reached)
            if end != "Done" or self.state.get(TABLE, "over"):
                return Played(self.steps, end, self.witness)
        return Played(self.steps, "rounds", self.witness)

    def _phase(self, reached: Reached | None) -> str:
        for _ in range(LONGEST):
            if self.meanwhile is not None:
                self.meanwhile(self.state)
            try:
                moment = Moment(self.state)
            except Exception as error:
                frame = traceback.extract_tb(error.__traceback__)[-1]
                wrong = [f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno})"]
                raise Broken(wrong, self, told(self.state)) from error
            self.steps += 1
            wrong = broken(moment)
            if wrong:
                raise Broken(wrong, self, told(self.state))
            if reached is not None:
                reached.note(moment)
            outcome = moment.outcome
            if isinstance(outcome, Choice):
                place, option = choose(self.rng, outcome.options)
                self.witness.append(("answer", place))
                answer(self.state, option)
            elif isinstance(outcome, Chance):
                value = self.rng.choice(outcome.outcomes)[1]
                self.witness.append(("decide", value))
                decide(self.state, value)
            elif outcome is not None:
                named = isinstance(outcome, Unsupported)
                return outcome.id if named else type(outcome).__name__  # type: ignore[union-attr]
        return "Endless"


def again(game: Game) -> State:
    """The position to which the same decisions lead on the same table."""
    state = Draw(game.edition, random.Random(game.seed), game.wanted).state
    for what, value in game.witness:
        outcome = run(state)
        if what == "phase":
            state.rules.openings[f"{value}-phase"](state)
        elif what == "answer":
            answer(state, outcome.options[value])  # type: ignore[union-attr]
        else:
            decide(state, value)
    run(state)
    return state


class Tally(NamedTuple):
    """What many games came to."""

    steps: int
    games: int
    ends: Counter[str]
    reached: Reached
    broken: list[Broken]


def turn_of(number: int) -> list[Card]:
    """The cards that are on the table of this game for certain: every card has its turn."""
    cards = described()
    return [cards[(number * 3 + more) % len(cards)] for more in range(3)]


def turn_of_compiled(number: int) -> list[Card]:
    """The same of cards that play by what is compiled from their text, more of them at a time."""
    cards = compiled_cards()
    return [cards[(number * 8 + more) % len(cards)] for more in range(8)]


def many(steps: int, seed: int, turn: Callable[[int], list[Card]] = turn_of) -> Tally:
    """Games in both editions by turns until so many steps are taken.

    Beside the cards of its turn each table has some for the verbs that nothing has come to yet.
    """
    tally = Tally(0, 0, Counter(), Reached(), [])
    while tally.steps < steps:
        edition = ("2016", "2026")[tally.games % 2]
        number = seed * 1_000_003 + tally.games
        game = Game(edition, number, [*turn(number), *sought(tally.reached, number)])
        try:
            end = _one(game, tally.reached, replayed=tally.games % 25 == 0)
        except Broken as problem:
            tally.broken.append(problem)
            end = "Broken"
        tally.ends[end] += 1
        tally = tally._replace(steps=tally.steps + game.steps, games=tally.games + 1)
    return tally


def _one(game: Game, reached: Reached, *, replayed: bool) -> str:
    """How ``game`` ends. Raises ``Broken``, where its witness leads elsewhere as well."""
    end = game.play(reached).end
    if replayed and end != "Endless":
        state = again(game)
        if state != game.state or hash(state) != hash(game.state):
            raise Broken(["the witness leads elsewhere"], game, "")
    return end
