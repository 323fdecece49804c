"""Whether a verdict hangs on where somebody is of whom a text does not say it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesref.answers.prose.cast import Cast
from rulesref.answers.prose.clause import AT
from rulesref.answers.prose.names import Named
from rulesref.answers.prose.told import Told


def placed_otherwise(
    first: Told, named: Sequence[Named], cast: Cast, tell: Callable[[Cast], Told]
) -> list[Told]:
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


def _seats(first: Told) -> dict[str, str]:
    """Each investigator of ``first`` with where they are laid out."""
    at = f" {AT[first.session.language]} "
    given = [line.text.partition(at) for line in first.session.lines if line.kind == "given"]
    people = {
        str(first.session.scene.name(id))
        for id, thing in first.session.scene.state.things.items()
        if "card" in thing and thing["card"].type == "investigator"
    }
    return {who: place for who, _, place in given if place and who in people}
