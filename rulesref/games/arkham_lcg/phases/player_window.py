"""Player windows: free abilities and fast cards, until every player passes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.trigger import usable
from rulesref.games.arkham_lcg.acts_and_agendas.act_clues import hindered
from rulesref.games.arkham_lcg.costs.play_costs import STANDARD
from rulesref.games.arkham_lcg.playing.gaining_fast import could_gain_fast
from rulesref.games.arkham_lcg.playing.initiation import start
from rulesref.games.arkham_lcg.playing.play_restrictions import fast_ability, forbidden
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import active, investigators, lead

CITE = "arkham-lcg/fast"


def free_uses(state: State) -> list[tuple[str, Ability, str]]:
    """(card, ability, investigator) for every free ability or fast event that may be used now."""
    users = state.rules.hooks.users
    return [
        (thing, ability, you)
        for kind in ("free", "fast")
        for thing, ability in state.index.get(("", kind), ())
        for you in users(state, thing, ability)
        if usable(state, ability, {"this": thing, "you": you, "ability": ability})
    ]


def fast_plays(state: State) -> list[tuple[str, str]]:
    """(card, investigator) for every other fast card that may be played now: assets, and events."""
    return [
        (id, thing["controller"])
        for id, thing in state.things.items()
        if thing.get("zone") == "hand"
        and thing.get("controller")
        and ("fast" in thing["card"].keywords or could_gain_fast(state, thing["controller"], id))
        and fast_ability(state, id) is None
        and forbidden(state, thing["controller"], id) is None
    ]


def _offer(state: State, variables: Mapping[str, Any]) -> None:
    uses = free_uses(state)
    plays = fast_plays(state)
    spending = hindered(state) is None
    if not uses and not plays and not spending:
        state.end()
        return
    options = [
        Option(
            RULES.kinds[ability.kind].option,
            {"who": you, "card": thing, "ability": ability.id},
            (thing, ability.id, you),
        )
        for thing, ability, you in uses
    ]
    options += [
        Option("play", {"who": you, "card": card}, ("play", card, you)) for card, you in plays
    ]
    if spending:  # they spend as a group: whoever proposes it makes no difference
        who = active(state) or lead(state)
        options.append(Option("advance-act", {"who": who}, ("advance-act", who)))
    users = (
        {option.slots["who"] for option in options} if not spending else set(investigators(state))
    )
    chooser = users.pop() if len(users) == 1 else ""
    options.append(Option("pass", {}, "pass"))
    state.ask(Choice("player-window", chooser, tuple(options), (variables["cite"], CITE), "pick"))


def _use(state: State, variables: Mapping[str, Any]) -> None:
    pick = variables["pick"]
    if pick == "pass":
        state.end()
        return
    if pick[0] == "play":
        start(state, pick[2], pick[1], STANDARD)
    if pick[0] == "advance-act":
        refused = RULES.openings["advance-act"](state, who=pick[1])
        assert refused is None, refused
    for thing, ability, you in free_uses(state):
        if (thing, ability.id, you) == pick:
            state.call(
                RULES.procedures[RULES.kinds[ability.kind].procedure],
                ability=ability,
                env={"this": thing, "you": you, "holder": thing, "ability": ability},
            )
    state.goto(0)


PLAYER_WINDOW = RULES.procedure(Procedure("player-window", _offer, _use))


def window(state: State, after: str) -> None:
    """Open the player window that follows step ``after``."""
    state.call(PLAYER_WINDOW, cite=f"arkham-lcg/steps/{after}-window")
