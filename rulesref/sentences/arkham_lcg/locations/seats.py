"""Where somebody is seated whom no step puts anywhere: what is told of them may not depend on it."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.rows import Ways

#: Locations without any text, which differ in all else that is printed on one.
SPEECH.seats = {
    "en": (
        ("{who} is at the Study (01111)", "an unnamed effect sets the base shroud of each Study to 0"),
        ("{who} is at the Hallway (01112)", "an unnamed effect sets the base shroud of each Hallway to 20"),
        ("{who} is at Rivertown (01125)", "an unnamed effect sets the base shroud of each Rivertown to 3"),
    ),
    "it": (
        ("{who} è in Studio (01111)", "un effetto senza nome porta a 0 il valore base di Oscurità di ogni Studio"),
        ("{who} è in Corridoio (01112)", "un effetto senza nome porta a 20 il valore base di Oscurità di ogni Corridoio"),
        ("{who} è in Rivertown (01125)", "un effetto senza nome porta a 3 il valore base di Oscurità di ogni Rivertown"),
    ),
}  # fmt: skip
SPEECH.seating = ("investigators-at", "investigator-at-with-on-them", "engaged-at")
SPEECH.ways = Ways(
    moves=("moves", "walks-from"),
    tell=("connected", "led-nowhere", "not-connected", "left-of", "clockwise-of", "spot", "empty-space"),
    denied=("refused", "lawful", "may-act", "may-not-act"),
    untold="connections-unknown",
    way="connected",
)  # fmt: skip
