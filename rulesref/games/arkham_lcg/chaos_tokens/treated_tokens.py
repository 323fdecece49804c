"""arkham-lcg/chaos-tokens: a revealed token that counts as one of another face.

The token itself stays what it is: it goes back to where its own face belongs. All that looks at
what is revealed and resolved sees the other face.
"""

from __future__ import annotations

from rulesref.engine.mark import as_it_stands, replace
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import note_cancel, still_stands
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import CITE
from rulesref.games.arkham_lcg.chaos_tokens.uncanceled_tokens import heeded
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

COUNTS_AS = RULES.constant(
    "token-counts-as",
    CITE,
    of="cards",
    faces="words",
    face="word",
    says="Each token of ``faces`` that ``of`` reveal counts as one of ``face``.",
)


def counted_as(state: State, who: str, face: str) -> str:
    """As what a token of ``face`` counts that ``who`` reveals."""
    for standing in binding(state, COUNTS_AS, who):
        if face in standing.node.args["faces"]:
            return str(standing.node.args["face"])
    return face


def _other(state: State, env: Env, face: str, canceled: bool = False) -> bool:
    event = env.get("event")
    if canceled and heeded(state, env):
        return False
    return still_stands(state, env) and event is not None and event.slots.get("face") != face


@RULES.verb("treat-token-as", CITE, able=_other, face="word", canceled="flag?")
def _treat(state: State, env: Env, face: str, canceled: bool = False) -> None:
    """The token that is being revealed counts as one of ``face``; ``canceled`` notes a canceling."""
    if canceled and heeded(state, env):
        fail(state)
        return
    event = as_it_stands(state, env)
    slots = {
        **event.slots,
        "face": face,
        "printed_face": event.slots.get("printed_face") or event.slots["face"],
    }
    treated = state.event("reveal", by=event.by, cites=event.cites, **slots)
    replace(state, env["mark"], treated)
    into, number = slots["into"], slots["number"]
    drawn, plan = state.get(into, "drawn")
    state.put(into, drawn=((*drawn[:number], face, *drawn[number + 1 :]), plan))
    if canceled:
        note_cancel(state, env["this"])
