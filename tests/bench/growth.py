"""How cost grows with what there is: ``python -m tests.bench.growth`` writes docs/growth.md and .svg.

Each series measures one piece of work at several sizes, in seconds of one core, the best of some
runs. Documents are measured where ``RULESREF_SOURCES`` names them. The picture has every series
in multiples of its own smallest size and cost, so that what grows in step lies on the diagonal.
"""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import tostring

from rulesref.book.book import Book
from rulesref.book.building import build
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import DONE, Chance, Choice
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import fill as fill_bag
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, deck_of, fill
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, play
from tests.bench.test_book import given
from tests.bench.test_round import PHASES, PLAN, pick
from tests.eval.questions import own_questions
from tests.session.big_table import PLAYERS, big_table

DOCS = Path(__file__).parents[2] / "docs"
#: Each piece of work is done so often; the best counts, for others may be busy on the machine.
RUNS = 5


class Series(NamedTuple):
    """One piece of ``work``: the (size, seconds) at each size of what it is counted in."""

    name: str
    unit: str
    work: str
    points: tuple[tuple[int, float], ...]

    @property
    def exponent(self) -> float:
        """The power of the size with which the cost grows, by least squares of the logarithms."""
        xs = [math.log(size) for size, _ in self.points]
        ys = [math.log(seconds) for _, seconds in self.points]
        x, y = sum(xs) / len(xs), sum(ys) / len(ys)
        return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum(
            (a - x) ** 2 for a in xs
        )


def best(work: Callable[[], object], runs: int = RUNS) -> float:
    """The seconds of one core that ``work`` takes at its best."""
    found = []
    for _ in range(runs):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return min(found)


def series(
    name: str,
    unit: str,
    told: str,
    sizes: Iterable[int],
    work: Callable[[int], Callable[[], object]],
) -> Series:
    """What ``work(size)`` costs at each of ``sizes``; laying it out is not counted."""
    return Series(name, unit, told, tuple((size, best(work(size))) for size in sizes))


def a_line_told(cards: int) -> Callable[[], object]:
    """A line told, its options listed, and taken back, beside so many enemies elsewhere."""
    table = big_table(0)
    for number in range(1, cards + 1):
        table.tell(f"Ghoul Minion #{number} is at the Hallway")
    table.tell("it is the turn of Roland Banks")
    while table.asking().kind != "deed":
        table.choose(1)

    def told() -> None:
        table._known.clear()  # what the same lines have come to before is kept
        table.tell("Roland Banks takes a resource")
        assert table.options()
        table.undo()

    return told


def a_round(investigators: int) -> Callable[[], State]:
    """A round in which each of so many investigators acts four times."""
    start = new_game()
    study = bring(start, card_named("Study"), zone="play", clues=8, revealed=True)
    for name in PLAYERS[:investigators]:
        who = seat(start, card_named(name), study)
        start.put(who, actions=4, resources=2)
        bring(start, card_named("Young Deep One"), zone="play", engaged=who)
        fill(start, deck_of(who), (card_named("Knife"), card_named("Leather Coat")) * 3)
    bring(start, card_named("Rise of the Ghouls"), zone="play")
    fill(start, ENCOUNTER_DECK, (card_named("Ghoul Minion"),) * 8)
    fill_bag(start, {"0": 2, "-1": 3})

    def played() -> State:
        state, plan = start.fork(), list(PLAN) * investigators
        for phase in PHASES:
            state.rules.openings[f"{phase}-phase"](state)
            settle(state, plan)
        return state

    return played


def an_enemy_phase(enemies: int) -> Callable[[], State]:
    """An enemy phase in which so many enemies attack one investigator."""
    start = new_game()
    study = bring(start, card_named("Study"), zone="play", revealed=True)
    roland = seat(start, card_named("Roland Banks"), study)
    for _ in range(enemies):
        bring(start, card_named("Swarm of Rats"), zone="play", engaged=roland)

    def attacked() -> State:
        state = start.fork()
        state.rules.openings["enemy-phase"](state)
        settle(state, [], healed=roland)
        return state

    return attacked


def settle(state: State, plan: list[str], healed: str = "") -> None:
    """Play on to the end: the ``plan``, else first options; who is ``healed`` is never defeated."""
    while (outcome := run(state)) is not DONE:
        if healed:
            state.put(healed, damage=0, horror=0)
        if isinstance(outcome, Choice):
            answer(state, pick(outcome, plan))
        else:
            assert isinstance(outcome, Chance), outcome
            decide(state, outcome.outcomes[0][1])


def a_case(steps: int) -> Callable[[], object]:
    """A case of so many steps, read and replayed."""
    text = "\n".join(
        (
            "Given Roland Banks is at the Study",
            f"And Roland Banks has {steps} actions",
            "When Roland Banks takes a resource",
            *("And Roland Banks takes a resource",) * (steps - 1),
            f"Then Roland Banks has {steps} resources",
        )
    )

    def replayed() -> None:
        assert play(text).passed

    return replayed


def documents() -> Iterator[tuple[int, float]]:
    """What building a book of the bundled rules and so many documents takes."""
    files = given()
    for count in range(1, len(files) + 1):
        with tempfile.TemporaryDirectory() as folder:
            yield count, best(partial(build, Path(folder), files[:count]), runs=1)


def queries(book: Book) -> Callable[[int], Callable[[], object]]:
    """The same questions again and again of one open book, ten results with snippets each."""
    texts = [question.text for question in own_questions()][:25]

    def some(count: int) -> Callable[[], object]:
        return lambda: [book.search(text, limit=10) for text in islice(cycle(texts), count)]

    return some


def measured() -> list[Series]:
    """Every series, measured now."""
    found = [
        series("cards in play", "cards", "a line told at a table of four, its options, undo",
               (15, 30, 60, 120), a_line_told),
        series("investigators", "investigators", "a whole round, four actions each",
               (1, 2, 3, 4), a_round),
        series("enemies", "enemies", "an enemy phase, each attacks",
               (5, 10, 25, 50), an_enemy_phase),
        series("steps", "steps", "a case read and replayed", (50, 100, 200, 400), a_case),
    ]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder), given())
        book = Book(Path(folder))
        found.append(
            series("queries", "queries", "asked one after another, ten snippets each",
                   (25, 50, 100, 200), queries(book))
        )  # fmt: skip
        book.close()
    built = tuple(documents())
    if built:
        found.append(Series("documents", "documents", "parse, link and index all of them", built))
    return found


def table(found: Iterable[Series]) -> str:
    """The page with a row for each size."""
    lines = [
        "# How cost grows",
        "",
        "Written by `python -m tests.bench.growth`, with `RULESREF_SOURCES` set: seconds of one core at",
        "their best, on a shared 2-core machine with CPython 3.11. An exponent of 1 is cost in step with",
        "size, 0 is cost that does not grow. The picture has every series in multiples of its smallest.",
        "",
        "![Cost against size, both as multiples of the smallest](growth.svg)",
        "",
        "| what grows | size | cost | each | exponent |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for one in found:
        lines.append(f"| **{one.name}**: {one.work} | | | | {one.exponent:.2f} |")
        lines += [
            f"| | {size} {one.unit} | {1000 * seconds:,.1f} ms | {1000 * seconds / size:,.2f} ms | |"
            for size, seconds in one.points
        ]
    return "\n".join(lines) + "\n"


def picture(found: Iterable[Series]) -> str:
    """The SVG of every series; both axes are logarithmic."""
    import pygal

    chart = pygal.XY(
        logarithmic=True,
        js=(),
        no_prefix=True,
        disable_xml_declaration=True,
        legend_at_bottom=True,
        x_title="size, in multiples of the smallest",
        y_title="cost, in multiples of the smallest",
        x_labels=(1, 2, 4, 8),
        y_labels=(1, 2, 4, 8, 16),
        width=720,
        height=540,
    )
    for one in found:
        (size, cost), *_ = one.points
        chart.add(one.name, [(n / size, seconds / cost) for n, seconds in one.points])
    chart.add("in step", [(1, 1), (10, 10)], stroke_style={"dasharray": "4, 4"}, show_dots=False)
    tree = chart.render_tree()
    for above in list(tree.iter()):  # a picture runs nothing, and tells no date
        for inner in list(above):
            if inner.tag == "script" or not isinstance(inner.tag, str):
                above.remove(inner)
    return tostring(tree, encoding="unicode") + "\n"


def main() -> None:
    """Measure, and write both files."""
    found = measured()
    (DOCS / "growth.md").write_text(table(found), "utf-8")
    (DOCS / "growth.svg").write_text(picture(found), "utf-8")


if __name__ == "__main__":
    main()
