"""Given, When and Then: locations that lie in columns and rows."""

from __future__ import annotations

from rulesref.games.arkham_lcg.locations.placement import empty_spaces
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.offer import offer
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.words import WORDS

WORDS["direction"] = {
    "en": {way: way for way in ("above", "right", "below", "left")},
    "it": {"sopra": "above", "destra": "right", "sotto": "below", "sinistra": "left"},
}


@step(
    "given",
    "spot",
    location="location",
    column="number",
    row="number",
    en="{location} lies in column {column}, row {row}",
    it="{location} è nella colonna {column}, riga {row}",
)
def spot(case: Stage, location: Reference, column: int, row: int) -> None:
    """Columns are counted to the right, rows downward."""
    place = case.location(location)
    case.declare("spot", place, f"where {location.text} lies")
    case.state.put(place, spot=(column, row))


@step(
    "given",
    "empty-space",
    column="number",
    row="number",
    en="there is empty space in column {column}, row {row}",
    it="c'è spazio vuoto nella colonna {column}, riga {row}",
)
def empty_space(case: Stage, column: int, row: int) -> None:
    """Empty space marks a distance; a spot without it is free as well."""
    case.state.put(TABLE, **{"empty-spaces": (*empty_spaces(case.state), (column, row))})


@step(
    "when",
    "places",
    location="location",
    direction="direction",
    en="{location} is placed: {direction}",
    it="{location} viene mess(o|a): {direction}",
)
def places(case: Stage, location: Reference, direction: str) -> list[Intent]:
    """Which adjacent spot a location moves to."""
    return [Intent("direction", {"location": case.thing(location), "direction": direction})]


@step(
    "then",
    "spot-is",
    location="location",
    column="number",
    row="number",
    en="{location} lies in column {column}, row {row}",
    it="{location} è nella colonna {column}, riga {row}",
)
def spot_is(case: Stage, location: Reference, column: int, row: int) -> list[Unmet]:
    """Where on the table it is."""
    found = case.state.get(case.thing(location), "spot", None)
    return [] if found == (column, row) else [Unmet(0, f"{column}, {row}", str(found))]


offer(
    "direction",
    en="{location} is placed: {direction}",
    it="{location} viene mess(o|a): {direction}",
)
