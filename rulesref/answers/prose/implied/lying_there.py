"""What a text takes for lying there, and never says: found by what a table refuses without it."""

from __future__ import annotations

import re

from rulesref.answers.prose.lines_told import LAYING, start
from rulesref.answers.prose.reader import Reader
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.step_error import names_nothing_here
from rulesref.wording.speech import AT_TABLE

_NOT_CONNECTED = "/move-action"
_WAYS_UNTOLD = "/location-cards"
_NOT_HERE = ("/engage-action", "/fight-action")
_WOULD_ENGAGE = {
    "en": re.compile(r"(?P<enemy>.+) is ready and would be engaged with (?P<who>.+)"),
    "it": re.compile(r"(?P<enemy>.+) non è esaurito, e sarebbe impegnato con (?P<who>.+)"),
}
_IS_AT = {
    "en": re.compile(r"(?P<enemy>.+?) is (?:at|in) .+?(?P<rest> with \d+ damage)?"),
    "it": re.compile(r"(?P<enemy>.+?) è (?:in|a|nel|nello|nella) .+?(?P<rest> con \d+ dann[oi])?"),
}


def lacking(problem: CaseError, reader: Reader) -> str:
    """The line for want of which ``problem`` came, as the text takes it for so; empty for none."""
    there = taken_for_there(problem, reader) if names_nothing_here(problem) else ""
    there = there or _engaged(problem, reader) or _together(problem, reader)
    return there or _connected(problem, reader) or _clues(problem, reader)


#: Why a card changes nothing at a table: nobody has said how many clues lie where.
_NO_CLUES = f"clues-untold{AT_TABLE}"
_HAS_CLUES = {"en": "{} has {} clues", "it": "{} ha {} indizi"}


def _clues(problem: RulesrefError, reader: Reader) -> str:
    """The line that clues lie where a card that is played needs one: how many is not known."""
    why, _ = reader.tongue.speech.explanations[_NO_CLUES][reader.language]
    before, _, after = why.template.partition("{place}")
    _, said_so, place = problem.message.partition(before)
    clues = reader.discourse.cast.margin + 2
    return _HAS_CLUES[reader.language].format(place.partition(after)[0], clues) if said_so else ""


def taken_for_there(problem: RulesrefError, reader: Reader) -> str:
    """The line that lays out what the text speaks of as lying there; empty where it may lie anywhere."""
    talk = reader.discourse
    there = problem.message.rpartition(" is nowhere")[0] if " is nowhere" in problem.message else ""
    there = there or problem.message.partition(" ")[0]
    name = next((one for one in talk.known if one in problem.message), "")
    people = talk.people() or [talk.speaker()]
    types = talk.known.get(name, frozenset())
    words = LAYING[talk.language]
    if "location" in types and talk.places:
        here = next(iter(talk.starts.values()))
        return words["connected"].format(here, name) if here != name else ""
    if len(people) != 1:
        attacked = [one for one in people if _attacks(reader, name, one)]
        if len(attacked) == 1:
            return words["enemy"].format(name, attacked[0])
        does = [one for one in people if _does_with(reader, name, one)]
        return (
            words["controls"].format(name, does[0]) if "asset" in types and len(does) == 1 else ""
        )
    if "enemy" in types and _engages(reader, name, people[0]):
        return words["at"].format(name, start(talk, people[0]))
    if "enemy" in types:
        return words["enemy"].format(name, people[0])
    if types & {"event", "skill"}:
        return words["hand"].format(name, people[0])
    return words["controls"].format(name, people[0]) if "asset" in types else ""


def _does_with(reader: Reader, card: str, who: str) -> bool:
    """Whether the first thing told of ``card`` is that ``who`` does something with it."""
    of_it = [line.text for line in reader.lines if card in line.text]
    return (
        bool(card and of_it)
        and _DOES_WITH[reader.discourse.language].match(of_it[0], 0) is not None
        and of_it[0].startswith(f"{who} ")
    )


_DOES_WITH = {"en": re.compile(r".+ (?:with|uses) "), "it": re.compile(r".+ (?:con|usa) ")}


def _attacks(reader: Reader, enemy: str, who: str) -> bool:
    """Whether the first thing told of ``enemy`` is that it attacks ``who``, with whom it is engaged then."""
    of_it = [line.text for line in reader.lines if line.text.startswith(f"{enemy} ")]
    return bool(enemy and of_it) and of_it[0] == _ATTACKS[reader.discourse.language].format(
        enemy, who
    )


def _engages(reader: Reader, enemy: str, who: str) -> bool:
    """Whether the first thing told of ``enemy`` is that ``who`` engages it, at whose location it is then."""
    of_it = [line.text for line in reader.lines if enemy in line.text]
    return of_it[:1] == [_ENGAGES[reader.discourse.language].format(who, enemy)]


_ENGAGES = {"en": "{} engages {}", "it": "{} impegna {}"}
_ATTACKS = {"en": "{} attacks {}", "it": "{} attacca {}"}


def _engaged(problem: RulesrefError, reader: Reader) -> str:
    """The line that a ready enemy at the location of one investigator is engaged with them.

    It cannot lie there otherwise, unless a text says so of the moment (arkham-lcg/enemy-engagement).
    """
    found = _WOULD_ENGAGE[reader.language].search(problem.message)
    people = reader.discourse.people()
    if not found or reader.said_unengaged or len(people) != 1 or found["who"] != people[0]:
        return ""
    for at, line in enumerate(reader.lines):
        there = _IS_AT[reader.language].fullmatch(line.text)
        if there and _is_called(reader, there["enemy"], found["enemy"]):
            engaged = LAYING[reader.language]["enemy"].format(there["enemy"], people[0])
            reader.lines[at] = line._replace(text=f"{engaged}{there['rest'] or ''}")
            return reader.lines[at].text
    return ""


def _is_called(reader: Reader, name: str, called: str) -> bool:
    """Whether the card ``name`` is ``called`` so, in the language of the text or in English."""
    try:
        return name == called or reader.tongue.card(name) == reader.tongue.card(called)
    except RulesrefError:
        return False


def _together(problem: RulesrefError, reader: Reader) -> str:
    """The line that seats whoever is told no place beside the other one: what they do takes that.

    Raises no error: it is empty where all are told a place, or are together already.
    """
    talk = reader.discourse
    if not any(rule in problem.message for rule in _NOT_HERE) or len(talk.people()) != 2:
        return ""
    told = {who for line in reader.lines if line.given for who in reader.seats(line.text)}
    first, other = sorted(talk.people(), key=lambda who: who not in told)
    if other in told or talk.starts.get(first) == talk.starts.get(other):
        return ""
    place = start(talk, first)
    talk.starts[other] = talk.places[other] = place
    return LAYING[talk.language]["at"].format(other, place)


def _connected(problem: RulesrefError, reader: Reader) -> str:
    """The line that two locations are connected between which somebody moves, as the text says."""
    talk = reader.discourse
    untold = _WAYS_UNTOLD in problem.message
    moves = (untold or _NOT_CONNECTED in problem.message) and len(talk.people()) == 1
    places = [name for name, types in talk.known.items() if "location" in types]
    here = talk.starts.get(talk.people()[0], "") if moves else ""
    fitting = (one for one in places if problem.message.startswith(one) or (untold and one != here))
    there = next(fitting, "")
    if not there or not here or here == there or len(places) > 2:
        return ""
    return LAYING[talk.language]["connected"].format(here, there)
