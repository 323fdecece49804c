"""Somebody whom a text calls by no name but as another player: "my friend", "the other investigator".

Each of several investigators stands in for them, who differ in all their skills: an answer holds where all
come to the same. Where a text names anybody, it may mean them, and nobody stands in.
"""

from __future__ import annotations

import re

from rulesref.answers.prose.names import marked
from rulesref.games.game import Game

FRIEND_EN = r"(?:friend|buddy|mate|team-?mate|partner|pal)"
FRIEND_IT = r"(?:amic[oa]|compagn[oa](?: di squadra)?)"
_SAID = {
    "en": re.compile(
        rf"\b(?:(?:my|a|our|the) (?:other )?{FRIEND_EN}(?: of mine)?|an(?:other)? (?:fellow )?(?:other )?(?:player|investigator)|(?:the|my) (?:other|fellow) (?:player|investigator))(?=$|[\s.,;:!?'’])",
        re.I,
    ),
    "it": re.compile(
        rf"\b(?:(?:(?:il|la|un|una) |un'|l')?(?:mi[oa] |su[oa] )?{FRIEND_IT}|(?:un |l')altr[oa] (?:giocat(?:ore|rice)|investigat(?:ore|rice)))\b",
        re.I,
    ),
}
#: Others besides those, of whom nobody says which is meant.
_MORE = {
    "en": re.compile(
        rf"\b(?:{FRIEND_EN}s|buddies|players|investigators|(?:two|2|three|3|other) (?:friends|others)|third (?:player|investigator)"
        r"|(?:someone|somebody|anyone|anybody|everyone|everybody)(?: else)?|others)\b",
        re.I,
    ),
    "it": re.compile(
        r"\b(?:amic[hi]e?|compagn[ie]|giocatori|investigatori|terzo (?:giocatore|investigatore)|qualcuno|qualcun altro|tutti|altri)\b",
        re.I,
    ),
}
#: An article that has grown together with what stands before it.
_JOINED = {
    "it": re.compile(
        r"\b(d|a|da|su|ne)(?:l|lla|ll'|l mio|lla mia) ?(?=(?:mi[oa] )?(?:amic|compagn|altr))", re.I
    )
}
_WITHOUT = {"d": "di ", "a": "a ", "da": "da ", "su": "su ", "ne": "in "}
STAND_IN = ("Wendy Adams", "Roland Banks", "Zoey Samaras")


def with_somebody(text: str, game: Game, language: str) -> tuple[str, ...]:
    """``text`` with a name for the one other player of whom it speaks, for each who may stand in."""
    said = _SAID[language]
    if _MORE[language].search(text) or not said.search(text):
        return ()
    if any("investigator" in one.types for one in marked(text, game, language, early=True)[1]):
        return ()
    joined = _JOINED.get(language)
    if joined:
        text = joined.sub(lambda found: f"{_WITHOUT[found[1].casefold()]}l'", text)
    return tuple(said.sub(name, text) for name in STAND_IN)
