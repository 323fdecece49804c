"""arkham-lcg/seal: the keyword, a token that a card needs to enter play.

Its value is the list of the faces that will do, one of which is sealed. Where the keyword says "up
to" so many, ``seal-up-to`` is how many: each of them is sealed or not, and none has to be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces
from rulesref.games.arkham_lcg.chaos_tokens.sealing import CITE, in_bag
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch

carries_out("seal", CITE)
carries_out("seal-up-to", CITE)


RULES.refusal(
    "nothing-to-seal",
    CITE,
    en="the bag holds no token that this card could seal",
    it="il sacchetto non contiene nessun segnalino che questa carta potrebbe sigillare",
)


def cannot_seal(state: State, card: str) -> Refused | None:
    """Why ``card`` cannot enter play: the bag holds no token that it could seal."""
    wanted = keyword(state, card, "seal")
    none_needed = not wanted or keyword(state, card, "seal-up-to")
    if none_needed or any(face in wanted for face, _ in faces(state)):
        return None
    return RULES.refuse("nothing-to-seal")


def seal_printed(state: State, who: str, card: str) -> None:
    """Let ``who`` seal what the keyword of ``card`` says."""
    wanted = tuple(str(face) for face in keyword(state, card, "seal") or ())
    most = keyword(state, card, "seal-up-to")
    if wanted and most:
        state.call(SEVERAL, who=who, card=card, faces=wanted, left=most)
    elif wanted:
        state.call(RULES.procedures["sealing"], who=who, card=card, faces=wanted)


def _another(state: State, variables: Mapping[str, Any]) -> None:
    """Whether ``who`` seals one more, and which."""
    who, card = variables["who"], variables["card"]
    options = [
        Option("seal", {"who": who, "card": card, "face": face}, face)
        for face in in_bag(state, variables["faces"])
    ]
    if not options or not variables["left"]:
        state.end()
        return
    options.append(Option("decline", {"who": who, "card": card}, ""))
    state.ask(Choice("seal", who, tuple(options), (CITE,), "face"))


def _seal(state: State, variables: Mapping[str, Any]) -> None:
    card, face = variables["card"], variables["face"]
    if not face:
        state.end()
        return
    state.emit(state.event("seal", by=card, card=card, face=face))
    state.let(left=variables["left"] - 1)
    state.goto(SEVERAL, _another)


#: ``who`` seals up to ``left`` tokens of ``faces`` on ``card``, one after the other.
SEVERAL = RULES.procedure(Procedure("seal-up-to", _another, _seal))


def _before(state: State, variables: Mapping[str, Any]) -> None:
    if switch(state, "seal-at") == "entering":
        seal_printed(state, variables["who"], variables["card"])


def _enter(state: State, variables: Mapping[str, Any]) -> None:
    """Where it seals once it has entered, no text of it finds it without tokens before."""
    card = variables["card"]
    if switch(state, "seal-at") == "entered" and keyword(state, card, "seal"):
        state.put(card, **{"yet-to-seal": True})
    state.emit(*variables["entering"])


def _after(state: State, variables: Mapping[str, Any]) -> None:
    if switch(state, "seal-at") == "entered":
        seal_printed(state, variables["who"], variables["card"])


def _sealed(state: State, variables: Mapping[str, Any]) -> None:
    state.put(variables["card"], **{"yet-to-seal": None})


#: ``card`` enters play for ``who`` by the events ``entering``, with the tokens that it seals.
SEALED_ENTRY = RULES.procedure(Procedure("sealed-entry", _before, _enter, _after, _sealed))
