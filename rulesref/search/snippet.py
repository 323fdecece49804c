"""The few lines of a passage that answer a query best."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import accumulate, pairwise
from operator import or_

from rulesref.search.kept import Shown
from rulesref.search.telling import Read, Told, Weighty, is_example, read, told

#: Characters that a snippet may have, for a question and else; what a line has that is shown whole
#: all the same; and a single sentence, which is cut beyond.
LENGTH, WHOLE_LINE, WHOLE = 240, 480, 480
LENGTH_FOR_QUESTION, WHOLE_LINE_FOR_QUESTION, WHOLE_FOR_QUESTION = 560, 640, 960
#: What else a snippet for a question shows is worth at least, beside the best.
TELLING = 0.5
#: What a passage loses with each place behind the first.
BEHIND = 0.2

#: The rule before an example is worth so much of what the example is: it stands first.
_RATHER = 1.01

#: What the mark between two lines takes.
_GAP = 3


def snippet(
    passages: Sequence[Shown], weighty: Weighty, cues: Collection[str] | None = None
) -> tuple[Shown, str]:
    """The one of ``passages`` whose line tells most of a query, and that line and others.

    They are in one language, the likeliest first. With the ``cues`` of a question, the other telling
    lines are shown where there is room, and what stands around them; else what follows. "…" stands
    for what is left out between; a snippet that begins amid a sentence begins with it.
    """
    full = [one for one in map(read, passages) if one.lines]
    if not full:
        return passages[0], passages[0].title
    tell = told(full, weighty, cues or ())
    best = max(range(len(full)), key=lambda i: (_most(tell[i]) * (1 - BEHIND * i), -i))
    found = full[best].passage
    text = _shown(full[best], tell[best], question=cues is not None)
    return found, text if cues is None else _with_question(found, text)


def _with_question(passage: Shown, text: str) -> str:
    """``text`` behind the printed question that it answers: a yes alone says nothing."""
    if passage.kind != "question" or "/restatement" in passage.document:
        return text
    asks, answers = ("D", "R") if passage.language == "it" else ("Q", "A")
    whole = f"{asks}: {passage.title} {answers}: {text}"
    return whole if len(whole) <= WHOLE_FOR_QUESTION else text


def _most(of: Sequence[Told]) -> float:
    return max(line.worth for line in of)


def _shown(passage: Read, tell: Sequence[Told], *, question: bool) -> str:
    """What is shown of ``passage``: whole lines of it, or sentences of one that is too long."""
    worths = _for_rules(
        [line.worth for line in tell], [is_example(line[0]) for line in passage.lines]
    )
    best = max(range(len(worths)), key=lambda i: (worths[i], -i))
    whole = [" ".join(line) for line in passage.lines]
    if len(whole[best]) <= (WHOLE_LINE_FOR_QUESTION if question else WHOLE_LINE):
        return _chosen(whole, worths, question=question)
    said = list(passage.lines[best])
    parts = _for_rules(tell[best].sentences, list(accumulate(map(is_example, said), or_)))
    if not question:  # what follows may be the next line
        said += _sentences(passage.lines[best + 1 :])
        parts += [0.0] * (len(said) - len(parts))
    return _chosen(said, parts, question=question)


def _for_rules(worths: Sequence[float], examples: Sequence[bool]) -> list[float]:
    """``worths`` with what ``examples`` are worth given to the rule before, which they stand for."""
    found = list(worths)
    for place in range(len(found) - 1, 0, -1):
        if examples[place]:
            found[place - 1] = max(found[place - 1], _RATHER * found[place])
    return found


def _sentences(lines: Sequence[Sequence[str]]) -> list[str]:
    return [sentence for line in lines for sentence in line]


def _chosen(said: Sequence[str], worth: Sequence[float], *, question: bool) -> str:
    """The lines or sentences ``said`` that are worth most, as many as there is room for."""
    if question:
        telling = _telling(said, worth, LENGTH_FOR_QUESTION)
        shown = _around(telling, said, LENGTH_FOR_QUESTION)
        return _cut(_joined(said, shown), WHOLE_FOR_QUESTION)
    start = max(range(len(worth)), key=lambda i: (worth[i], -i))
    return _cut(_joined(said, _onwards(start, said, LENGTH)), WHOLE)


def _onwards(start: int, said: Sequence[str], room: int) -> list[int]:
    """The places of ``said`` from ``start`` on that ``room`` holds."""
    end = start + 1
    left = room - len(said[start])
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
        parts += [said[place]] if place == before + 1 else ["…", said[place]]
    return " ".join(parts)


def _cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    return text[: most - 1].rsplit(" ", 1)[0] + " …"
