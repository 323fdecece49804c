"""What each line of a passage tells of a query.

A rule is decided by one of its lines: a word that many lines of it have tells them little apart,
an example is told for the sake of a rule, and of two lines with the same words the shorter one
speaks of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import log

from rulesref.record import NamedTuple
from rulesref.search.kept import Shown
from rulesref.search.lines import parted
from rulesref.search.words import stem

#: Language → stem between spaces → what it is worth.
Weighty = Mapping[str, Mapping[str, float]]

#: What a line is worth by all of its words, beside the sentence of it that is worth most.
MIXED = 0.5
#: What a cue adds to the worth of a sentence, for two of them at most.
CUED = 0.15
#: What is left of the worth of an example.
EXAMPLE = 0.6
#: How far length thins a line, and how many words a line usually has.
THINNING, USUAL = 0.05, 25.0

#: What is left of the worth of a word that the title of the passage has: all of it speaks of that.
TITLED = 0.5
#: What the first sentence of a passage is worth at least, beside the best: it says what the rest is
#: about. Where a query says hardly more than the title, it is what is asked for.
LEADING = 0.6
LEADING_IF_TITLED = 1.5

#: So many lines of a passage are looked at.
_MOST = 80
_EXAMPLE = re.compile(r"\(?(?:for (?:example|instance)|e\.g|example|(?:per |ad )?esempio)\b", re.I)


#: What is left of the worth of a correction, which tells what a rule should read.
CORRECTION = 0.6
_CORRECTIONS = "rulebook-erratum"


def is_example(said: str) -> bool:
    """Whether ``said`` is told for the sake of a rule."""
    return _EXAMPLE.match(said) is not None


class Told(NamedTuple):
    """What a line is worth, and what each of its sentences is."""

    worth: float
    sentences: Sequence[float]


class Read(NamedTuple):
    """A passage line by line: the sentences of each, their stems between spaces, and its title's.

    ``examples`` says of each sentence whether it is one. What a line and what all of them say, and
    the stems of each line and of all, stand there in one piece too.
    """

    passage: Shown
    lines: Sequence[Sequence[str]]
    rows: Sequence[Sequence[str]]
    title: str
    examples: Sequence[Sequence[bool]]
    whole_lines: Sequence[str]
    whole_rows: Sequence[str]
    whole: str


@lru_cache(maxsize=4096)  # one question after another finds the same
def read(passage: Shown) -> Read:
    """``passage`` with its first lines."""
    said = parted(passage.said)[:_MOST]
    title, *others = passage.stems.split("\n")
    stems = iter(others)
    rows = [[next(stems, "") for _ in line] for line in said]
    whole_rows = ["".join(row) for row in rows]
    return Read(
        passage,
        said,
        rows,
        title,
        [[is_example(sentence) for sentence in line] for line in said],
        [" ".join(line) for line in said],
        whole_rows,
        "".join(whole_rows),
    )


def told(passages: Sequence[Read], weighty: Weighty, cues: Collection[str]) -> list[Sequence[Told]]:
    """What the lines of each of ``passages``, which are in one language, tell of a query.

    Words of ``cues`` make a sentence weigh more that has others of the query.
    """
    language = passages[0].passage.language
    wanted = weighty.get(language, {})
    worths = _telling(passages, wanted)
    cued = {f" {stem(cue, language)} " for cue in cues}
    return [_led(_told_of(one, worths, cued), _titled(one, wanted, worths)) for one in passages]


def _told_of(one: Read, worths: Mapping[str, float], cued: Collection[str]) -> list[Told]:
    own = {word: TITLED * worth if word in one.title else worth for word, worth in worths.items()}
    worth_of, corrects = own.items(), one.passage.kind == _CORRECTIONS
    return [
        _told(rows, whole, examples, worth_of, cued, corrects=corrects)
        for rows, whole, examples in zip(one.rows, one.whole_rows, one.examples, strict=True)
    ]


def _titled(one: Read, wanted: Mapping[str, float], worths: Mapping[str, float]) -> float:
    """The share of what is ``wanted`` that the title of a passage has (0 to 1).

    All of it, where no line has any other of the ``worths`` of what its passages have.
    """
    if not any(word in one.whole and word not in one.title for word in worths):
        return 1.0
    return sum(worth for word, worth in wanted.items() if word in one.title) / sum(wanted.values())


def _led(lines: Sequence[Told], titled: float) -> Sequence[Told]:
    """``lines`` with what the first one, and the first sentence of it, is worth at least."""
    first, *others = lines
    least = max(LEADING, LEADING_IF_TITLED * titled)
    most = least * max(line.worth for line in lines)
    said = least * max(sentence for line in lines for sentence in line.sentences)
    sentences = [max(first.sentences[0], said), *first.sentences[1:]]
    return [Told(max(first.worth, most), sentences), *others]


def _telling(passages: Sequence[Read], weighty: Mapping[str, float]) -> dict[str, float]:
    """What each stem is worth between spaces, the less the more lines have it."""
    every = [whole for one in passages for whole in one.whole_rows]
    found = {}
    whole, most = "".join([one.whole for one in passages]), log(1 + len(every))
    for word, value in weighty.items():
        if word in whole:
            having = sum([word in line for line in every])
            found[word] = value * log(1 + len(every) / having) / most
    return found


def _told(
    rows: Sequence[str],
    whole: str,
    examples: Sequence[bool],
    worths: Collection[tuple[str, float]],
    cued: Collection[str],
    *,
    corrects: bool,
) -> Told:
    mixed = sum([value for word, value in worths if word in whole])
    if not mixed:
        return Told(0.0, [0.0] * len(rows))
    again = cued or len(rows) > 1  # a line of one sentence has been weighed
    parts = [_worth(row, worths, cued) for row in rows] if again else [mixed]
    if True in examples:
        pairs = zip(parts, examples, strict=True)
        parts = [EXAMPLE * part if example else part for part, example in pairs]
    worth = (1 - MIXED) * max(parts) + MIXED * mixed
    if examples[0]:
        worth *= EXAMPLE
    if corrects:
        worth *= CORRECTION
    return Told(worth / (1 + THINNING * (whole.count(" ") / USUAL - 1)), parts)


def _worth(row: str, worths: Iterable[tuple[str, float]], cued: Collection[str]) -> float:
    worth = sum([value for word, value in worths if word in row])
    if not worth or not cued:
        return worth
    return worth * (1 + CUED * min(sum([cue in row for cue in cued]), 2))
