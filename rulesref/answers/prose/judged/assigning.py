"""Whether what is dealt may be assigned as a question has it: all of it, the whole, or just so much."""

from __future__ import annotations

from rulesref.answers.certain import is_there
from rulesref.answers.prose.asked.each_statement import numbered
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.told import Laid, Layout, ask


def assigns(laid: Laid, asking: Statements) -> Layout | None:
    """Whether whoever asks may assign all of what is dealt so; of a part of it nothing is said."""
    every = [_assigned(laid, asking.who, one) for one in asking.statements]
    known = [one for one in every if one is not None]
    if len(known) < len(every):
        return known[0]._replace(verdict=None) if known else None
    refused = next((one for one in known if one.verdict != "yes"), None)
    return refused or known[0]


def _assigned(laid: Laid, who: str, statement: str) -> Layout | None:
    """Whether all of what is dealt to ``who`` may come where ``statement`` has it."""
    session, reader = laid.session, laid.reader
    none = ask(session, reader, (numbered(statement, 1, reader.language),))
    if none is None or none.ruling is None or not _is_dealt_now(laid, none):
        return none and none._replace(verdict=None)
    dealt, placed = _dealt(laid, who, statement), _most_of(laid, statement)
    if dealt is None or (placed is not None and placed[0] != dealt[0]):
        return none._replace(verdict=None)
    if placed is None:
        sure = none.ruling.verdict == "no"
        return none._replace(verdict="no" if sure else None)
    return _as_chosen(placed[1], who)


def assigns_whole(laid: Laid, asking: Statements) -> Layout | None:
    """Whether whoever asks may assign the whole of what is dealt so: where a part of it alone may be, they may not."""
    told = assigns(laid, asking)
    if told is None or told.verdict is not None or len(asking.statements) != 1:
        return told
    dealt = _dealt(laid, asking.who, asking.statements[0])
    return told if dealt is None else assigns_part(laid, asking._replace(numbers=(dealt[0],)))


def assigns_part(laid: Laid, asking: Statements) -> Layout | None:
    """Whether whoever asks may assign just so much of what is dealt so; of more than that nothing is said."""
    language, (statement,), (number,) = (
        laid.reader.language,
        asking.statements,
        asking.numbers,
    )
    told = ask(laid.session, laid.reader, (numbered(statement, number, language),))
    if told is None or told.ruling is None or not _is_dealt_now(laid, told):
        return told and told._replace(verdict=None)
    dealt = _dealt(laid, asking.who, statement)
    if dealt is None or dealt[0] < number:
        return told._replace(verdict=None)
    if told.ruling.verdict == "no":
        return told._replace(verdict="no")
    return _as_chosen(told, asking.who)


def _is_dealt_now(laid: Laid, told: Layout) -> bool:
    """Whether what ``told`` asks of lies there, and is dealt by the last act alone."""
    session = laid.session
    return (
        told.ruling is not None
        and any(line.kind == "when" for line in session.lines)
        and len(session.lines) <= laid.before + 1
        and is_there(session.scene, told.statement)
    )


def _dealt(laid: Laid, who: str, statement: str) -> tuple[int, Layout] | None:
    """How much is dealt to ``who`` of what ``statement`` has somewhere."""
    before, on, _ = statement.rpartition(_PLACED_ON[laid.reader.language])
    return _most_of(laid, f"{before}{on}{who}")


def _as_chosen(told: Layout, who: str) -> Layout:
    """``told`` with a yes where what comes about is the choice of ``who`` alone."""
    ruling = told.ruling
    deciders = {one["chooser"] for one in ((ruling and ruling.asked) or {}).get("deciders", ())}
    sure = ruling is not None and ruling.verdict == "depends" and deciders == {who}
    return told._replace(verdict="yes" if sure else None)


def _most_of(laid: Laid, statement: str) -> tuple[int, Layout] | None:
    """The greatest number for which ``statement`` may come true; None where none does."""
    for number in range(_MOST_DEALT, 0, -1):
        told = ask(laid.session, laid.reader, (numbered(statement, number, laid.reader.language),))
        if told and told.ruling and told.ruling.verdict in ("yes", "depends"):
            return number, told
    return None


_PLACED_ON = {"en": " placed on ", "it": " collocati su "}
#: Nothing that is dealt at once is more.
_MOST_DEALT = 6
