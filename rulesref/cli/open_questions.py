"""``rulesref open``: the points that the rules leave open, with their readings."""

from __future__ import annotations

import re

from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import settings_of
from rulesref.corpus.open_questions import OpenQuestion, read_open_questions
from rulesref.errors import UnresolvedReference
from rulesref.places import corpus_folder, game_ids
from rulesref.render.open_questions import question_text, questions_json


def run(asked: Asked, console: Console) -> int:
    """0; an id that no question has is an error with the nearest ids."""
    settings = settings_of(asked)
    questions = tuple(
        question
        for game in game_ids()
        for question in read_open_questions(
            corpus_folder() / game / "open-questions.toml", settings.shown_language
        )
    )
    wanted = asked.text("question")
    shown = [_called(wanted, questions)] if wanted else list(questions)
    if asked.flag("json"):
        console.json(questions_json(shown, settings.edition))
        return 0
    for question in shown:
        console.line(
            question_text(
                question,
                console.paint,
                edition=settings.edition,
                whole=bool(wanted),
                language=settings.shown_language,
            )
        )
    return 0


_ID = re.compile(r"(?:U-?)?0*([0-9]{1,3})", re.I | re.ASCII)


def _called(name: str, questions: tuple[OpenQuestion, ...]) -> OpenQuestion:
    number = _ID.fullmatch(name.strip())
    for question in questions:
        if number and question.id == f"U-{int(number[1]):02}":
            return question
    raise UnresolvedReference(
        said("no open question is called {name!r}").format(name=name),
        candidates=(questions[0].id, questions[-1].id),
        remedy="rulesref open",
    )
