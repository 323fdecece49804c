"""arkham-lcg/chaos-tokens: tokens that an ability reveals by itself, in a test or outside of any.

They lie with a thing of their own. In a test they are revealed "during" it, so that what looks for
revealed tokens finds them; they have no modifier and no effect, and the test never reads them (FAQ
v2.5, question on Rod of Carnamagos). Once the effect is over they return to the bag.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.combinator import splice
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Row
from rulesref.games.arkham_lcg.chaos_bag import faces, return_tokens
from rulesref.games.arkham_lcg.revealing import about_to_reveal
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/chaos-tokens"
#: Stands in a list of faces for every token with a number.
NUMBER = "number"


def _some(state: State, env: Env, amount: int, effects: tuple[Node, ...] = ()) -> bool:
    return amount > 0 and bool(faces(state))


@RULES.verb("reveal-tokens", CITE, able=_some, amount="number", effects="effects?")
def _reveal_tokens(state: State, env: Env, amount: int, effects: tuple[Node, ...] = ()) -> None:
    """You reveal ``amount`` tokens; ``effects`` can speak of those that are left to resolve."""
    id = next(f"reveal/{n}" for n in range(1, 99) if f"reveal/{n}" not in state.things)
    state.put(id, by=env["this"])
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
    numeric = NUMBER in wanted
    return [
        face
        for face in found
        if not wanted or face in wanted or (numeric and face.lstrip("+-").isdigit())
    ]


@RULES.quantity("revealed", faces="words?")
def _revealed(state: State, env: Env, faces: tuple[str, ...] = ()) -> int:
    """How many tokens of these faces ("number": any with a number) this effect has revealed."""
    return len(among(state, env, faces))


@RULES.test("revealed", faces="words", least="number?")
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
    state.emit(*events)
