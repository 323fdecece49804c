"""Locations in columns and rows, and those in play that no map connects to anything."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.locations.placement import empty_spaces
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.holding import one_or_two, put_tokens
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

SPEECH.word(
    "direction",
    en={way: way for way in ("above", "right", "below", "left")},
    it={"sopra": "above", "destra": "right", "sotto": "below", "sinistra": "left"},
    slots="direction",
)


@SPEECH.sentence(
    "given",
    "spot",
    location="location",
    column="number",
    row="number",
    en="{location} lies in column {column}, row {row}",
    it="{location} è nella colonna {column}, riga {row}",
)
def spot(scene: Scene, location: Reference, column: int, row: int) -> None:
    """Columns are counted to the right, rows downward."""
    place = scene.location(location)
    scene.telling.declare("spot", place, said("where {} lies").format(location.text))
    scene.state.put(place, spot=(column, row))


@SPEECH.sentence(
    "given",
    "empty-space",
    column="number",
    row="number",
    en="there is empty space in column {column}, row {row}",
    it="c'è spazio vuoto nella colonna {column}, riga {row}",
)
def empty_space(scene: Scene, column: int, row: int) -> None:
    """Empty space marks a distance; a spot without it is free as well."""
    scene.state.put(TABLE, **{"empty-spaces": (*empty_spaces(scene.state), (column, row))})


@SPEECH.sentence(
    "when",
    "places",
    location="location",
    direction="direction",
    en="{location} is placed: {direction}",
    it="{location} viene mess(o|a): {direction}",
)
def places(scene: Scene, location: Reference, direction: str) -> list[Intent]:
    """Which adjacent spot a location moves to."""
    return [Intent("direction", {"location": scene.thing(location), "direction": direction})]


SPEECH.unmet("no-spot", en="in no column and row", it="in nessuna colonna e riga")


@SPEECH.sentence(
    "then",
    "spot-is",
    location="location",
    column="number",
    row="number",
    en="{location} lies in column {column}, row {row}",
    it="{location} è nella colonna {column}, riga {row}",
)
def spot_is(scene: Scene, location: Reference, column: int, row: int) -> list[Unmet]:
    """Where on the table it is."""
    now = scene.state.get(scene.thing(location), "spot", None)
    if now == (column, row):
        return []
    told = str(now) if now else in_words(scene, "no-spot")
    return [Unmet(0, f"{column}, {row}", told)]


SPEECH.choice("direction", en="where a location is placed", it="dove mettere un luogo")
SPEECH.option(
    "direction",
    en="{location} is placed: {direction}",
    it="{location} viene mess(o|a): {direction}",
)


@SPEECH.sentence(
    "given",
    "location-in-play",
    location="location",
    amount="number",
    token="pool",
    more="number",
    other="pool",
    en=(
        "{location} is in play with {amount} {token} and {more} {other}",
        "{location} is in play[ with {amount} {token}]",
    ),
    it=(
        "{location} è in gioco con {amount} {token} e {more} {other}",
        "{location} è in gioco[ con {amount} {token}]",
    ),
)
def location_in_play(
    scene: Scene,
    location: Reference,
    amount: int | None = None,
    token: str = "clue",
    more: int = 0,
    other: str = "",
) -> None:
    """Revealed; what it leads to is what cards say."""
    id = scene.location(location)
    if amount is not None:
        for kind, count in one_or_two(token, amount, other, more).items():
            put_tokens(scene, id, count, kind)
