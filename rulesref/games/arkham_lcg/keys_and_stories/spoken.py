"""arkham-lcg/qa/saying-hastur-timing: words that cost horror whenever somebody says them.

A campaign can lay such a cost on a name. Saying it is like a Forced ability: it may come in the
middle of anything, and opens a nested sequence there; no player window is needed.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.entries import fold
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

CITE = "arkham-lcg/qa/saying-hastur-timing"
#: The attribute of the table: ((word, horror), …).
COSTLY = "costly-words"


@RULES.event("say", CITE, who="card", word="word", en="{who} says {word}", it="{who} dice {word}")
def _say(state: State, events: tuple[Event, ...]) -> None:
    state.emit(
        *(
            state.event("deal", cites=(CITE,), to=event.slots["who"], horror=horror)
            for event in events
            for word, horror in state.get(TABLE, COSTLY, ())
            if horror and fold(word) == fold(event.slots["word"])
        )
    )


@RULES.verb("say", CITE, word="text")
def _say_verb(state: State, env: Env, word: str) -> None:
    """You say a word aloud."""
    state.emit(state.event("say", who=env["you"], word=word))


@RULES.opening("say")
def _open_say(state: State, who: str, word: str) -> Refused | None:
    """Anybody may say anything while nothing is being resolved."""
    state.emit(state.event("say", who=who, word=word))
    return None
