"""``rulesref replay --outcomes``: every way in which each case can end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rulesref.cases.case import Case
from rulesref.catalogue import counted, said
from rulesref.cli.asked import Asked
from rulesref.cli.case_files import each_case
from rulesref.cli.console import Console
from rulesref.cli.looking_ahead import SECONDS, look
from rulesref.cli.new_file import check_new, write_new
from rulesref.cli.writer import complain
from rulesref.errors import RulesrefError, UsageError
from rulesref.render.odds_plot import Panel, panel_of, panels_of, svg
from rulesref.render.outcomes import outcomes_json, render_outcomes
from rulesref.render.timeline import render_asked
from rulesref.rulings.cited import Nearest
from rulesref.rulings.outcomes import Outcomes
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling


def check_options(asked: Asked) -> None:
    """Raise ``UsageError`` for an option that says nothing without, or beside, ``--outcomes``."""
    for name in ("until", "seconds", "plot"):
        if asked.values[name] is not None and not asked.flag("outcomes"):
            raise UsageError(
                said("--{name} is for --outcomes").format(name=name),
                remedy=f"rulesref replay FILE --outcomes --{name} …",
            )
    for name in ("coverage", "sentences", "explain"):
        if asked.values[name] not in (None, False) and asked.flag("outcomes"):
            raise UsageError(said("--outcomes and --{name} do not go together").format(name=name))
    plot = asked.text("plot")
    if plot is not None:
        if not plot.casefold().endswith(".svg"):
            raise UsageError(
                said("--plot writes an SVG picture, and {plot} is no name of one").format(
                    plot=plot
                ),
                remedy="--plot odds.svg",
            )
        check_new(plot)
    if asked.text("until") is not None and not str(asked.text("until")).strip():
        raise UsageError(
            said("--until wants a sentence"), remedy='--until "Roland Banks is defeated"'
        )


class Outlook(NamedTuple):
    """A run of ``replay --outcomes``: what was asked for, who plays it, in which edition."""

    asked: Asked
    console: Console
    judge: Judge
    edition: str
    #: The bars of every case so far.
    panels: list[Panel]

    def show(self, files: Iterable[str], nearest: Nearest) -> int:
        """Print every end of each case of ``files``; 0, or 2 where one cannot be read or run."""
        shown, errors = self._all(files, nearest)
        plot = self.asked.text("plot")
        if plot is not None:
            write_new(plot, svg(self.panels))
            self.console.note(said("written: {}").format(plot))
        if self.asked.flag("json"):
            told = (
                {"cases": shown} if self.asked.text("until") else {"cases": [], "outcomes": shown}
            )
            self.console.json({**told, "errors": [error.as_json()["error"] for error in errors]})
        else:
            for error in errors:
                complain(error)
        return 2 if errors else 0

    def _all(
        self, files: Iterable[str], nearest: Nearest
    ) -> tuple[list[dict[str, Any]], list[RulesrefError]]:
        """What is shown of every case, played here or by several workers, and what cannot run."""
        if self.asked.text("jobs") or self.asked.text("cluster"):
            from rulesref.cli.replay_jobs import outcomes_spread

            found, errors = outcomes_spread(
                self.asked, self.judge, files, self.edition, self._tell_what_is_left_out
            )
            return [self._shown(one) for one in found], errors
        return each_case(self.judge, files, nearest, self._show)

    def _show(self, case: Case) -> dict[str, Any]:
        """What ``--json`` says of ``case``; without, it is printed. Raises ``CaseError``."""
        self._tell_what_is_left_out(case)
        seconds = self.asked.number("seconds", SECONDS)
        return self._shown(look(self.judge, case, self.edition, seconds, self.asked.text("until")))

    def _shown(self, found: Outcomes | Ruling) -> dict[str, Any]:
        """What ``--json`` says of what was ``found``; without, it is printed."""
        panels = list(panels_of(found)) if isinstance(found, Outcomes) else [panel_of(found)]
        self.panels.extend(panels)
        if isinstance(found, Outcomes):
            self._print(render_outcomes(found, self.console.columns))
            self._chart(panels)
            return outcomes_json(found)
        self._print((f"{found.name}  {found.file}:{found.line}",))
        self._print(render_asked(found, self.console.columns))
        return found.as_json()

    def _chart(self, panels: list[Panel]) -> None:
        """Print the odds as bars, where somebody reads along."""
        if self.console.terminal and not self.asked.flag("json"):
            from rulesref.render.odds_chart import chart

            self._print(chart(panels, self.console.columns, colour=self.console.paint.colour))

    def _tell_what_is_left_out(self, case: Case) -> None:
        """Say that Then steps are not judged: they speak of one way, and this shows all."""
        expected = sum(step.kind == "then" for step in case.steps)
        if expected:
            told = counted(
                expected,
                "{} Then step is left out: replay it without --outcomes",
                "{} Then steps are left out: replay them without --outcomes",
            )
            self.console.note(f"{case.name}: {told}")

    def _print(self, lines: Iterable[str]) -> None:
        if not self.asked.flag("json"):
            for line in lines:
                self.console.line(line)
