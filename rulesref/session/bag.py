"""What the questions of a table ask of fate: what the bag holds, and what its symbols do."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator

from rulesref.catalogue import said
from rulesref.session.questions import Prompt
from rulesref.session.replies import chosen
from rulesref.session.saying import named
from rulesref.session.session import Session

#: Faces that do what the reference card of the scenario says.
_SYMBOLS = frozenset({"skull", "cultist", "tablet", "elder-thing"})
_BETWEEN = re.compile(r"\s*,\s*(?:and |e )?|\s+(?:and|e)\s+", re.I)


#: Gives prompts and is sent lines; asks a prompt until an answer is taken.
Until = Callable[[Prompt, Callable[[str], bool]], Generator[Prompt, str, bool]]


def bag_questions(
    session: Session, until: Until, tell: Callable[..., None]
) -> Generator[Prompt, str, None]:
    """Which tokens are in the bag; which scenario and how hard, where symbols are among them."""

    def bag(line: str) -> bool:
        if line:
            tell("bag", faces=line)
        return _has_symbols(session, line)

    def scenario(line: str) -> bool:
        if line:
            tell("scenario", card=named(session, line, ("scenario",)))
        return bool(line)

    levels = session.judge.speech.words.sets["difficulty-level"][session.language]

    def difficulty(line: str) -> bool:
        if line:
            tell("difficulty-level", level=chosen(line, tuple(levels)))
        return True

    tokens = said("Which chaos tokens are in the bag? For instance: 0, -1, skull")
    if not (yield from until(Prompt(tokens, (), said("no test comes")), bag)):
        return
    which = said("Which scenario is it? It says what its symbols do")
    if (yield from until(Prompt(which, (), said("I tell it when one comes")), scenario)):
        hard = Prompt(said("How difficult is it?"), tuple(levels), next(iter(levels)))
        yield from until(hard, difficulty)


def _has_symbols(session: Session, line: str) -> bool:
    """Whether any of the tokens in ``line`` does what the scenario says."""
    words = session.judge.speech.words.sets["face"][session.language]
    return any(words.get(token.casefold()) in _SYMBOLS for token in _BETWEEN.split(line.strip()))
