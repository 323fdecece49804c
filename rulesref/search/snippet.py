"""The few lines of a passage that answer a query best."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import accumulate, pairwise
from operator import or_

from rulesref.record import NamedTuple
from rulesref.search.kept import Shown
from rulesref.search.telling import Read, Told, Weighty, read, told


class Room(NamedTuple):
    """How many characters a snippet may have; what a line has that is shown whole all the same; and
    a single sentence, which is cut beyond.
    """

    length: int
    whole_line: int
    whole: int


#: The room for a short query, and for the first result of one; for a question, and for the first few
#: results of a question: these are read, and half of the line that decides is none.
ROOM = Room(240, 480, 480)
ROOM_FOR_BEST = Room(480, 480, 480)
ROOM_FOR_QUESTION = Room(560, 640, 960)
ROOM_FOR_FIRST = Room(800, 960, 1200)
#: How many results of a question are the first.
FIRST = 3
#: What else a snippet for a question shows is worth at least, beside the best.
TELLING = 0.5
#: What a passage loses with each place behind the first.
BEHIND = 0.2

#: The rule before an example is worth so much of what the example is: it stands first.
_RATHER = 1.01

_SENTENCE = re.compile(r"(?<=[.!?;])\s+")

#: What the mark between two lines takes.
_GAP = 3

#: What ends a line, and which words at its end go on with the next one.
_ENDS = frozenset(".!?;:,…")
_GOES_ON = frozenset(["and", "or", "e", "ed", "o", "oppure"])


def snippet(
    passages: Sequence[Shown],
    weighty: Weighty,
    cues: Collection[str] | None = None,
    place: int = FIRST,
) -> tuple[Shown, str]:
    """The one of ``passages`` whose line tells most of a query, and that line and others.

    They are in one language, the likeliest first, and the result comes at ``place``, counted from 0.
    With the ``cues`` of a question, the other telling lines are shown where there is room, and what
    stands around them; else what follows. "…" stands for what is left out between; a snippet that
    begins amid a sentence begins with it.
    """
    full = [one for one in map(read, passages) if one.lines]
    if not full:
        return passages[0], passages[0].title
    tell = told(full, weighty, cues or ())
    best = max(range(len(full)), key=lambda i: (_most(tell[i]) * (1 - BEHIND * i), -i))
    found = full[best].passage
    question = cues is not None
    room = _room(place, question=question)
    text = _shown(full[best], tell[best], room, question=question)
    return found, _with_question(found, text, room) if question else text


def _room(place: int, *, question: bool) -> Room:
    if question:
        return ROOM_FOR_FIRST if place < FIRST else ROOM_FOR_QUESTION
    return ROOM if place else ROOM_FOR_BEST


def _with_question(passage: Shown, text: str, room: Room) -> str:
    """``text`` behind the printed question that it answers: a yes alone says nothing."""
    if passage.kind != "question" or "/restatement" in passage.document:
        return text
    asks, answers = ("D", "R") if passage.language == "it" else ("Q", "A")
    whole = f"{asks}: {passage.title} {answers}: {text}"
    return whole if len(whole) <= room.whole else text


def _most(of: Sequence[Told]) -> float:
    return max(line.worth for line in of)


def _shown(passage: Read, tell: Sequence[Told], room: Room, *, question: bool) -> str:
    """What is shown of ``passage``: whole lines of it, or sentences of one that is too long."""
    worths = _for_rules(
        [line.worth for line in tell], [examples[0] for examples in passage.examples]
    )
    best = max(range(len(worths)), key=lambda i: (worths[i], -i))
    whole = passage.whole_lines
    if room is ROOM_FOR_BEST and len(" ".join(whole)) <= room.length:
        return " ".join(whole)
    if len(whole[best]) <= room.whole_line:
        return _chosen(whole, worths, room, question=question)
    said = list(passage.lines[best])
    parts = _for_rules(tell[best].sentences, list(accumulate(passage.examples[best], or_)))
    if not question:  # what follows may be the next line
        said += _sentences(passage.lines[best + 1 :])
        parts += [0.0] * (len(said) - len(parts))
    return _chosen(said, parts, room, question=question)


def _for_rules(worths: Sequence[float], examples: Sequence[bool]) -> list[float]:
    """``worths`` with what ``examples`` are worth given to the rule before, which they stand for."""
    found = list(worths)
    for place in range(len(found) - 1, 0, -1):
        if examples[place]:
            found[place - 1] = max(found[place - 1], _RATHER * found[place])
    return found


def _sentences(lines: Sequence[Sequence[str]]) -> list[str]:
    return [sentence for line in lines for sentence in line]


def _chosen(said: Sequence[str], worth: Sequence[float], room: Room, *, question: bool) -> str:
    """The lines or sentences ``said`` that are worth most, as many as there is room for."""
    if question:
        telling = _telling(said, worth, room.length)
        shown = _around(telling, said, room.length)
    else:
        start = max(range(len(worth)), key=lambda i: (worth[i], -i))
        shown = _onwards(start, said, room)
    return _cut(_unheaded(_joined(said, shown)), room.whole)


def _unheaded(text: str) -> str:
    """``text`` without a last sentence that only heads what is not shown; unless that is all."""
    if not text.endswith(":"):
        return text
    *others, _ = _SENTENCE.split(text)
    return text[: text.rindex(others[-1]) + len(others[-1])] if others else text


def _onwards(start: int, said: Sequence[str], room: Room) -> list[int]:
    """The places of ``said`` from ``start`` on that ``room`` holds."""
    end = start + 1
    heads = said[start].endswith(":")  # says nothing without what follows
    left = (room.whole if heads else room.length) - len(said[start])
    while end < len(said) and len(said[end]) < left:
        left -= len(said[end]) + 1
        end += 1
    while end > start + 1 and said[end - 1].endswith(":"):  # it heads what has no room
        end -= 1
    return list(range(start, end))


def _telling(said: Sequence[str], worth: Sequence[float], room: int) -> list[int]:
    """The places of what is worth most, the best first, as many as ``room`` holds."""
    best, *others = sorted(range(len(worth)), key=lambda i: (-worth[i], i))
    shown = [best]
    left = room - len(said[best])
    for place in others:
        if worth[place] >= TELLING * worth[best] and len(said[place]) + _GAP <= left:
            shown.append(place)
            left -= len(said[place]) + _GAP
    return shown


def _around(shown: Sequence[int], said: Sequence[str], room: int) -> list[int]:
    """``shown`` with what stands behind and before each that ``room`` still holds, in order."""
    places = set(shown)
    left = room - sum(len(said[place]) + _GAP for place in shown)
    for place in shown:
        for step in (1, -1):
            near = place + step
            while 0 <= near < len(said) and near not in places and len(said[near]) < left:
                places.add(near)
                left -= len(said[near]) + 1
                near += step
    heads = {i for i in places if said[i].endswith(":") and i + 1 not in places}
    return sorted(places - heads or places)


def _joined(said: Sequence[str], places: Sequence[int]) -> str:
    """What is ``said`` at ``places``, with a mark where others are left out."""
    first = said[places[0]]
    parts = ["…", first] if places[0] and first[0].islower() else [first]
    for before, place in pairwise(places):
        if place == before + 1:
            parts[-1] = _ended(parts[-1], said[place])
        else:
            parts.append("…")
        parts.append(said[place])
    return " ".join(parts)


def _ended(piece: str, following: str) -> str:
    """``piece`` with a mark at its end: an item of a list may have none, and stands in a row here.

    What heads a list goes on with its first item, which has a mark where the others have one.
    """
    if _has_end(piece) or piece.rsplit(" ", 1)[-1] in _GOES_ON:
        return piece
    if _has_end(following):
        return piece if following[0].islower() else f"{piece}."
    return f"{piece};"


def _has_end(piece: str) -> bool:
    return piece.rstrip("\"'”’»)]")[-1:] in _ENDS


def _cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    return text[: most - 1].rsplit(" ", 1)[0] + " …"
