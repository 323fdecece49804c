"""arkham-lcg/seal: a single sealed token that is released to pay for an ability."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens.sealed_instead import sealed
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/seal"


def _any_sealed(state: State, env: Env, of: tuple[str, ...], faces: tuple[str, ...]) -> bool:
    return any(sealed(state, card, faces) for card in of)


@RULES.cost("release", CITE, able=_any_sealed, of="cards", faces="words")
def _pay(state: State, env: Env, of: tuple[str, ...], faces: tuple[str, ...]) -> None:
    """One token of ``faces`` that is sealed on any of ``of``, which you choose."""
    there = tuple(dict.fromkeys((card, face) for card in of for face in sealed(state, card, faces)))
    state.call(RELEASING, who=env["you"], by=env["this"], there=there)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    options = tuple(
        Option("sealed-token", {"who": who, "face": face, "card": card}, (card, face))
        for card, face in variables["there"]
    )
    state.ask(Choice("sealed-token", who, options, (CITE,), "token"))


def _release(state: State, variables: Mapping[str, Any]) -> None:
    card, face = variables["token"]
    state.emit(state.event("release", by=variables["by"], card=card, face=face))


RELEASING = RULES.procedure(Procedure("release-one", _which, _release))
