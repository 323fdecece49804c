"""arkham-lcg/keys-token: set-aside keys of which fate picks the one that is placed.

Lying facedown all keys look alike, so nobody knows which one it is until somebody takes control of
it. What may be picked is what a step tells to be set aside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Chance, share
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.keys_and_stories.key_tokens import CITE, HELD
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

#: The attribute of the table: the keys that a step has told to be set aside.
ASIDE = "keys-aside"


def keys_aside(state: State) -> tuple[str, ...]:
    """The set-aside keys that lie nowhere yet."""
    placed = {key for id in state.things for key in state.get(id, HELD, ())}
    return tuple(key for key in state.get(TABLE, ASIDE, ()) if key not in placed)


RULES.stop(
    "keys-aside-unknown",
    en="which keys are set aside: no step says it",
    it="quali chiavi sono messe da parte: nessun passo lo dice",
)


@RULES.verb("place-random-key", CITE, on="cards", facedown="flag?")
def _place(state: State, env: Env, on: tuple[str, ...], facedown: bool = False) -> None:
    """Fate picks a set-aside key, which is placed on the first of ``on``.

    Lying ``facedown`` it is the same key: that nobody knows it changes nothing of what happens.
    """
    if on:
        state.call(PLACING, on=on[0], by=env["this"])


def _pick(state: State, variables: Mapping[str, Any]) -> None:
    aside = keys_aside(state)
    if aside:
        chance = share(1, len(aside))
        state.draw(Chance("key", tuple((chance, key) for key in aside), (CITE,), "key"))
    else:
        state.give_up(variables["by"], "keys-aside-unknown")


def _lay(state: State, variables: Mapping[str, Any]) -> None:
    slots = {"keys": (variables["key"],), "on": variables["on"]}
    state.emit(state.event("place-keys", by=variables["by"], **slots))


PLACING = RULES.procedure(Procedure("place-random-key", _pick, _lay))
