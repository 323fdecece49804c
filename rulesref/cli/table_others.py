"""Who is spoken of at a table as somebody else than whoever speaks, where nobody else sits there."""

from __future__ import annotations

import re

from rulesref.catalogue import said
from rulesref.errors import UsageError
from rulesref.games.things import kind_of
from rulesref.session.session import Session

_ME = {
    "en": re.compile(r"\b(?:I|me|my|myself)\b"),
    "it": re.compile(r"\b(?:io|ho|sono|mio|mia|miei|mie|mi)\b", re.IGNORECASE),
}
_OTHER = {
    "en": re.compile(r"\b(?:he|she)(?:['’]s)?\b", re.IGNORECASE),
    "it": re.compile(r"\b(?:lui|lei)\b", re.IGNORECASE),
}
#: The types of cards of which some are spoken of as people are.
_CALLED_SO = frozenset({"enemy", "asset"})


def refuse_nobody_else(session: Session, sentence: str) -> None:
    """Raise ``UsageError`` where ``sentence`` says "he" or "she", and only whoever speaks could be meant.

    That somebody speaks of themselves they have said before, or say in the ``sentence``. Whoever it
    names, an enemy and an ally may be called so.
    """
    other = _OTHER[session.language].search(sentence)
    if other is None or not (session.speaker or _ME[session.language].search(sentence)):
        return
    state = session.scene.state
    here = [kind_of(state, id) for id, thing in state.things.items() if "card" in thing]
    players = session.judge.game.players(state)
    if len(list(players)) != 1 or _names_somebody(session, sentence) or _CALLED_SO & set(here):
        return
    raise UsageError(
        said("nobody has told who is meant by “{word}”").format(word=other[0]),
        remedy=said("say their name"),
    )


def _names_somebody(session: Session, sentence: str) -> bool:
    """Whether ``sentence`` names somebody who may be called so."""
    from rulesref.answers.prose.at_table import lying_at
    from rulesref.answers.prose.names import MARK, marked

    text, named = marked(sentence, session.judge.game, session.language, lying_at(session))
    said_here = (named[int(mark[1:])] for mark in MARK.findall(text))
    return any(one.types & {"investigator", *_CALLED_SO} for one in said_here)
