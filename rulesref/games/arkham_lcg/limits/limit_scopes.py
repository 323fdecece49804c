"""arkham-lcg/limits-and-maximums: for whom an ability's limit counts, where not for each copy alone."""

from __future__ import annotations

from rulesref.engine.ability import Ability
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, location_of
from rulesref.games.things import card_of

Count = tuple[str, tuple[str, str]]


@RULES.limit_scope("player")
def _player(state: State, ability: Ability, env: Env) -> Count:
    """Each investigator counts their own uses, of whichever copy."""
    return env["you"], (ability.id, "")


@RULES.limit_scope("group")
def _group(state: State, ability: Ability, env: Env) -> Count:
    """One count for all investigators."""
    return TABLE, (ability.id, "")


@RULES.limit_scope("title")
def _title(state: State, ability: Ability, env: Env) -> Count:
    """One count for every copy of a title, whatever its level."""
    _, slash, place = ability.id.rpartition("/")
    return TABLE, (card_of(state, env["this"]).name + slash + place, "")


@RULES.limit_scope("reveal")
def _reveal(state: State, ability: Ability, env: Env) -> Count:
    """Each test, and each ability that reveals tokens, counts the uses for its own tokens."""
    return str(env["event"].slots["into"]), (ability.id, env["you"])


@RULES.limit_scope("location")
def _location(state: State, ability: Ability, env: Env) -> Count:
    """One count for everybody who is at the location."""
    return str(location_of(state, env["you"])), (ability.id, "")


@RULES.limit_scope("doer")
def _doer(state: State, ability: Ability, env: Env) -> Count:
    """A count for each investigator who does what is answered."""
    return str(env["event"].slots["who"]), (ability.id, env["you"])
