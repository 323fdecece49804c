"""A text that has been read, laid out on a table: who sits where, what lies there, what is done."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import product

from rulesref.answers.prose.clause import ALL, NOT, SO
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.nameless import supposed
from rulesref.answers.prose.reader import Reader
from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.reading import Told as Row
from rulesref.rulings.reading import read_of_kind
from rulesref.rulings.step_error import names_nothing_here
from rulesref.session.session import Session

_MOST_ALL = 6
#: So many things may be missing that a text takes for lying there.
_MISSING = 6


def lay_out(session: Session, reader: Reader) -> int:
    """Tell all that was read, with what it takes for lying there. Raises ``RulesrefError``."""
    taken: list[str] = []
    for _ in range(_MISSING):
        try:
            lines = lines_of(reader, taken)
        except Unclear:  # more of no name than can stand in
            raise CaseError(said("too much is not told")) from None
        try:
            return _tell_all(session, lines)
        except CaseError as caught:
            problem = caught
            if isinstance(caught, _SaidLate):
                problem, reader.said_late = caught.problem, True
            more = taken_for_there(problem, reader) if names_nothing_here(problem) else ""
            more = more or _engaged(problem, reader) or _together(problem, reader)
            more = more or _connected(problem, reader)
            while session.lines:
                session.undo()
            if not more or more in taken:
                raise problem from None
            taken.append(more)
    raise CaseError(said("too much is not told"))


def taken_for_there(problem: RulesrefError, reader: Reader) -> str:
    """The line that lays out what the text speaks of as lying there; empty where it may lie anywhere."""
    talk = reader.discourse
    there = problem.message.rpartition(" is nowhere")[0] if " is nowhere" in problem.message else ""
    there = there or problem.message.partition(" ")[0]
    name = next((one for one in talk.known if one in problem.message), "")
    people = talk.people()
    types = talk.known.get(name, frozenset())
    words = _LAYING[talk.language]
    if "location" in types and talk.places:
        here = next(iter(talk.starts.values()))
        return words["connected"].format(here, name) if here != name else ""
    if len(people) != 1:
        return ""
    if "enemy" in types:
        return words["enemy"].format(name, people[0])
    if types & {"event", "skill"}:
        return words["hand"].format(name, people[0])
    return words["controls"].format(name, people[0]) if "asset" in types else ""


def _engaged(problem: RulesrefError, reader: Reader) -> str:
    """The line that a ready enemy at the location of one investigator is engaged with them.

    It cannot lie there otherwise, unless a text says so of the moment (arkham-lcg/enemy-engagement).
    """
    found = _WOULD_ENGAGE.search(problem.message)
    people = reader.discourse.people()
    if not found or reader.said_unengaged or len(people) != 1 or found["who"] != people[0]:
        return ""
    for at, line in enumerate(reader.lines):
        there = _IS_AT[reader.language].fullmatch(line.text)
        if there and there["enemy"] == found["enemy"]:
            engaged = _LAYING[reader.language]["enemy"].format(found["enemy"], people[0])
            reader.lines[at] = line._replace(text=f"{engaged}{there['rest'] or ''}")
            return reader.lines[at].text
    return ""


def _together(problem: RulesrefError, reader: Reader) -> str:
    """The line that seats whoever is told no place beside the other one: what they do takes that.

    Raises no error: it is empty where all are told a place, or are together already.
    """
    talk = reader.discourse
    if _NOT_HERE not in problem.message or len(talk.people()) != 2:
        return ""
    told = {who for line in reader.lines if line.given for who in reader.seats(line.text)}
    first, other = sorted(talk.people(), key=lambda who: who not in told)
    if other in told or talk.starts.get(first) == talk.starts.get(other):
        return ""
    place = _start(talk, first)
    talk.starts[other] = talk.places[other] = place
    return _LAYING[talk.language]["at"].format(other, place)


def _connected(problem: RulesrefError, reader: Reader) -> str:
    """The line that two locations are connected between which somebody moves, as the text says."""
    talk = reader.discourse
    moves = _NOT_CONNECTED in problem.message and len(talk.people()) == 1
    places = [name for name, types in talk.known.items() if "location" in types]
    there = next((one for one in places if problem.message.startswith(one)), "")
    here = talk.starts.get(talk.people()[0], "") if moves else ""
    if not there or not here or here == there or len(places) > 2:
        return ""
    return _LAYING[talk.language]["connected"].format(here, there)


_NOT_CONNECTED = "/move-action"
_NOT_HERE = "/engage-action"
_WOULD_ENGAGE = re.compile(r"(?P<enemy>.+) is ready and would be engaged with (?P<who>.+)")
_IS_AT = {
    "en": re.compile(r"(?P<enemy>.+?) is (?:at|in) .+?(?P<rest> with \d+ damage)?"),
    "it": re.compile(r"(?P<enemy>.+?) è (?:in|a|nel|nello|nella) .+?(?P<rest> con \d+ dann[oi])?"),
}
_LAYING = {
    "en": {
        "at": "{} is at {}",
        "connected": "{} is connected to {}",
        "enemy": "{} is engaged with {}",
        "hand": "{1} has {0} in hand",
        "controls": "{1} controls {0}",
    },
    "it": {
        "at": "{} è in {}",
        "connected": "{} è collegato a {}",
        "enemy": "{} è impegnato con {}",
        "hand": "{1} ha in mano {0}",
        "controls": "{1} controlla {0}",
    },
}


def lines_of(reader: Reader, taken: list[str]) -> list[str]:
    """What is told, in the order in which a case tells it: who sits where, then all else."""
    talk = reader.discourse
    given = [line.text for line in reader.lines if line.given]
    seats = [line for line in given if reader.seats(line)]
    seated = {who for line in seats for who in reader.seats(line)}
    seats += [
        _LAYING[talk.language]["at"].format(who, _start(talk, who))
        for who in talk.people()
        if who not in seated
    ]
    rest = sorted((line for line in given if line not in seats), key=_says_how)
    done = [line.text for line in reader.lines if not line.given]
    here = [one for one in talk.named if one.name in talk.known]
    return [
        *dict.fromkeys((*seats, *supposed(here, talk.language), *taken, *rest)),
        *_plenty(reader, (*given, *taken)),
        *_to_draw(reader, given),
        *done,
    ]


def _says_how(line: str) -> bool:
    """Whether ``line`` says how something stands, which lies there already."""
    return line.endswith((" is exhausted", " è esaurito"))


def seating(reader: Reader, seated: Collection[str]) -> list[str]:
    """The lines that seat those who have been spoken of, are not ``seated``, and are told no place."""
    told = {who for line in reader.lines if line.given for who in reader.seats(line.text)}
    talk = reader.discourse
    return [
        _LAYING[talk.language]["at"].format(who, _start(talk, who))
        for who in talk.people()
        if who not in seated and who not in told
    ]


def tell_read(session: Session, reader: Reader) -> None:
    """Tell what was read at a table where more lies already. Raises ``RulesrefError``."""
    given = [line.text for line in reader.lines if line.text and line.given]
    done = [line.text for line in reader.lines if line.text and not line.given]
    seats = [line for line in given if reader.seats(line)]
    for line in dict.fromkeys((*seats, *(line for line in given if line not in seats))):
        session.tell(line, "given")
    for line in done:
        if line.startswith(ALL):
            _tell_most(session, line.removeprefix(ALL))
        elif line.startswith(NOT):
            _deny(session, line.removeprefix(NOT))
        elif line.startswith(SO):
            _affirm(session, line.removeprefix(SO))
        else:
            _tell(session, line)


def _start(talk: Discourse, who: str) -> str:
    """Where ``who`` was before anything happened."""
    here = talk.place_of(who)
    return talk.starts.get(who, here)


def _plenty(reader: Reader, given: tuple[str, ...]) -> list[str]:
    """Resources, clues and a card in hand for those of whom nobody says what they have."""
    talk = reader.discourse
    out = []
    tested = any(_TESTS[talk.language].search(line.text) for line in reader.lines if line.acts)
    for word, say in _OWNED[talk.language][talk.cast.poor].items():
        if word in _HANDS and tested:  # whoever holds a card may answer a token with it
            continue
        of_people = word not in ("clue", "indizi")
        whose = talk.people() if of_people else list(dict.fromkeys(talk.places.values()))
        for who in whose if talk.cast.plenty or talk.cast.poor else ():
            if not any(line.startswith(who) and word in line for line in given):
                out.append(say.format(who))
    return out


def _to_draw(reader: Reader, given: list[str]) -> list[str]:
    """A card on top of the deck of whoever draws one, where nobody says which lies there."""
    talk = reader.discourse
    draws, lies, deck = _DRAWS[talk.language]
    return [
        lies.format(who, talk.cast.card)
        for who in talk.people()
        if any(line.text == draws.format(who) for line in reader.lines)
        and not any(deck in line and who in line for line in given)
    ]


_DRAWS = {
    "en": ("{} takes the draw action", "the top card of the deck of {} is {}", "deck"),
    "it": ("{} effettua l'azione di pesca", "la prima carta del mazzo di {} è {}", "mazzo"),
}
_HANDS = ("hand", "mano")
_TESTS = {
    "en": re.compile(r" (?:fights|investigates|attempts|tests|reveals|succeeds|fails)\b"),
    "it": re.compile(r" (?:combatte|indaga|tenta|effettua una prova|rivela|supera|fallisce)\b"),
}
#: A card that is committed to nothing, and played at no moment but one's own.
_HELD = {
    "en": "{} has Emergency Cache (01088) in hand",
    "it": "{} ha in mano Emergency Cache (01088)",
}
#: By language, and by whether there is nothing: the word of what is there → the line that says so.
_OWNED = {
    "en": (
        {"resource": "{} has 10 resources", "clue": "{} has 2 clues", "hand": _HELD["en"]},
        {"resource": "{} has no resources"},
    ),
    "it": (
        {"risors": "{} ha 10 risorse", "indizi": "{} ha 2 indizi", "mano": _HELD["it"]},
        {"risors": "{} non ha risorse"},
    ),
}


def _tell_all(session: Session, lines: list[str]) -> int:
    """Tell ``lines``; how many had been told before the last act began."""
    before = 0
    for line in lines:
        at = len(session.lines)
        begins = session.asking().kind == "deed"
        tell_line(session, line)
        if len(session.lines) > at and begins and session.lines[-1].kind == "when":
            before = at
    if not any(line.kind == "when" for line in session.lines):
        session.ask(_PROBE[session.language])  # a position that cannot be is refused
    return before


def tell_line(session: Session, line: str) -> None:
    """Tell ``line`` of a text, unless it only says what has come of the one before. Raises ``RulesrefError``."""
    if line.startswith(ALL):
        _tell_most(session, line.removeprefix(ALL))
    elif line.startswith(NOT):
        _deny(session, line.removeprefix(NOT))
    elif line.startswith(SO):
        _affirm(session, line.removeprefix(SO))
    elif not _has_come_about(session, line):
        _tell_in_order(session, line)


class _SaidLate(CaseError):
    """What lies there is said once something has happened, and has not been told before."""

    def __init__(self, problem: CaseError) -> None:
        super().__init__(problem.message)
        self.problem = problem


def _tell_in_order(session: Session, line: str) -> None:
    """Tell ``line``. Raises ``CaseError``."""
    try:
        _tell(session, line)
    except CaseError as problem:
        read = read_of_kind(line, "when", session.scene.tongue, dict(session.scene.telling.said))
        if isinstance(read, Row) or not any(one.kind == "when" for one in session.lines):
            raise
        raise _SaidLate(problem) from problem


def _deny(session: Session, statement: str) -> None:
    """Raise ``CaseError`` where ``statement``, which the text says is not so, is so."""
    if session.ask(statement).verdict == "yes":
        raise CaseError(said("it has been told that {}").format(statement))


def _affirm(session: Session, statement: str) -> None:
    """Raise ``CaseError`` where ``statement``, which the text says is so, is not."""
    if session.ask(statement).verdict != "yes":
        raise CaseError(said("it has not come about that {}").format(statement))


_PROBE = {"en": "nobody has a choice", "it": "nessuno deve scegliere"}


def _tell(session: Session, line: str) -> None:
    """Tell ``line``; a result that is told says that whatever could be committed was not, or has counted."""
    waits = getattr(session.scene.state.pending, "id", "") == "commit"
    if waits and session.asking().kind == "choice":
        told = session.branch()
        try:
            told.tell(line)
        except RulesrefError:
            session.tell(_UNCOMMITTED[session.language])
    session.tell(line)


_UNCOMMITTED = {"en": "nobody commits anything", "it": "nessuno investe altro"}


def _has_come_about(session: Session, line: str) -> bool:
    """Whether ``line`` only says what has come of what was done before."""
    if not any(one.kind == "when" for one in session.lines):
        return False
    read = read_of_kind(line, "when", session.scene.tongue, dict(session.scene.telling.said))
    if not isinstance(read, Row):
        return False
    if not read.row.effect and not (_of_enemy(session, line) and session.asking().kind == "deed"):
        return False
    try:
        return session.ask(line).verdict == "yes"
    except RulesrefError:
        return False


def _of_enemy(session: Session, line: str) -> bool:
    """Whether ``line`` tells of an enemy, which does by itself what the rules make it do."""
    scene = session.scene
    return any(
        thing["card"].type == "enemy" and line.startswith(str(scene.name(id)))
        for id, thing in scene.state.things.items()
        if "card" in thing
    )


def _tell_most(session: Session, line: str) -> None:
    """Tell an assignment of as much as there is."""
    more = range(_MOST_ALL, 0, -1) if line.count(" 1 ") > 1 else (1,)
    for amount, other in product(range(_MOST_ALL, 0, -1), more):
        first, _, rest = line.partition(" 1 ")
        try:
            session.tell(f"{first} {amount} {rest.replace(' 1 ', f' {other} ', 1)}")
        except RulesrefError:
            if amount == other == 1 or (amount == 1 and len(more) == 1):
                raise
        else:
            return
