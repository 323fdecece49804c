"""arkham-lcg/chaos-tokens: tokens that an ability reveals by itself, in a test or outside of any.

They lie with a thing of their own. In a test they are revealed "during" it, so that what looks for
revealed tokens finds them; they have no modifier and no effect, and the test never reads them (FAQ
v2.5, question on Rod of Carnamagos). Once the effect is over they return to the bag.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.combinator import splice
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, faces, return_tokens
from rulesref.games.arkham_lcg.chaos_tokens.revealing import about_to_reveal
from rulesref.games.arkham_lcg.chaos_tokens.unknown_bag import may_give
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/chaos-tokens"
#: Stand in a list of faces for every token with a number, and for every other one (Grimoire).
NUMBER, SYMBOL = "number", "symbol"


def _some(state: State, env: Env, amount: int, effects: tuple[Node, ...] = ()) -> bool:
    return amount > 0 and may_give(state)


@RULES.verb("reveal-tokens", CITE, able=_some, amount="number", effects="effects?")
def _reveal_tokens(state: State, env: Env, amount: int, effects: tuple[Node, ...] = ()) -> None:
    """You reveal ``amount`` tokens; ``effects`` can speak of those that are left to resolve."""
    id = next(f"reveal/{n}" for n in range(1, 99) if f"reveal/{n}" not in state.things)
    state.put(id)
    if not state.get(BAG, "unknown"):
        measure(state, sum(number for _, number in faces(state)), amount)
    state.let(env={**env, "tokens": id})
    splice(state, (*effects, Node(_BACK, {"tokens": id})))
    state.emit(about_to_reveal(state, env["you"], id, amount))


def _return(state: State, env: Env, tokens: str) -> None:
    return_tokens(state, tokens)
    state.remove(tokens)


_BACK = Row("return-tokens", {"tokens": "word"}, _return)


def among(state: State, env: Env, wanted: tuple[str, ...]) -> list[str]:
    """The faces that count as revealed for the effect: those in ``wanted``, or all."""
    found: tuple[str, ...] = state.get(env.get("tokens", ""), "resolved", ())
    return [face for face in found if not wanted or {face, _class(face)} & set(wanted)]


def _class(face: str) -> str:
    """Grimoire, Segnalino Caos: a symbol token is any that bears no number."""
    return NUMBER if face.lstrip("+-").isdigit() else SYMBOL


@RULES.quantity("revealed", settled=True, faces="words?")
def _revealed(state: State, env: Env, faces: tuple[str, ...] = ()) -> int:
    """How many tokens of these faces ("number", "symbol": all such) this effect has revealed."""
    return len(among(state, env, faces))


@RULES.condition("revealed", faces="words", least="number?")
def _any_revealed(state: State, env: Env, faces: tuple[str, ...], least: int = 1) -> bool:
    """Whether this effect has revealed at least ``least`` tokens of these faces."""
    return len(among(state, env, faces)) >= least


@RULES.verb("seal-revealed", "arkham-lcg/seal", on="cards")
def _seal_revealed(state: State, env: Env, on: tuple[str, ...]) -> None:
    """FAQ 2.5: every token that this effect has revealed and resolved is sealed."""
    events = [
        state.event("seal", by=env["this"], card=on[0], face=face, out_of=env["tokens"])
        for face in among(state, env, ())
    ]
    measure(state, len(events), 1)
    state.emit(*events)


def _reveals(state: State, env: Env, amount: int = 1) -> bool:
    event = env.get("event")
    return event is not None and "into" in event.slots and may_give(state)


@RULES.verb("reveal-more", CITE, able=_reveals, amount="number?")
def _reveal_more(state: State, env: Env, amount: int = 1) -> None:
    """Besides what is about to be revealed: so many more, each chosen, ignored or replaced by itself.

    FAQ v2.5, question on additional tokens beside replaced ones.
    """
    into = env["event"].slots["into"]
    state.put(into, owed=(*state.get(into, "owed", ()), *[env["this"]] * amount))
