"""The words by which abilities name things: *this*, *you*, an enemy at your location…"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.hidden import enemies_about
from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.enemies.shadows import is_mini_card, mini_cards
from rulesref.games.arkham_lcg.playing.supposing import place_for, supposed_by, supposed_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators, lead, location_of
from rulesref.games.arkham_lcg.values.counted import tokens_counted
from rulesref.games.things import card_of, in_play, kind_of


@RULES.selector("this")
def _this(state: State, env: Env) -> tuple[str, ...]:
    """The card that the ability is on."""
    return (env["this"],)


@RULES.selector("you")
def _you(state: State, env: Env) -> tuple[str, ...]:
    """Nobody, once you have been eliminated: what is left of the ability goes on without you.

    What nobody controls speaks to nobody either (arkham-lcg/you-your).
    """
    you = env["you"]
    return () if not you or state.get(you, "eliminated") else (you,)


@RULES.selector("it")
def _it(state: State, env: Env) -> tuple[str, ...]:
    """What was chosen, found or looked at before; nobody who has been eliminated since."""
    return still_playing(state, env.get("it", ()))


def still_playing(state: State, ids: Iterable[str]) -> tuple[str, ...]:
    """arkham-lcg/elimination: ``ids`` but for those of investigators who have been eliminated."""
    return tuple(id for id in ids if not state.get(id, "eliminated"))


@RULES.selector("attacker")
def _attacker(state: State, env: Env) -> tuple[str, ...]:
    """The enemy whose attack the triggering event belongs to."""
    source = env["event"].slots.get("source") or env["event"].slots.get("enemy")
    return (source,) if source else ()


@RULES.selector("your-location")
def _your_location(state: State, env: Env) -> tuple[str, ...]:
    """The location at which you are, or count as being."""
    where = place_for(state, env)
    return (where,) if where else ()


@RULES.selector("this-location")
def _this_location(state: State, env: Env) -> tuple[str, ...]:
    """The location at which the card is; of one that answers its own defeat, where it was."""
    where = location_of(state, env["this"]) or _where_defeated(state, env)
    return (where,) if where else ()


def _where_defeated(state: State, env: Env) -> str:
    """arkham-lcg/after: once it is defeated the card is at no location any more."""
    event, this = env.get("event"), env["this"]
    own = event is not None and event.type == "defeat" and event.slots.get("card") == this
    return str(state.get(this, "defeated-at", "")) if own else ""


@RULES.selector("investigator")
def _investigator(state: State, env: Env) -> tuple[str, ...]:
    """Every investigator who is in the game."""
    return investigators(state)


@RULES.selector("enemy")
def _enemy(state: State, env: Env) -> list[str]:
    """Every enemy in play."""
    found = enemies_about(state)
    return found + mini_cards(state) if "mini-cards" in env else found


@RULES.selector("asset")
def _asset(state: State, env: Env) -> list[str]:
    """Every asset in play."""
    return in_play(state, "asset")


@RULES.selector("location")
def _location(state: State, env: Env) -> list[str]:
    """Every location in play."""
    return in_play(state, "location")


@RULES.filter("at", value="cards", whole="flag?")
def _at(state: State, env: Env, among: list[str], value: Any) -> list[str]:
    """What is no location means where it is. All are judged at once: the places are looked up once."""
    supposed = supposed_by(state, env)
    places = {location_of(state, one, supposed) for one in things(state, env, value)}
    return [
        one for one in among if (place := location_of(state, one, supposed)) and place in places
    ]


@RULES.filter("engaged-with", value="cards")
def _engaged_with(state: State, env: Env, thing: str, value: Any) -> bool:
    """Enemies that are engaged with any of these, or investigators with any of these enemies."""
    wanted = things(state, env, value)
    if kind_of(state, thing) == "investigator":
        return any(thing in engaged_with(state, enemy) for enemy in wanted)
    if is_mini_card(state, thing):  # for attacks and evasions it counts as engaged
        return any(location_of(state, one) == location_of(state, thing) for one in wanted)
    if env["you"] in wanted and supposed_for(state, env, thing):
        return True
    return any(who in wanted for who in engaged_with(state, thing))


@RULES.filter("in-threat-area-of", value="cards")
def _in_threat_area_of(state: State, env: Env, thing: str, value: Any) -> bool:
    """arkham-lcg/threat-area: engaged enemies, and the encounter cards in play in those areas.

    A massive enemy is engaged without being in any.
    """
    area = state.get(thing, "threat", None) or state.get(thing, "engaged", None)
    return area in things(state, env, value)


@RULES.filter("attached-to", value="cards")
def _attached_to(state: State, env: Env, thing: str, value: Any) -> bool:
    """arkham-lcg/attach-to: cards that any of these bears."""
    return state.get(thing, "attached", None) in things(state, env, value)


@RULES.filter("controlled-by", value="cards")
def _controlled_by(state: State, env: Env, thing: str, value: Any) -> bool:
    """Cards that any of these control."""
    return state.get(thing, "controller", None) in things(state, env, value)


@RULES.filter("controls", value="cards")
def _controls(state: State, env: Env, thing: str, value: Any) -> bool:
    """Investigators who control any of these."""
    return any(state.get(card, "controller", None) == thing for card in things(state, env, value))


@RULES.filter("location-of", value="cards")
def _location_of(state: State, env: Env, thing: str, value: Any) -> bool:
    """The locations at which any of these are."""
    return any(location_of(state, card) == thing for card in things(state, env, value))


@RULES.filter("trait", value="word")
def _trait(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards with that trait."""
    return value in card_of(state, thing).traits


@RULES.selector("enemy-card")
def _enemy_card(state: State, env: Env) -> list[str]:
    """Every enemy, wherever it is: an enemy that was defeated is still the one meant."""
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing and thing["card"].type == "enemy"
    ]


@RULES.filter("without-trait", value="word")
def _without_trait(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards without that trait."""
    return value not in card_of(state, thing).traits


@RULES.selector("bearer")
def _bearer(state: State, env: Env) -> tuple[str, ...]:
    """arkham-lcg/weakness: whose deck this weakness comes from."""
    owner = state.get(env["this"], "owner")
    return (owner,) if owner else ()


@RULES.selector("treachery")
def _treachery(state: State, env: Env) -> list[str]:
    """Every treachery in play."""
    return in_play(state, "treachery")


@RULES.condition("holds", token="word", on="cards", least="number?", most="number?")
def _holds(
    state: State,
    env: Env,
    token: str,
    on: tuple[str, ...],
    least: int | None = None,
    most: int | None = None,
) -> bool:
    """Whether any of ``on`` has so many tokens of a kind: one or more, or up to ``most``."""
    if least is None:
        least = 1 if most is None else 0
    return any(
        least <= state.get(holder, token) and (most is None or state.get(holder, token) <= most)
        for holder in on
    )


@RULES.quantity("tokens", token="word", on="cards")
def _tokens(state: State, env: Env, token: str, on: tuple[str, ...]) -> int:
    """How many tokens of a kind lie on all of ``on``."""
    return sum(tokens_counted(state, holder, token) for holder in on)


@RULES.quantity("most-tokens", token="word", on="cards")
def _most_tokens(state: State, env: Env, token: str, on: tuple[str, ...]) -> int:
    """How many tokens of a kind lie on the one of ``on`` that has most of them."""
    return max((tokens_counted(state, holder, token) for holder in on), default=0)


@RULES.selector("lead")
def _lead_investigator(state: State, env: Env) -> tuple[str, ...]:
    """The lead investigator."""
    return (lead(state),)
