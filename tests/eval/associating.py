"""Learn which words go with which entries: ``python -m tests.eval.associating [--write]``,
``python -m tests.eval.associating --further [--questions] [--sources FOLDER] [--judged FILE ...]
[--posted FILE ...] [--ruled FILE ...] [--write]``.

First it learns from the corpus alone: what its entries say that they answer, their names, their
sentences. A row of numbers for each stem and each entry is moved until the stems of a text point to
its entry, by stochastic descent on a softmax over the entry and a sample of others; it takes some
minutes. So that a story around a question does no harm, a part of the words is left out each time
and words of other texts are put in.

``--further`` goes on with the table as it stands, in seconds: entries that are new get a row, rows of
entries that are gone go. With ``--questions`` it learns those of players too from which the ranking
learns, with the entries that answer them; those of ``posted-unseen.tsv`` are never learnt. Learn the
weights of the ranking (``tests.eval.learning``) between the two.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from array import array
from binascii import a2b_base64, b2a_base64
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from rulesref.entries import Section
from rulesref.search import EntryNames, indexing
from rulesref.search.asking import key_of
from rulesref.search.associations import ENTRY, LEARNT
from rulesref.search.lines import sentences
from rulesref.search.words import language_of, stems
from tests.eval.__main__ import built
from tests.eval.judging import Book
from tests.eval.questions import (
    LEARNT_FROM,
    Question,
    judged_questions,
    own_questions,
    posted_questions,
)

WIDTH = 32
ROUNDS = 10
#: How many entries a text is told from each time.
OTHERS = 40
RATE = 0.15
#: The share of words left out, and of foreign words put in, which weigh half.
LEFT_OUT = 0.25
PUT_IN = 0.4
#: What a sentence of a rule weighs beside a question.
SENTENCE = 0.5
#: A stem that stands in fewer texts has no row.
SEEN = 2

#: Learning further: how often, beside how many texts of the corpus for each question, and what each
#: row was moved before.
FURTHER_ROUNDS = 6
FURTHER_TEXTS = 2
MOVED = 0.1
#: How many entries that answer a question by their lines are learnt.
ANSWERS = 4

Row = list[float]


class Text(NamedTuple):
    """The stems of a text, the entries that it leads to, and what it weighs."""

    keys: tuple[str, ...]
    entries: tuple[str, ...]
    weight: float = 1.0


def texts_of_corpus() -> Iterator[Text]:
    """All texts of the bundled corpus."""
    heard: list[tuple[str, Sequence[Section], EntryNames]] = []
    add = indexing._add_entry

    def listening(writer: object, entry: str, own: Sequence[Section], names: EntryNames) -> object:
        heard.append((entry, own, names))
        return add(writer, entry, own, names)  # type: ignore[arg-type]

    listened = mock.patch.object(indexing, "_add_entry", listening)
    with tempfile.TemporaryDirectory() as folder, listened:
        built(Path(folder), None)
    for entry, own, names in heard:
        yield from _texts_of(entry, own, names)


def _texts_of(entry: str, own: Iterable[Section], names: EntryNames) -> Iterator[Text]:
    said = [(names.title, "en"), (names.title_it, "it")]
    said += [(text, language_of(text)) for text in (*names.names, *names.aliases, *names.asks)]
    for text, language in said:
        if text:
            yield Text(_keys(text, language), (entry,))
    for section in own:
        parts = () if section.pointer else sentences(section.markdown)
        for first in range(len(parts)):
            text = " ".join((section.title, *parts[first : first + 2]))
            yield Text(_keys(text, section.language), (entry,), SENTENCE)


def _keys(text: str, language: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key_of(stem, language) for stem in stems(text, language)))


class Rows:
    """Rows that are moved against a slope, each the less the more it was moved before."""

    def __init__(self, start: Mapping[str, Row], moved: float = 1e-3) -> None:
        self.of = dict(start)
        self._moved = dict.fromkeys(start, moved)

    def move(self, key: str, slope: Row) -> None:
        """Move the row of ``key``."""
        moved = self._moved[key] = self._moved[key] + sum(map(mul, slope, slope)) / WIDTH
        step = RATE / sqrt(moved)
        self.of[key] = [
            value - step * part for value, part in zip(self.of[key], slope, strict=True)
        ]


class Learner:
    """Learns rows from ``texts``."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self._random = random.Random(1)
        seen = Counter(key for text in texts for key in text.keys)
        self._telling = {
            key: log(1 + len(texts) / count) / 5 for key, count in seen.items() if count >= SEEN
        }
        self._texts = [text for text in texts if any(key in self._telling for key in text.keys)]
        self._all = [key for text in self._texts for key in text.keys if key in self._telling]
        self._entries = sorted({entry for text in texts for entry in text.entries})
        self._new: set[str] = set()
        self.stems = Rows({key: self._start(tell) for key, tell in self._telling.items()})
        self.entries = Rows({entry: self._start(1.0) for entry in self._entries})

    def _start(self, size: float) -> Row:
        return [self._random.gauss(0.0, 0.15 * size) for _ in range(WIDTH)] + [0.0]

    def resume(self, table: str) -> None:
        """Go on with the rows of ``table``: entries that it lacks begin anew, stems have none."""
        stems, entries = rows_of(table)
        fresh = {entry: entries.get(entry) or self._start(1.0) for entry in self._entries}
        self.stems, self.entries = Rows(stems, MOVED), Rows(fresh, MOVED)
        self._new = set(fresh) - set(entries)
        self._telling = dict.fromkeys(stems, 1.0)
        self._texts = [text for text in self._texts if any(key in stems for key in text.keys)]
        self._all = [key for text in self._texts for key in text.keys if key in stems]

    def run_further(self, told: Iterable[Text]) -> None:
        """Learn ``told`` and the entries that are new, among texts that are known."""
        told = [text for text in told if any(key in self._telling for key in text.keys)]
        told += [text for text in self._texts if not self._new.isdisjoint(text.entries)]
        known = min(FURTHER_TEXTS * len(told), len(self._texts))
        for _ in range(FURTHER_ROUNDS):
            texts = told + self._random.sample(self._texts, known)
            self._random.shuffle(texts)
            for text in texts:
                self._read(text)

    def run(self) -> None:
        """Read all texts again and again."""
        for _ in range(ROUNDS):
            self._random.shuffle(self._texts)
            for text in self._texts:
                self._read(text)

    def _read(self, text: Text) -> None:
        parts = self._spoilt(text)
        size = sqrt(sum(part * part for part in parts.values()))
        rows = [(part / size, self.stems.of[key]) for key, part in parts.items()]
        hidden = [sum(part * row[i] for part, row in rows) for i in range(WIDTH)] + [1.0]
        back = [0.0] * (WIDTH + 1)
        for entry, push in self._pushes(text, hidden):
            row = self.entries.of[entry]
            back = [b + push * value for b, value in zip(back, row, strict=True)]
            self.entries.move(entry, [push * value for value in hidden])
        for key, part in parts.items():
            self.stems.move(key, [part / size * value for value in back[:-1]] + [0.0])

    def _spoilt(self, text: Text) -> dict[str, float]:
        """The stems of ``text`` without some of them, and with some of others."""
        own = [key for key in text.keys if key in self._telling]
        kept = [key for key in own if self._random.random() > LEFT_OUT] or own
        foreign = [self._random.choice(self._all) for _ in kept if self._random.random() < PUT_IN]
        return dict.fromkeys(foreign, 0.5) | dict.fromkeys(kept, 1.0)

    def _pushes(self, text: Text, hidden: Row) -> Iterator[tuple[str, float]]:
        """How far each entry is nearer than it should be."""
        others = self._random.sample(self._entries, min(OTHERS, len(self._entries)))
        others = [entry for entry in others if entry not in text.entries]
        more = log(max(len(self._entries) / OTHERS, 1))
        near = {entry: sum(map(mul, hidden, self.entries.of[entry])) for entry in text.entries}
        far = {entry: sum(map(mul, hidden, self.entries.of[entry])) for entry in others}
        top = max(*near.values(), max(far.values()) + more)
        right = {entry: exp(value - top) for entry, value in near.items()}
        wrong = {entry: exp(value + more - top) for entry, value in far.items()}
        meant = sum(right.values())
        whole = meant + sum(wrong.values())
        for entry, value in right.items():
            yield entry, text.weight * (value / whole - value / meant)
        for entry, value in wrong.items():
            if value > 1e-4 * whole:
                yield entry, text.weight * value / whole


def rows_of(table: str) -> tuple[dict[str, Row], dict[str, Row]]:
    """The rows of the stems and of the entries in ``table``, as :func:`written` writes it."""
    first, _, rest = table.partition("\n")
    stem_scale, entry_scale = map(float, first.split())
    stems: dict[str, Row] = {}
    entries: dict[str, Row] = {}
    for line in filter(None, rest.split("\n")):
        key, _, coded = line.partition("\t")
        numbers = array("b", a2b_base64(coded))
        if key.startswith(ENTRY):
            entries[key.removeprefix(ENTRY)] = [number * entry_scale for number in numbers]
        else:
            stems[key] = [number * stem_scale for number in numbers]
    return stems, entries


def written(learner: Learner) -> str:
    """The file: what the numbers of stems and of entries are multiplied by, then the rows."""
    lines, scales = [], []
    for rows, begins in ((learner.stems, ""), (learner.entries, ENTRY)):
        scale = _scale(rows.of.values())
        scales.append(f"{scale:.6g}")
        lines += [f"{begins}{key}\t{_coded(row, scale)}" for key, row in rows.of.items()]
    return "\n".join((" ".join(scales), "", *sorted(lines), ""))


def _scale(rows: Iterable[Row]) -> float:
    """What brings nearly all numbers of ``rows`` into a byte."""
    sizes = sorted(abs(value) for row in rows for value in row)
    return sizes[int(0.999 * len(sizes))] / 127


def _coded(row: Row, scale: float) -> str:
    small = (max(-127, min(127, round(value / scale))) for value in row)
    return b2a_base64(array("b", small).tobytes(), newline=False).decode("ascii")


def text_of(asked: Question, book: Book) -> Text | None:
    """The question ``asked`` with the entries that answer it in ``book``; ``None`` without any."""
    hits = () if asked.entries else book.judge(asked).results
    right = [hit.entry for hit in hits if book.answers(hit, asked)]
    entries = sorted(asked.entries) or right[:ANSWERS]
    return Text(_keys(asked.text, language_of(asked.text)), tuple(entries)) if entries else None


def texts_of_questions(given: argparse.Namespace) -> Iterator[Text]:
    """The questions of players from which may be learnt, with the entries that answer them."""
    from tests.eval.learning import ruled_questions

    questions = [question for file in LEARNT_FROM for question in own_questions(file)]
    for file in given.judged:
        questions += judged_questions(file)
    for file in given.posted:
        questions += posted_questions(file)
    with tempfile.TemporaryDirectory() as folder:
        book = Book(built(Path(folder), given.sources))
        for file in given.ruled:
            questions += ruled_questions(file, book)
        yield from filter(None, (text_of(asked, book) for asked in questions))


def further(base: str, texts: Sequence[Text], told: Iterable[Text]) -> str:
    """The table ``base``, which was learnt from ``texts``, after it has learnt ``told`` too."""
    learner = Learner(texts)
    learner.resume(base)
    known = learner.entries.of.keys()
    learner.run_further(text for text in told if known >= set(text.entries))
    return written(learner)


def learnt_from(texts: Sequence[Text]) -> str:
    """A table learnt anew from ``texts``; it takes some minutes."""
    learner = Learner(texts)
    learner.run()
    return written(learner)


def learnt(given: argparse.Namespace) -> str:
    """A table learnt anew, or the shipped one after further texts."""
    texts = list(texts_of_corpus())
    if given.further:
        told = texts_of_questions(given) if given.questions else ()
        return further(LEARNT.read_text("utf-8"), texts, told)
    return learnt_from(texts)


def parser_of(module: str, described: str | None) -> argparse.ArgumentParser:
    """The options of ``module`` that say which questions of players there are."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=described)
    parser.add_argument("--sources", type=Path, help="folder of documents to ask in")
    parser.add_argument("--judged", type=Path, action="append", default=[])
    parser.add_argument("--posted", type=Path, action="append", default=[])
    parser.add_argument("--ruled", type=Path, action="append", default=[])
    parser.add_argument("--write", action="store_true")
    return parser


def main() -> None:
    """Learn, and write it where that is asked for."""
    parser = parser_of("tests.eval.associating", __doc__)
    parser.add_argument("--further", action="store_true", help="go on with the table as it is")
    parser.add_argument("--questions", action="store_true", help="learn players' questions too")
    given = parser.parse_args()
    text = learnt(given)
    stems_of, entries_of = rows_of(text)
    print(f"{len(stems_of)} stems, {len(entries_of)} entries, {len(text)} bytes")
    if given.write:
        LEARNT.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
