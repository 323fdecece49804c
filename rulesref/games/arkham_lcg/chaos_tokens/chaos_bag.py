"""arkham-lcg/chaos-tokens: the bag as a count of faces, and revealing from it as a chance."""

from __future__ import annotations

from collections.abc import Mapping

from rulesref.engine.outcome import Chance, share
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES

BAG = "bag"
CITE = "arkham-lcg/chaos-tokens"
SYMBOLS = ("skull", "cultist", "tablet", "elder-thing", "elder-sign", "auto-fail")
#: The symbols whose effect the scenario prints.
SCENARIO_SYMBOLS = frozenset(SYMBOLS[:4])
#: What a face does by itself; numbers are their own modifier.
MODIFIERS: Mapping[str, int] = {"bless": 2, "curse": -2, "frost": -1}

#: How many of these tokens there are, in the bag and sealed together.
MOST: Mapping[str, int] = {"bless": 10, "curse": 10, "frost": 8}
#: Every token that there is; in a list, "number" and "symbol" stand for all such (``loose_tokens``).
FACES = frozenset({"+1", "0", *(str(-n) for n in range(1, 9)), *SYMBOLS, *MOST})
RULES.words.update({"face": FACES, "faces": FACES | {"number", "symbol"}})


def faces(state: State) -> tuple[tuple[str, int], ...]:
    """(face, count) of the tokens in the bag."""
    found: tuple[tuple[str, int], ...] = state.get(BAG, "tokens", ())
    return found


def fill(state: State, counts: Mapping[str, int]) -> None:
    """Let the bag hold exactly ``counts``."""
    state.put(BAG, tokens=tuple(sorted((face, n) for face, n in counts.items() if n)))


def change(state: State, face: str, by: int) -> None:
    """Add or take tokens of one face."""
    counts = dict(faces(state))
    counts[face] = counts.get(face, 0) + by
    fill(state, counts)


def unseal(state: State, card: str, face: str) -> None:
    """Take one ``face`` from those sealed on ``card``."""
    left = list(state.get(card, "sealed", ()))
    left.remove(face)
    state.put(card, sealed=tuple(left))


def draw_token(state: State, counts: Mapping[str, int]) -> None:
    """Let fate give one of ``counts`` into the variable ``face`` of the running frame."""
    total = sum(counts.values())
    outcomes = tuple((share(count, total), face) for face, count in counts.items() if count)
    state.draw(Chance("reveal", outcomes, (CITE,), "face"))


def return_tokens(state: State, of: str = "test") -> None:
    """arkham-lcg/steps/st-8: what was revealed returns; resolved bless and curse leave for good.

    What an ability revealed by itself returns whole: these tokens do nothing outside of a test.
    """
    gone: list[str] = []
    if of == "test":
        spared = state.get(of, "returning", ())
        gone = [
            face
            for face in state.get(of, "resolved", ())
            if face in ("bless", "curse") and face not in spared
        ]
    for face in state.get(of, "revealed", ()):
        if face in gone:
            gone.remove(face)
        elif not state.get(BAG, "unknown"):
            change(state, face, 1)
