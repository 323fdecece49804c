"""A case to finish: what of a question was understood as steps, and comments for the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.answer import Answer
from rulesref.cases.keywords import KEYWORD
from rulesref.errors import RulesrefError
from rulesref.facts.described import card_named
from rulesref.session.session import Session

#: Card type → (sentence of the vocabulary that lays such a card out, its slot for the card).
_LAID = {
    "investigator": ("investigators-at", "who"),
    "location": ("investigators-at", "location"),
    "asset": ("controls", "cards"),
    "enemy": ("engaged", "enemy"),
    "treachery": ("threat-area", "cards"),
    "event": ("in-hand", "cards"),
    "skill": ("in-hand", "cards"),
}
_GAP = "…"


def draft(answer: Answer, session: Session) -> str:
    """The case that ``answer`` is about as far as it was understood; the rest as comments.

    ``session`` is the table at which it was laid out, or an empty one.
    """
    lines = session.case().rstrip("\n").splitlines()
    lines += [f"    # {comment}" for comment in _open(answer, session)]
    statement = answer.played.statement if answer.played else ""
    asked = _step(session, "then", "asked", {"what": statement or _GAP})
    lines.append(f"    {asked}" if statement else f"    # {asked}")
    return "\n".join(lines) + "\n"


def _open(answer: Answer, session: Session) -> Iterator[str]:
    """What is still to be told: cards that lie nowhere, sentences that were not understood."""
    laid = {thing["card"].name for thing in session.scene.state.things.values() if "card" in thing}
    for thing in answer.recognised:
        if thing.kind == "card" and thing.name not in laid:
            yield from _laying(thing.name, session)
    yield from answer.played.left if answer.played else (answer.question,)


def _laying(name: str, session: Session) -> Iterator[str]:
    """A step that lays the card ``name`` out; none where its type has none, or nothing is known."""
    try:
        card = card_named(name, session.judge.game)
    except RulesrefError:
        return
    if card.type in _LAID:
        row, slot = _LAID[card.type]
        yield _step(session, "given", row, {slot: session.scene.printed(card)})


def _step(session: Session, kind: str, row: str, slots: dict[str, str]) -> str:
    """A step of the vocabulary with ``slots`` in it, and gaps for whatever else it says."""
    pattern = min(
        session.judge.speech.sentences[row].patterns[session.language],
        key=lambda each: len(each.names()),
    )
    told = pattern.write({**dict.fromkeys(pattern.names(), _GAP), **slots})
    return f"{KEYWORD[session.language][kind]} {told}"
