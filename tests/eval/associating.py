"""Learn which words go with which entries: ``python -m tests.eval.associating [--sources FOLDER]
[--judged FILE ...] [--posted FILE ...] [--ruled FILE ...] [--write]``. It takes some minutes, and
numpy.

A row of numbers for each stem and each entry is moved until the stems of a text point to its entry: a
softmax over all entries, with Adam. So that a story around a question does no harm, a part of the
words is left out each time and words of other texts are put in. What comes out hangs on where the
rows began, so several learners begin elsewhere; the mean of what they say is better than each, and is
brought into shorter rows again.

For an entry that is new there is ``tests.eval.new_entries``, in seconds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from math import log
from typing import Any, NamedTuple

from rulesref.search.associations import LEARNT
from tests.eval.rows import rows_of, written
from tests.eval.texts import Text, parser_of, texts_of_corpus, texts_of_questions

#: How many learners there are, and how many numbers a row of theirs has, and one that is shipped.
LEARNERS = 2
WIDTH = 64
SHIPPED = 80
ROUNDS = 12
#: How many texts are read between two moves, and how far the first of these go.
TOGETHER, RATE = 512, 0.015
#: The share of words left out, and of foreign words put in, which weigh half.
LEFT_OUT = 0.25
PUT_IN = 0.4
FOREIGN = 0.5
#: A stem that stands in fewer texts has no row.
SEEN = 2
#: How often a question of players is read in a round, beside once for a text of the corpus.
OFTEN = 2
RIDGE = 1e-5
#: How much of what moved a number before still counts (Adam).
_KEPT, _KEPT_SQUARES = 0.9, 0.999
#: How much more a stem counts that is said more often, when rows are shortened.
_SAID = 0.5

#: An array of numpy, which is imported where something is learnt.
Matrix = Any


class Known(NamedTuple):
    """A text by the numbers of its stems and of its entries."""

    stems: Matrix
    entries: Matrix
    weight: float


class Read:
    """What is learnt from: all texts, and which stems and entries there are."""

    def __init__(self, texts: Sequence[Text], questions: Iterable[Text]) -> None:
        self.entries = sorted({entry for text in texts for entry in text.entries})
        read = [*texts, *(text for text in questions for _ in range(OFTEN))]
        self.seen = Counter(key for text in read for key in text.keys)
        self.stems = sorted(key for key, count in self.seen.items() if count >= SEEN)
        self.telling = [log(1 + len(texts) / self.seen[key]) / 5 for key in self.stems]
        self._places = {key: place for place, key in enumerate(self.stems)}
        self._numbers = {entry: number for number, entry in enumerate(self.entries)}
        known = map(self._known, read)
        self.texts = [text for text in known if len(text.stems) and len(text.entries)]

    def _known(self, text: Text) -> Known:
        import numpy as np

        stems = [self._places[key] for key in text.keys if key in self._places]
        entries = [self._numbers[entry] for entry in text.entries if entry in self._numbers]
        return Known(np.array(stems, int), np.array(entries, int), text.weight)


class _Moved:
    """Numbers that are moved against a slope, each the less the more it was moved before."""

    def __init__(self, start: Matrix) -> None:
        import numpy as np

        self.of = start.astype("f4")
        self._mean, self._squares = np.zeros_like(self.of), np.zeros_like(self.of)

    def move(self, slope: Matrix, rate: float, step: int) -> None:
        """Move them for the ``step``-th time."""
        import numpy as np

        slope = slope + RIDGE * self.of
        self._mean = _KEPT * self._mean + (1 - _KEPT) * slope
        self._squares = _KEPT_SQUARES * self._squares + (1 - _KEPT_SQUARES) * slope * slope
        size = np.sqrt(self._squares / (1 - _KEPT_SQUARES**step)) + 1e-8
        self.of -= rate * self._mean / (1 - _KEPT**step) / size


class Learner:
    """Learns rows from what is ``read``, which begin by ``seed``."""

    def __init__(self, read: Read, seed: int) -> None:
        import numpy as np

        self._chance = np.random.default_rng(seed)
        self._texts = read.texts
        self._all = np.concatenate([text.stems for text in read.texts])
        telling = np.array(read.telling)[:, None]
        self.stems = _Moved(self._start(len(read.stems)) * telling)
        self.entries = _Moved(self._start(len(read.entries)))
        #: How likely an entry is whatever is asked.
        self.usual = _Moved(np.zeros(len(read.entries)))

    def _start(self, count: int) -> Matrix:
        return self._chance.normal(0, 0.15, (count, WIDTH))

    def run(self, rounds: int = ROUNDS) -> None:
        """Read all texts again and again, and move the less the later it is."""
        step = 0
        for done in range(rounds):
            order = self._chance.permutation(len(self._texts))
            rate = RATE * (1 - done / rounds) + 1e-4
            for first in range(0, len(order), TOGETHER):
                step += 1
                self._read([self._texts[i] for i in order[first : first + TOGETHER]], rate, step)

    def _read(self, texts: Sequence[Known], rate: float, step: int) -> None:
        import numpy as np

        whose, stems, parts = self._spoilt(texts)
        hidden = _summed(self.stems.of[stems] * parts[:, None], whose)[1]
        push = self._pushes(texts, hidden) / len(texts)
        back = push @ self.entries.of
        order = np.argsort(stems, kind="stable")
        moved, slopes = _summed((back[whose] * parts[:, None])[order], stems[order])
        slope = np.zeros_like(self.stems.of)
        slope[moved] = slopes
        entries, usual = push.T @ hidden, push.sum(0)
        self.stems.move(slope, rate, step)
        self.entries.move(entries, rate, step)
        self.usual.move(usual, rate, step)

    def _spoilt(self, texts: Sequence[Known]) -> tuple[Matrix, Matrix, Matrix]:
        """Of ``texts`` the stems but for some, and some of others: whose each is, and its part."""
        import numpy as np

        stems = np.concatenate([text.stems for text in texts])
        whose = np.repeat(np.arange(len(texts)), [len(text.stems) for text in texts])
        kept = self._chance.random(len(stems)) > LEFT_OUT
        kept |= (np.bincount(whose[kept], minlength=len(texts)) == 0)[whose]
        own = np.bincount(whose[kept], minlength=len(texts))
        count = self._chance.binomial(own, PUT_IN)
        foreign = self._all[self._chance.integers(0, len(self._all), count.sum())]
        size = np.sqrt(own + count * FOREIGN**2)
        whose = np.concatenate([whose[kept], np.repeat(np.arange(len(texts)), count)])
        parts = np.concatenate([np.ones(own.sum()), np.full(len(foreign), FOREIGN)]) / size[whose]
        order = np.argsort(whose, kind="stable")
        stems = np.concatenate([stems[kept], foreign])
        return whose[order], stems[order], parts[order].astype("f4")

    def _pushes(self, texts: Sequence[Known], hidden: Matrix) -> Matrix:
        """How much nearer each entry is to each text than it should be."""
        import numpy as np

        near = hidden @ self.entries.of.T + self.usual.of
        likely = np.exp(near - near.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        weight = np.array([text.weight for text in texts], "f4")
        whose = np.repeat(np.arange(len(texts)), [len(text.entries) for text in texts])
        entries = np.concatenate([text.entries for text in texts])
        right = likely[whose, entries]
        meant = np.bincount(whose, right, minlength=len(texts))
        push = likely * weight[:, None]
        push[whose, entries] -= weight[whose] * right / np.maximum(meant[whose], 1e-12)
        return push


def _summed(rows: Matrix, names: Matrix) -> tuple[Matrix, Matrix]:
    """``names`` that stand in order, each once, and the sum of the ``rows`` of each."""
    import numpy as np

    once, first = np.unique(names, return_index=True)
    return once, np.add.reduceat(rows, first)


def learnt_from(
    texts: Sequence[Text],
    questions: Iterable[Text] = (),
    rounds: int = ROUNDS,
    learners: int = LEARNERS,
) -> str:
    """The table that comes of ``texts`` of the corpus and ``questions`` of players."""
    read = Read(texts, questions)
    several = [Learner(read, seed) for seed in range(1, learners + 1)]
    for learner in several:
        learner.run(rounds)
    return together(read, several)


def together(read: Read, learners: Sequence[Learner]) -> str:
    """The table that says what ``learners`` say in the mean, as nearly as shorter rows can."""
    import numpy as np

    stems = np.hstack([learner.stems.of for learner in learners]).astype(float)
    entries = np.hstack([learner.entries.of for learner in learners]) / len(learners)
    usual = np.mean([learner.usual.of for learner in learners], axis=0)
    said = np.array([read.seen[key] for key in read.stems])[:, None] ** _SAID
    stems, entries = shortened(stems * said, entries)
    stems = np.hstack([stems / said, np.zeros((len(stems), 1))])
    entries = np.hstack([entries, usual[:, None]])
    return written(
        dict(zip(read.stems, stems.tolist(), strict=True)),
        dict(zip(read.entries, entries.tolist(), strict=True)),
    )


def shortened(left: Matrix, right: Matrix, width: int = SHIPPED) -> tuple[Matrix, Matrix]:
    """Rows of ``width`` whose products come as near as can be to those of ``left`` and ``right``."""
    import numpy as np

    left, left_parts = np.linalg.qr(left)
    right, right_parts = np.linalg.qr(right)
    turned, sizes, turned_right = np.linalg.svd(left_parts @ right_parts.T, full_matrices=False)
    root = np.sqrt(sizes[:width])
    return left @ (turned[:, :width] * root), right @ (turned_right[:width].T * root)


def main() -> None:
    """Learn, and write it where that is asked for."""
    given: argparse.Namespace = parser_of("tests.eval.associating", __doc__).parse_args()
    text = learnt_from(list(texts_of_corpus()), list(texts_of_questions(given)))
    stems, entries = rows_of(text)
    print(f"{len(stems)} stems, {len(entries)} entries, {len(text)} bytes")
    if given.write:
        LEARNT.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
