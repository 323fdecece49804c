"""arkham-lcg/dealing-damage-horror: damage to everybody at a location is one simultaneous batch."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.damage_and_defeat.dealing import Harm, deal
from rulesref.games.arkham_lcg.enemies.shadows import mini_cards
from rulesref.games.arkham_lcg.locations.connections import connecting
from rulesref.games.arkham_lcg.playing.supposing import place_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here, investigators, location_of
from rulesref.games.things import in_play


@RULES.selector("near-location")
def _near_location(state: State, env: Env) -> list[str]:
    """Your location and every location that it leads to."""
    place = place_for(state, env)
    return [place, *connecting(state, place)] if place else []


def _somebody(state: State, env: Env, damage: int, at: tuple[str, ...]) -> bool:
    return any(_everybody(state, env, place) for place in at) or bool(mini_cards(state, at))


def _everybody(state: State, env: Env, place: str) -> tuple[str, ...]:
    """Whom the card sees there; its "you" is where the card supposes them (arkham-lcg/as-if)."""
    persons = [who for who in investigators(state) if _sees(state, env, who) == place]
    return (*persons, *here(state, in_play(state, "enemy"), place))


def _sees(state: State, env: Env, who: str) -> str | None:
    """Where the card sees ``who``."""
    return place_for(state, env) if who == env["you"] else location_of(state, who)


@RULES.verb(
    "deal-everybody",
    "arkham-lcg/dealing-damage-horror",
    able=_somebody,
    damage="number",
    at="cards",
)
def _deal_everybody(state: State, env: Env, damage: int, at: tuple[str, ...]) -> None:
    """Every enemy and every investigator at ``at`` is dealt so much damage, all at once."""
    hurt = tuple(one for place in at for one in _everybody(state, env, place))
    deal(state, env, (*hurt, *mini_cards(state, at)), Harm(damage))
