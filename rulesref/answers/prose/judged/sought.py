"""What a question asks for that is no yes or no: how much, which of several, which first."""

from __future__ import annotations

from rulesref.answers.certain import is_there
from rulesref.answers.prose.asked.asked_how import (
    ASSIGNS,
    COMES,
    DOWN,
    HOLDS,
    LIES,
    ORDER,
    PART,
    STAYS,
    WHICH,
    WHOLE,
)
from rulesref.answers.prose.asked.exactly import EXACT
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.judged.amounts import amount
from rulesref.answers.prose.judged.assigning import assigns, assigns_part, assigns_whole
from rulesref.answers.prose.judged.hand_size import discards_down
from rulesref.answers.prose.told import Laid, Layout, ask
from rulesref.rulings.question import BEFORE
from rulesref.rulings.ruling import Ruling


def _amount(laid: Laid, asking: Statements) -> Layout | None:
    """How much it is, as the statement that says so."""
    found = amount(laid.session, laid.before, asking.how == LIES, asking.statements, laid.reader)
    if found is None:
        return Layout(
            laid.session, "", _ruling_of(laid), (), tuple(laid.reader.discourse.stand_ins)
        )
    told = ask(laid.session, laid.reader, (found.statement,))
    if told is None or told.ruling is None:
        return None
    sure = told.ruling.verdict == "yes" and found.sure
    return told._replace(verdict="yes" if sure else None, answer=str(found.number))


def _exactly(laid: Laid, asking: Statements) -> Layout | None:
    """Whether just so much has come; nothing is said where more has, which holds that much too."""
    if laid.reader.said_late:
        return None  # it may have come about before what is told last, or after it
    whole: list[tuple[str, ...]] = (
        [(one,) for one in asking.statements] if len(asking.numbers) > 1 else [asking.statements]
    )
    found = [amount(laid.session, laid.before, False, one, laid.reader) for one in whole]
    both = zip(found, asking.numbers, strict=True)
    known = [(one.number, wanted) for one, wanted in both if one and one.sure]
    first = next((one.statement for one in found if one), "")
    told = ask(laid.session, laid.reader, (first,)) if first else None
    if told is None or told.ruling is None or len(known) < len(asking.numbers):
        return told and told._replace(verdict=None)
    if all(came == wanted for came, wanted in known):
        return told._replace(verdict="yes")
    less = any(came < wanted for came, wanted in known)
    return told._replace(verdict="no" if less else None)


def _holds(laid: Laid, asking: Statements) -> Layout | None:
    """Whether just so much lies there; nothing is said where there is more, which holds that much too."""
    told = _amount(laid, asking._replace(how=LIES))
    if told is None or told.verdict is None:
        return told
    number, (wanted,) = int(told.answer), asking.numbers
    verdict = "yes" if number == wanted else "no" if number < wanted else None
    return told._replace(verdict=verdict, answer="")


def _ruling_of(laid: Laid) -> Ruling | None:
    """What has come of what was told, asked for nothing in particular."""
    return laid.session.ask(_NOTHING[laid.reader.language])


_NOTHING = {"en": "nobody has a choice", "it": "nessuno deve scegliere"}


def _which(laid: Laid, asking: Statements) -> Layout | None:
    """The one of several of which it is so; none where it is so of more than one, or may be."""
    every = [ask(laid.session, laid.reader, (one,)) for one in asking.statements]
    known = [one for one in every if one is not None and one.ruling is not None]
    so = [one for one in known if one.ruling and one.ruling.verdict == "yes"]
    if not known:
        return None
    others = {one.ruling.verdict for one in known if one.ruling} - {"yes"}
    acted = any(line.kind == "when" for line in laid.session.lines)
    told = so[0] if so else known[0]
    sure = (
        len(so) == 1 and others <= {"no"} and acted and is_there(told.session.scene, told.statement)
    )
    return told._replace(verdict="yes" if sure else None, answer=told_of(laid, told.statement))


def _order(laid: Laid, asking: Statements) -> Layout | None:
    """Which of two events comes first, where both come about; of what happens at once neither does."""
    session, reader = laid.session, laid.reader
    ways = [("yes", one) for one in asking.statements] + [("no", one) for one in asking.done]
    known = None
    for verdict, statement in ways:
        told = ask(session, reader, (statement,))
        if told is None or told.ruling is None:
            continue
        known = known or told
        events = statement.split(BEFORE[reader.language])
        both = [ask(session, reader, (event,)) for event in events]
        come = all(one and one.ruling and one.ruling.verdict == "yes" for one in both)
        if told.ruling.verdict != "yes" or not come or not is_there(session.scene, statement):
            continue
        if asking.who and verdict == "no":  # the other way round than it was asked
            asked = ask(session, reader, (BEFORE[reader.language].join(reversed(events)),))
            if asked is None or asked.ruling is None or asked.ruling.verdict != "no":
                continue
            return asked._replace(verdict="no", answer="no")
        return told._replace(verdict="yes", answer=told_of(laid, statement))
    return known._replace(verdict=None) if known else None


def _stays(laid: Laid, asking: Statements) -> Layout | None:
    """Whether something is where an investigator was at first, or where they are now; else nothing is said."""
    if len(set(asking.statements)) < 2 or not any(
        line.kind == "when" for line in laid.session.lines
    ):
        return None
    for verdict, statement in zip(("yes", "no"), asking.statements, strict=True):
        told = ask(laid.session, laid.reader, (statement,))
        if told and told.ruling and told.ruling.verdict == "yes":
            return told._replace(verdict=verdict)
    return None


def told_of(laid: Laid, statement: str) -> str:
    """``statement`` with a number for everybody who stands in."""
    for number, name in enumerate(laid.reader.discourse.stand_ins):
        statement = statement.replace(name, f"<{number}>")
    return statement


#: How it is asked → what answers it.
SOUGHT = {
    EXACT: _exactly,
    LIES: _amount,
    HOLDS: _holds,
    COMES: _amount,
    DOWN: discards_down,
    WHICH: _which,
    ORDER: _order,
    STAYS: _stays,
    ASSIGNS: assigns,
    WHOLE: assigns_whole,
    PART: assigns_part,
}
