"""What a text says of what is printed on a card: it need not be told, and where it is not so, it is not understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import SO, Clause, ClauseReader, Lines, types_of
from rulesref.answers.prose.discourse import Unclear
from rulesref.answers.prose.implied.next_door import has_keyword
from rulesref.answers.prose.implied.skilled import SKILLS
from rulesref.answers.prose.pronouns import ME
from rulesref.errors import RulesrefError


def _printed(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """A keyword that a card has need not be told; one that it has not is not understood."""
    return reader.read_all(told[1:], depth) if has_keyword(reader, what, told[0]) else None


def _lacks(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """A keyword that a card has not need not be denied; of one that it has, it is not understood."""
    known = "enemy" in types_of(reader, what)
    return [] if known and not has_keyword(reader, what, told[0]) else None


def _most(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """How much a card can hold need not be told; where it is another amount, it is not understood."""
    value = {"damage": "health", "horror": "sanity"}.get(told[0], "")
    try:
        for name, _ in reader.discourse.readings(what):
            if str(reader.tongue.card(name).stats.get(value, "")) == told[1]:
                return []
    except (Unclear, RulesrefError):
        return None
    return None


def _value(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """What is printed on a card need not be told; of another number, it is not understood."""
    try:
        for name, _ in reader.discourse.readings(what):
            printed = reader.tongue.card(name).stats.get(told[0])
            person = "investigator" in reader.discourse.known.get(name, ())
            if str(printed) != told[1]:
                continue
            if person and told[0] in _SKILLED:  # nothing that lies there may change it
                said = _SKILLED[told[0]][reader.language].format(name, told[1])
                return [Clause(f"{SO}{said}", given=False)]
            if name not in reader.discourse.stand_ins:
                return []
    except (Unclear, RulesrefError):
        return None
    return None


_SKILLED = {
    figure: {"en": f"{{}} has {{}} {figure}", "it": f"{{}} ha {{}} {called}"}
    for called, figure in SKILLS["it"].items()
}


def _shroud(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """The shroud of a location that nobody names is what a text says."""
    if who == ME and not reader.discourse.me and len(reader.discourse.people()) > 0:
        return None  # nobody has said "I": it may be that of whoever has been spoken of
    try:
        (person, _), *_ = reader.discourse.readings(who)
    except (Unclear, ValueError):
        return None
    place = reader.discourse.place_of(person)
    if place not in reader.discourse.stand_ins or not told[0].isdigit():
        return None
    said = _SHROUDED[reader.language].format(place, told[0])
    rest = reader.read_all(told[1:], depth)
    return None if rest is None else [Clause(said, given=True), *rest]


_SHROUDED = {
    "en": "an unnamed effect sets the base shroud of each {} to {}",
    "it": "un effetto senza nome porta a {1} il valore base di Oscurità di ogni {0}",
}


def _trait(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """A trait that a card has need not be told; another one is not understood."""
    try:
        for name, _ in reader.discourse.readings(what):
            if told[0].casefold() in {one.casefold() for one in reader.tongue.card(name).traits}:
                return []
    except (Unclear, RulesrefError):
        return None
    return None


def _left(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """So much of what a card can hold is left: the rest of it lies there."""
    token, left = told
    value = {"damage": "health", "horror": "sanity"}[token]
    try:
        (name, _), *_ = reader.discourse.readings(what)
        most = int(reader.tongue.card(name).stats.get(value) or 0)
    except (Unclear, RulesrefError, ValueError):
        return None
    if not left.isdigit() or not 0 < int(left) <= most:
        return None
    said = _BEARS[reader.language].format(what, most - int(left), _TOKENS[reader.language][token])
    return reader.read(said, depth)


def _least(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """Nobody has so little of it left as ``who``, who can bear one more, or four: nothing may hang on which."""
    token = _TOKENS[reader.language][told[0]][:4]
    if any(line.given and f" {token}" in line.text for line in reader.lines):
        return None  # how much somebody bears has been told
    reader.said_late = True  # how much it is nobody says, and so not what comes about by it
    left = 4 if reader.discourse.cast.margin else 1
    return _left(reader, who, (told[0], str(left)), depth)


_BEARS = {"en": "{} has {} {}", "it": "{} ha {} {}"}
_TOKENS = {
    "en": {"damage": "damage", "horror": "horror"},
    "it": {"damage": "danni", "horror": "orrori"},
}


def _deals(reader: ClauseReader, what: str, told: Sequence[str], depth: int) -> Lines:
    """What an attack deals need not be told; where it deals something else, it is not understood."""
    kind, number = told[0], told[1]
    value = next((figure for word, figure in _DEALT if kind in word), "")
    try:
        for name, _ in reader.discourse.readings(what):
            if value and str(reader.tongue.card(name).stats.get(value) or 0) == number:
                return reader.read_all(told[2:], depth)
    except (Unclear, RulesrefError):
        return None
    return None


_DEALT = ((("damage", "danno", "danni"), "damage"), (("horror", "orrore", "orrori"), "horror"))


ON_CARDS: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "PRINTED": _printed,
    "LACKS": _lacks,
    "MOST": _most,
    "VALUE": _value,
    "SHROUD": _shroud,
    "TRAIT": _trait,
    "LEFT": _left,
    "LEAST": _least,
    "DEALS": _deals,
}
