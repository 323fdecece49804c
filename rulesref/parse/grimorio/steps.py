"""The Grimorio's charts: the round, the skill test, the initiation sequence and the setup."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.entries import fold, slug
from rulesref.parse.grimorio.draft import (
    Chapter,
    Draft,
    clean_title,
    opening_words,
    path_in,
    title_and_rest,
    titles,
)
from rulesref.parse.grimorio.headings import blank_around, next_text

_PHASE = re.compile(r"^(?P<roman>[IV]+)\. (?P<title>Fase d.+)$")
_STEP = re.compile(r"^(?P<number>\d(?:\.\d)+)\.? (?P<title>\S.*)$")
_TEST_STEP = re.compile(r"^(?P<number>\d) (?P<title>\S.*)$")
_LISTED = re.compile(r"^(?P<number>\d{1,2})\. (?P<text>\S.*)$")
_CHART_STEP = re.compile(r"^Passo (\d)\b")


def round_of_play(chapter: Chapter) -> list[Draft]:
    """The phases and their numbered framework steps; captions of the charts are no phases."""
    drafts: list[Draft] = []
    phase = chapter.path
    for place in chapter.places():
        text = chapter.text(place)
        if not text or not blank_around(chapter.lines, place):
            continue
        if found := _PHASE.match(text):
            if _is_chart_caption(chapter, place):
                drafts.append(Draft(place, "", "", ""))
                continue
            title = clean_title(text)
            phase = path_in(chapter, found["title"])
            roman = found["roman"]
            drafts.append(Draft(place, "rule", title, phase, number=roman, keeps_empty=True))
        elif found := _STEP.match(text):
            number = found["number"]
            above = number.rsplit(".", 1)[0] if number.count(".") > 1 else ""
            drafts.append(
                Draft(
                    place,
                    "step",
                    clean_title(found["title"]),
                    f"steps/{number}",
                    f"steps/{above}" if above else phase,
                    number,
                    keeps_empty=True,
                )
            )
        elif place in titles(chapter):
            drafts.append(Draft(place, "rule", clean_title(text), path_in(chapter, text)))
    return drafts


def _is_chart_caption(chapter: Chapter, place: int) -> bool:
    """A phase's title with the next heading right behind it: what is left of a drawn chart."""
    later = next_text(chapter.lines, place)
    if later is None or later >= chapter.end:
        return later is not None
    return _PHASE.match(chapter.text(later)) is not None


def skill_test(chapter: Chapter) -> list[Draft]:
    """The eight steps and, behind them, the chart with its player windows."""
    drafts: list[Draft] = []
    for place in chapter.places():
        text = chapter.text(place)
        if not text or not blank_around(chapter.lines, place):
            continue
        if found := _TEST_STEP.match(text):
            number = found["number"]
            path = f"steps/st-{number}"
            title = clean_title(found["title"])
            draft = Draft(place, "test-step", title, path, chapter.path, f"PA.{number}")
            drafts.append(draft._replace(keeps_empty=True))
        elif drafts and place in titles(chapter):
            path = f"{chapter.path}/{slug(text)}"
            facts = tuple(_windows(chapter, place))
            drafts.append(Draft(place, "table", clean_title(text), path, chapter.path, facts=facts))
            break
    return drafts


def _windows(chapter: Chapter, start: int) -> Iterator[tuple[str, str]]:
    """The steps behind which the chart draws a player window."""
    step = ""
    for place in range(start + 1, chapter.end):
        text = chapter.text(place)
        if found := _CHART_STEP.match(text):
            step = f"st-{found[1]}"
        elif step and fold(text).startswith("finestra del giocatore"):
            yield "window-after", step


def listed_steps(chapter: Chapter, kind: str, stem: str) -> list[Draft]:
    """The numbered items of a chapter as steps; a plain paragraph behind them stands alone."""
    drafts: list[Draft] = []
    for place in chapter.places():
        line = chapter.lines[place].text
        if found := _LISTED.match(line):
            title, rest = title_and_rest(found["text"])
            path = f"{stem}/step-{found['number']}"
            number = found["number"]
            draft = Draft(place, kind, title, path, chapter.path, number, rest, keeps_empty=True)
            drafts.append(draft)
        elif drafts and drafts[-1].kind == kind and _is_paragraph(line):
            title = opening_words(line)
            path = f"{stem}/{slug(title)}"
            drafts.append(Draft(place, "rule", title, path, chapter.path, rest=line.strip()))
    return drafts


def _is_paragraph(line: str) -> bool:
    return line[:1].isalpha()


def initiation(chapter: Chapter) -> list[Draft]:
    """The initiation sequence: two checks in the chapter's own text, then four steps."""
    return listed_steps(chapter, "initiation-step", "initiation")


def setup(chapter: Chapter) -> list[Draft]:
    """The steps of setting up a scenario."""
    return listed_steps(chapter, "setup-step", "setup")
