"""Which rows of the game random play has come to: what it never reaches is not held by it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulesref.games.arkham_lcg.keywords import KEYWORDS
from rulesref.games.arkham_lcg.rules import RULES
from tests.games.arkham_lcg.random_play.moment import Moment

#: Kind of row → all of its rows. What is constant never runs: it is in force.
ROWS: dict[str, frozenset[str]] = {
    "verb": frozenset(RULES.verbs) - frozenset(RULES.constants_only),
    "constant": frozenset(RULES.constants),
    "cost": frozenset(RULES.costs),
    "event": frozenset(RULES.events),
    "procedure": frozenset(RULES.procedures),
    "keyword": frozenset(KEYWORDS),
}


class Reached:
    """How often each row was come to."""

    def __init__(self) -> None:
        self.times: dict[str, Counter[str]] = {kind: Counter() for kind in ROWS}

    def note(self, moment: Moment) -> None:
        """What the step that was taken carried out."""
        top = moment.top
        if top is None:
            return
        kind, place, variables, _ = top
        if kind.id == "block":
            self._block(place, variables)
        elif kind.id == "sequence":
            self.times["event"].update(event.type for event in variables["events"])
        else:
            self.times["procedure"][kind.id] += 1
            if place == 0 and "ability" in variables:
                self.times["cost"].update(node.row.id for node in variables["ability"].costs)
        for _, (old, now) in moment.changed.items():
            if "card" in now and now.get("zone") == "play" and (old or {}).get("zone") != "play":
                self.times["keyword"].update(list(now["card"].keywords))
        if moment.state.index is not moment.index:
            said = (name for stage, name in moment.state.index if stage == "constant")
            self.times["constant"].update(said)

    def _block(self, place: int, variables: Any) -> None:
        if 0 < place <= len(variables["nodes"]):
            self.times["verb"][variables["nodes"][place - 1].row.id] += 1

    def never(self) -> dict[str, list[str]]:
        """The rows of each kind that nothing has come to."""
        return {kind: sorted(rows - set(self.times[kind])) for kind, rows in ROWS.items()}

    def report(self) -> str:
        """A line for each kind: how many of its rows, and which were never reached."""
        return "\n".join(
            f"{kind}s: {len(ROWS[kind]) - len(missing)} of {len(ROWS[kind])} reached; never: "
            + (", ".join(missing) or "none")
            for kind, missing in self.never().items()
        )
