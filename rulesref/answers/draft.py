"""A case to finish: what of a question was understood as steps, and comments for the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.answer import Answer
from rulesref.errors import RulesrefError
from rulesref.facts.described import card_named
from rulesref.session.session import Session

#: Card type → a step that lays such a card out, by the language of the case.
_LAID = {
    "investigator": {"en": "Given {} is at the Study", "it": "Dato {} è in Studio"},
    "asset": {"en": "Given … controls {}", "it": "Dato … controlla {}"},
    "enemy": {"en": "Given {} is engaged with …", "it": "Dato {} è impegnato con …"},
    "location": {"en": "Given … is at {}", "it": "Dato … è in {}"},
    "event": {"en": "Given … has {} in hand", "it": "Dato … ha {} in mano"},
    "skill": {"en": "Given … has {} in hand", "it": "Dato … ha {} in mano"},
}
_ASKED = {"en": "Then it is asked whether …", "it": "Allora si chiede se …"}


def draft(answer: Answer, session: Session) -> str:
    """The case that ``answer`` is about as far as it was understood; the rest as comments.

    ``session`` is the table at which it was laid out, or an empty one.
    """
    asked = _ASKED[session.language]
    lines = session.case().rstrip("\n").splitlines()
    lines += [f"    # {comment}" for comment in _open(answer, session)]
    ruling = answer.played.ruling if answer.played else None
    if ruling is not None:
        lines.append(f"    {asked.replace('…', ruling.questions[-1].verdict.question)}")
    else:
        lines.append(f"    # {asked}")
    return "\n".join(lines) + "\n"


def _open(answer: Answer, session: Session) -> Iterator[str]:
    """What is still to be told: cards that lie nowhere, sentences that were not understood."""
    told = session.case()
    for thing in answer.recognised:
        step = _step(thing.name, session) if thing.kind == "card" else ""
        if step and thing.name not in told:
            yield step
    yield from answer.played.left if answer.played else (answer.question,)


def _step(name: str, session: Session) -> str:
    """A step that lays the card ``name`` out; empty where its type has none, or nothing is known."""
    try:
        card = card_named(name, session.judge.game)
    except RulesrefError:
        return ""
    return _LAID[card.type][session.language].format(name) if card.type in _LAID else ""
