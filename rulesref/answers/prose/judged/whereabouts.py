"""Whether a verdict hangs on where somebody is of whom a text does not say it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesref.answers.prose.clause import AT
from rulesref.answers.prose.implied.cast import Cast
from rulesref.answers.prose.names import Named
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.told import Layout
from rulesref.errors import RulesrefError
from rulesref.session.lines import Line
from rulesref.session.session import Session


def placed_otherwise(
    first: Layout, named: Sequence[Named], cast: Cast, tell: Callable[[Cast], Layout]
) -> list[Layout]:
    """What comes of the text with those at each other place whom it places nowhere; ``first`` is the plain one.

    They may be where the text says that something lies, and they may all be together.
    """
    seats = _seats(first)
    if not any(place in cast.locations for place in seats.values()):
        return []
    places = [one.name for one in named if "location" in one.types]
    places += seats.values() if len(seats) > 1 else ()
    told = [tell(cast._replace(here=place)) for place in dict.fromkeys(places)]
    return [one for one in told if one.fits and one.ruling is not None]


def unplaced(reader: Reader) -> tuple[str, ...]:
    """The investigators that a text has spoken of and places nowhere."""
    placed = {who for line in reader.lines if line.given for who in reader.seats(line.text)}
    return tuple(who for who in reader.discourse.people() if who not in placed)


def followed(table: Session, first: Layout) -> list[Layout]:
    """``first`` without its verdict, if it comes out otherwise with somebody where another one has gone; else nothing.

    Whoever is placed nowhere may have been there before. It is played at a branch of the empty ``table``.
    """
    if first.ruling is None or not first.unplaced:
        return []
    seats, ends = _seats(first), _ends(first.session)
    gone = {place: who for who, place in ends.items() if seats.get(who, place) != place}
    at = f" {AT[table.language]} "
    for place, mover in gone.items():
        for who in first.unplaced:
            if who == mover or seats.get(who, place) == place:
                continue
            seat = f"{who}{at}{seats[who]}"
            lines = [
                line._replace(text=f"{who}{at}{place}") if line.text == seat else line
                for line in first.session.lines
            ]
            later = table.branch()
            verdict = _verdict(later, lines, first.statement)
            waits = (later.scene.waiting is None) != (first.session.scene.waiting is None)
            if verdict in _SAYS and (waits or verdict != first.ruling.verdict):
                return [
                    first._replace(verdict=None)
                ]  # a decision is theirs as well, or all is otherwise
    return []


#: Verdicts that say something.
_SAYS = ("yes", "no", "depends", "open")


def _ends(session: Session) -> dict[str, str]:
    """Each investigator with where they are now."""
    scene = session.scene
    things = scene.state.things
    return {
        str(scene.name(id)): str(scene.name(thing["at"]))
        for id, thing in things.items()
        if "card" in thing and thing["card"].type == "investigator" and thing.get("at") in things
    }


def _verdict(session: Session, lines: Sequence[Line], statement: str) -> str | None:
    try:
        for line in lines:
            session.tell(line.text, line.kind)
        return session.ask(statement).verdict
    except RulesrefError:
        return None


def _seats(first: Layout) -> dict[str, str]:
    """Each investigator of ``first`` with where they are laid out."""
    at = f" {AT[first.session.language]} "
    given = [line.text.partition(at) for line in first.session.lines if line.kind == "given"]
    people = {
        str(first.session.scene.name(id))
        for id, thing in first.session.scene.state.things.items()
        if "card" in thing and thing["card"].type == "investigator"
    }
    return {who: place for who, _, place in given if place and who in people}
