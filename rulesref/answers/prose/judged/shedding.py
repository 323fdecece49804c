"""Whether one of several cards has to go: one is gone already, or is by every decision that waits."""

from __future__ import annotations

from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.told import Laid, Layout, ask
from rulesref.engine.outcome import Choice
from rulesref.errors import RulesrefError
from rulesref.session.session import Session


def sheds(laid: Laid, asking: Statements) -> Layout | None:
    """Whether one of the things that ``asking`` says to be in play is there no more, whatever is decided."""
    every = [ask(laid.session, laid.reader, (one,)) for one in asking.statements]
    known = [one for one in every if one is not None and one.ruling is not None]
    acted = any(line.kind == "when" for line in laid.session.lines)
    if len(known) != len(every) or len(known) < 2 or not acted:
        return known[0]._replace(verdict=None) if known else None
    gone = next((one for one in known if one.ruling and one.ruling.verdict == "no"), None)
    if gone is not None:
        return gone._replace(verdict="yes")
    if all(one.ruling and one.ruling.verdict == "yes" for one in known):
        return known[0]._replace(verdict="no")
    ways = list(_decided(laid.session))
    lost = bool(ways) and all(_is_one_gone(way, laid, asking) for way in ways)
    return known[0]._replace(verdict="yes" if lost else None)


def _decided(session: Session) -> list[Session]:
    """The table after each option of the decision that waits; none where one cannot be told."""
    if not isinstance(session.scene.waiting, Choice):
        return []
    out = []
    for number in range(1, 1 + sum(offer.lawful for offer in session.options())):
        later = session.branch()
        try:
            later.choose(number)
        except RulesrefError:
            return []
        out.append(later)
    return out


def _is_one_gone(session: Session, laid: Laid, asking: Statements) -> bool:
    """Whether one of the things is in play no more at that table."""
    every = [ask(session, laid.reader, (one,)) for one in asking.statements]
    return any(one is not None and one.ruling and one.ruling.verdict == "no" for one in every)
