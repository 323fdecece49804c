"""A case to finish: what of a question was understood as steps, and comments for the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.answer import Answer
from rulesref.answers.prose.drafting import Drafted, drafted
from rulesref.cases.keywords import KEYWORD
from rulesref.catalogue import said
from rulesref.errors import RulesrefError
from rulesref.facts.described import card_named
from rulesref.rulings.replay import Judge
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


def played_case(answer: Answer, session: Session) -> str:
    """The case that was played at ``session``, with what it was asked."""
    statement = answer.played.statement if answer.played else ""
    lines = _steps(session)
    lines += [f"    # {part}" for part in (answer.played.left if answer.played else ())]
    if statement:
        lines.append(f"    {_step(session, 'then', 'asked', {'what': statement})}")
    return "\n".join(lines) + "\n"


def draft(answer: Answer, judge: Judge, edition: str, language: str) -> str:
    """The case that ``answer`` is about as far as it can be read; the rest as comments."""
    read = drafted(judge, answer.question, edition, language)
    session = read.session
    lines = _steps(session)
    lines += [f"    # {comment}" for comment in _open(answer, read)]
    statement = next(iter(read.statements), "")
    asked = _step(session, "then", "asked", {"what": statement or _GAP})
    lines.append(f"    {asked}" if statement and session.lines else f"    # {asked}")
    return "\n".join(lines) + "\n"


def _steps(session: Session) -> list[str]:
    return session.case().rstrip("\n").splitlines()


def _open(answer: Answer, read: Drafted) -> Iterator[str]:
    """What is still to be told: who stands in, cards that lie nowhere, what was not understood."""
    session, language = read.session, read.session.language
    if read.stand_ins:
        told = said("stand-ins for what the text does not name: {}", language)
        yield told.format(", ".join(read.stand_ins))
    laid = {thing["card"].name for thing in session.scene.state.things.values() if "card" in thing}
    for thing in answer.recognised:
        if thing.kind == "card" and thing.name not in laid:
            yield from _laying(thing.name, session)
    for line, why in read.refused:
        yield said("not taken: {line} ({why})", language).format(line=line, why=why)
    for part in read.left:
        yield said("not understood: {}", language).format(part)
    waits = session.asking()
    if waits.kind != "deed" and session.lines and waits.about:
        yield said("it waits for this: {}", language).format(waits.about)


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
    """A step of the vocabulary with ``slots`` in it; the one who sits there is who, else there are gaps."""
    pattern = min(
        session.judge.speech.sentences[row].patterns[session.language],
        key=lambda each: len(each.names()),
    )
    sitting = list(session.scene.tongue.game.players(session.scene.state))
    who = {"who": str(session.scene.name(sitting[0]))} if len(sitting) == 1 else {}
    told = pattern.write({**dict.fromkeys(pattern.names(), _GAP), **who, **slots})
    return f"{KEYWORD[session.language][kind]} {told}"
