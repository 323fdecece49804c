"""arkham-lcg/seal: the keyword, a token that a card needs to enter play.

Its value is the list of the faces that will do, one of which is sealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces
from rulesref.games.arkham_lcg.chaos_tokens.sealing import CITE
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch

carries_out("seal", CITE)


RULES.refusal(
    "nothing-to-seal",
    CITE,
    en="the bag holds no token that this card could seal",
    it="il sacchetto non contiene nessun segnalino che questa carta potrebbe sigillare",
)


def cannot_seal(state: State, card: str) -> Refused | None:
    """Why ``card`` cannot enter play: the bag holds no token that it could seal."""
    wanted = keyword(state, card, "seal")
    if not wanted or any(face in wanted for face, _ in faces(state)):
        return None
    return RULES.refuse("nothing-to-seal")


def seal_printed(state: State, who: str, card: str) -> None:
    """Let ``who`` seal what the keyword of ``card`` says."""
    wanted = keyword(state, card, "seal")
    if wanted:
        procedure = RULES.procedures["sealing"]
        state.call(procedure, who=who, card=card, faces=tuple(str(face) for face in wanted))


def _before(state: State, variables: Mapping[str, Any]) -> None:
    if switch(state, "seal-at") == "entering":
        seal_printed(state, variables["who"], variables["card"])


def _enter(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(*variables["entering"])


def _after(state: State, variables: Mapping[str, Any]) -> None:
    if switch(state, "seal-at") == "entered":
        seal_printed(state, variables["who"], variables["card"])


#: ``card`` enters play for ``who`` by the events ``entering``, with the token that it seals.
SEALED_ENTRY = RULES.procedure(Procedure("sealed-entry", _before, _enter, _after))
