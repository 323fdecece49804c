"""What a text takes for lying in a hand."""

from __future__ import annotations

from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.clause import Clause
from rulesref.answers.prose.reader import Reader


def lay_out_held(reader: Reader, ways: list[Statements]) -> None:
    """Whoever plays an event, or asks whether they may play or commit a card, holds it before anything happens."""
    acts = [line.text for line in reader.lines if line.acts]
    laid = [line.text for line in reader.lines if line.given]
    for name, types in reader.discourse.known.items():
        for who in reader.discourse.people() if types <= {"event"} else ():
            plays = _PLAYS[reader.language].format(who, name)
            if any(act.startswith(plays) for act in acts) and not any(name in one for one in laid):
                held = _HOLDS[reader.language].format(who, name)
                reader.lines.append(Clause(held, given=True))
    for asking in ways:
        for name, types in reader.discourse.known.items():
            plays = _PLAYS[reader.language].format(asking.who, name)
            spoken = any(name in line.text for line in reader.lines)
            commits = _COMMITS[reader.language].format(asking.who, name) in asking.statements
            if (
                (plays in asking.does or commits)
                and not spoken
                and types & {"asset", "event", "skill"}
            ):
                held = _HOLDS[reader.language].format(asking.who, name)
                reader.lines.append(Clause(held, given=True))


_PLAYS = {"en": "{} plays {}", "it": "{} gioca {}"}


_COMMITS = {"en": "{} may commit {}", "it": "{} può investire {}"}


_HOLDS = {"en": "{} has {} in hand", "it": "{} ha in mano {}"}
