"""Replaying a case: its steps in turn, and the ruling that comes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from rulesref.cases.case import Case, parse_cases, read_cases
from rulesref.catalogue import said
from rulesref.engine.found import USUAL, Budget
from rulesref.engine.outcome import Choice, UnsupportedClause
from rulesref.entries import EDITIONS
from rulesref.errors import CaseBug, CaseError, NothingToDecline, Undecided
from rulesref.games.card import Card
from rulesref.games.game import Game
from rulesref.record import NamedTuple
from rulesref.rulings.another_card import unless_of_another
from rulesref.rulings.any_of_the_name import of_any_of_the_name
from rulesref.rulings.assumed import assumed, said_of_it
from rulesref.rulings.cited import Nearest, check_cites
from rulesref.rulings.deciding import decides
from rulesref.rulings.however_much import however_much
from rulesref.rulings.left_open import left_open
from rulesref.rulings.namesakes import besides, meant
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.ruling import Answered, Remark, Ruling, Timeline, Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps_apart import each_apart
from rulesref.rulings.tags import EDITION_TAGS, UNSUPPORTED, check_repeated, check_tags, edition_of
from rulesref.rulings.timeline import lines_told, moments
from rulesref.rulings.tongue import Tongue
from rulesref.rulings.unmarked_step import UnmarkedSteps
from rulesref.rulings.verdict import as_json
from rulesref.rulings.ways_taken import ways_taken
from rulesref.rulings.whatever_result import whatever_result
from rulesref.rulings.wherever import wherever
from rulesref.rulings.whichever import whichever
from rulesref.rulings.witness import witnesses
from rulesref.uncollected import uncollected
from rulesref.wording.speech import Speech

Made = TypeVar("Made")


class Judge(NamedTuple):
    """Whoever replays the cases of a game, and how that game is spoken of."""

    game: Game
    speech: Speech

    def read(self, path: Path) -> list[Case]:
        """Every scenario of the file at ``path``. Raises ``CaseError``."""
        return read_cases(path, self.finder)

    def parse(self, text: str, file: str) -> list[Case]:
        """Every scenario of the Gherkin ``text``. Raises ``CaseError``."""
        return parse_cases(text, file, self.finder)

    @property
    def finder(self) -> UnmarkedSteps:
        """Who finds steps in lines that Gherkin passes over."""
        return UnmarkedSteps(self.game, self.speech)

    def replay_all(
        self, cases: Iterable[Case], edition: str, nearest: Nearest
    ) -> list[Ruling | CaseError]:
        """Replay every case, as ``each`` does."""
        return self.each(cases, nearest, lambda case: self.replay(case, edition))

    def each(
        self, cases: Iterable[Case], nearest: Nearest, do: Callable[[Case], Made]
    ) -> list[Made | CaseError]:
        """What ``do`` makes of every case; one that cannot run gives its error, the others still run.

        A case that is tagged with a rule that there is not cannot; ``nearest`` tells them apart.
        """
        out: list[Made | CaseError] = []
        for case in cases:
            try:
                check_cites(self.speech, case, nearest)
                out.append(do(case))
            except CaseError as error:
                out.append(error)
            except Exception as problem:
                out.append(_broken(case, problem))
        return out

    def edition_for(self, case: Case, edition: str) -> str:
        """The edition in which ``case`` is played where the table plays ``edition``.

        Raises ``CaseError`` for a case that cannot be played as it is written and tagged.
        """
        if case.fault is not None:
            raise case.fault
        meaningful = (*EDITION_TAGS, UNSUPPORTED)
        check_repeated(case, meaningful)
        own = edition_of(case)
        check_tags(case, meaningful, self.game.id)
        return own or edition

    def replay(
        self,
        case: Case,
        edition: str,
        told_in: str = "",
        budget: Budget = USUAL,
        *,
        as_far_as_it_runs: bool = False,
    ) -> Ruling:
        """Replay ``case`` under ``edition``, each question within ``budget``. Raises ``CaseError``.

        A case that stops at a choice or a chance of which no step tells is one of these errors,
        unless it is to be played ``as_far_as_it_runs``: what it has come to then depends on that.

        With ``told_in`` all is told in that language, whatever the case's own is, and no way on
        is told: that is for whoever reads of the case and does not write it.
        """

        def replayed(told: Case, meant: tuple[Card, ...]) -> Ruling:
            tongue = Tongue(self.game, self.speech, told.language, meant)
            how = (edition, tongue, told_in, budget, as_far_as_it_runs)

            def once(case: Case) -> Ruling:
                try:
                    return self._replayed(case, *how)
                except NothingToDecline as error:  # but for what would seek what no step tells of
                    with suppress(CaseError):
                        return self._replayed(case, *how, seeks=True)
                    raise error

            return ways_taken(Scene(tongue, edition), told, once)

        def of_any(meant: tuple[Card, ...], told: Case) -> Ruling:
            each = partial(whichever, self.game, partial(replayed, told))
            in_force = self.edition_for(told, edition)
            return of_any_of_the_name(self.game, told, in_force, each, meant)

        def every_way(meant: tuple[Card, ...], told: Case) -> Ruling:
            return however_much(asking, told, partial(of_any, meant))

        def ruled(told: Case, meant: tuple[Card, ...]) -> Ruling:
            ways = partial(every_way, meant)
            return whatever_result(asking, told, ways(told), ways)

        def of_its_names(told: Case) -> Ruling:
            return unless_of_another(self.game, told, partial(ruled, told))

        asking = Scene(Tongue(self.game, self.speech, case.language), edition)
        with uncollected():
            return wherever(asking, self.apart(case), of_its_names)

    def apart(self, case: Case) -> Case:
        """``case`` with each step that tells several things as several."""
        return each_apart(Scene(Tongue(self.game, self.speech, case.language), EDITIONS[0]), case)

    def _replayed(
        self,
        case: Case,
        edition: str,
        tongue: Tongue,
        told_in: str,
        budget: Budget,
        as_far_as_it_runs: bool,
        *,
        seeks: bool = False,
    ) -> Ruling:
        edition = self.edition_for(case, edition)
        scene = Scene(tongue, edition)
        scene.telling.budget, scene.telling.seeks = budget, seeks
        play = PlayThrough(case, scene)
        unmet: list[Unmet] = []
        verdict, reason, stop = "ordered", "", ""
        rests_on: dict[str, str] = {}
        try:
            for step in case.steps:
                unmet += play.take(step)
            play.finish()
            if isinstance(scene.waiting, Choice) and not play.results.unused:
                verdict, reason = "depends", decides(scene, scene.waiting)
            if scene.telling.verdict is not None:
                verdict, reason = scene.telling.verdict.answer, scene.telling.verdict.reason
            elif rests_on := left_open(case, scene, unmet):
                verdict, reason = "open", "; ".join(filter(None, (*rests_on.values(), reason)))
        except CaseError as error:
            error.meant = tuple(meant(scene))
            error.besides = tuple(besides(scene)) if play.faults.read else ()
            if told_in:
                from rulesref.rulings.retelling import retold

                error.message = retold(play.faults, error, told_in)
            if not (as_far_as_it_runs and isinstance(error, Undecided)):
                raise
            unmet += _undecided(case, error)
            verdict, reason = "depends", error.message
            if scene.telling.verdict is not None:
                verdict = scene.telling.verdict.answer
        except UnsupportedClause as problem:
            from rulesref.rulings.stopped import stopped

            came = stopped(case, scene, play, problem.stop, told_in)
            verdict, reason, stop = came.verdict, came.reason, problem.stop.id
            unmet += came.unmet
        told = scene.in_language(told_in or case.language)
        return _ruling(case, told, verdict, reason, tuple(unmet))._replace(
            stop=stop, rests_on=tuple(rests_on)
        )


def _ruling(
    case: Case, scene: Scene, verdict: str, reason: str, unmet: tuple[Unmet, ...]
) -> Ruling:
    questions = tuple(
        Answered(
            line, one, witnesses(scene, one), lines_told(scene.at(one.position or scene.state))
        )
        for line, one in scene.telling.asked
    )
    asked = scene.telling.verdict
    ways = questions[-1].outcomes if questions else ()
    return Ruling(
        case.name,
        case.file,
        case.line,
        scene.edition,
        not unmet
        and "unsupported" not in (verdict, *(question.verdict.answer for question in questions)),
        verdict,
        reason,
        Timeline(partial(moments, scene.left_behind())),
        unmet,
        case.cites,
        case.tags,
        as_json(asked, scene, ways) if asked else None,
        ways,
        questions,
        case.language,
        tuple(meant(scene)),
        tuple(
            Remark(line, told)
            for line, told in dict.fromkeys((*scene.telling.remarks, *said_of_it(case, scene)))
        ),
        assumed=tuple(dict.fromkeys(event.type for event in assumed(scene))),
    )


def _undecided(case: Case, stop: Undecided) -> Iterator[Unmet]:
    """The step at which ``case`` stops: what it says has not been judged, nor what follows it."""
    for step in case.steps:
        if step.line == stop.line:
            yield Unmet(step.line, step.text, stop.message)
            return


def _broken(case: Case, problem: Exception) -> CaseBug:
    """An error that nobody foresaw costs the case that met it, and no other one."""
    if os.environ.get("RULESREF_DEBUG"):
        raise problem
    told = " ".join(str(problem).split())[:200]
    return CaseBug(
        said("this is a bug in rulesref ({}: {})").format(type(problem).__name__, told),
        file=case.file,
        line=case.line,
        column=1,
        text=case.lines[case.line - 1],
        remedy=said("please report it, with this case and what it prints under RULESREF_DEBUG=1"),
    )
