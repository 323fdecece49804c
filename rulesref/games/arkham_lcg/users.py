"""arkham-lcg/ability/triggered-abilities: who may use an ability of a card, by where it lies and who controls it."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.engine.ability import Ability
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State, Thing
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.table import TABLE, here, investigators, location_of
from rulesref.games.sequel import Sequel
from rulesref.games.things import kind_of


def acts(thing: Thing, ability: Ability) -> bool:
    """Whether ``ability`` of ``thing`` acts where it lies and with the side that is up.

    arkham-lcg/location-cards: the revealed side of an unrevealed location is not read yet. What
    stands on the unrevealed side is called "unrevealed". What lies in a deck acts while it is roused:
    only then does anybody control it.
    """
    zone = thing.get("zone", "play")
    if zone.endswith("/deck") and thing.get("controller"):
        zone = "deck"
    if zone not in ability.zones:
        return False
    card = thing.get("card")
    if card is None or card.type != "location":
        return True
    return (ability.name == "unrevealed") is not bool(thing.get("revealed"))


USERS = Sequel[[State, str, str, Ability], bool](
    SEQUELS,
    "users",
    "Asked (state, who, card, ability): whether nothing further keeps them from the ability.",
)
SHARED = Sequel[[State, str], bool](
    SEQUELS,
    "shared",
    "Asked (state, card) of a card that somebody controls: whether all at its location may use it.",
)
FROM_ELSEWHERE = Sequel[[State, str], list[str]](
    SEQUELS,
    "from-elsewhere",
    "Asked (state, card): who may play a fast event from where it is, as if it were in hand.",
)


@RULES.hook(Hooks.users)
def _users(state: State, id: str, ability: Ability) -> tuple[str, ...]:
    """Who may resolve ``ability`` of ``id`` as "you": its controller, else every investigator."""
    thing = state.things[id]
    if ability.kind == "fast" and thing.get("played-from"):
        return ()  # arkham-lcg/initiation: it is being played already
    if not acts(thing, ability):
        if ability.kind != "fast":
            return ()
        return _allowed(
            state, id, ability, [you for may in FROM_ELSEWHERE.followers for you in may(state, id)]
        )
    forced = state.rules.kinds[ability.kind].forced
    controller = thing.get("controller")
    if thing.get("zone") == "discard":  # FAQ 2.22: what acts from there is its owner's
        controller = thing.get("owner")
    users: tuple[str, ...]
    if controller and _is_shared(state, id):
        users = tuple(here(state, investigators(state), location_of(state, id)))
    elif controller:
        users = () if state.get(controller, "eliminated") else (controller,)
    elif thing.get("threat") and forced:
        users = (thing["threat"],)
    elif forced or kind_of(state, id) in ("act", "agenda"):
        users = investigators(state)
    else:  # arkham-lcg/triggered-abilities: FAQ 1.2, a scenario card at the same location
        place = location_of(state, id)
        users = tuple(here(state, investigators(state), place))
        users += tuple(who for who, too in state.get("test", "beside", ()) if too == place)
    if forced:
        return users
    return _allowed(state, id, ability, users)


def _allowed(state: State, id: str, ability: Ability, users: Iterable[str]) -> tuple[str, ...]:
    """Those of ``users`` whom nothing keeps from ``ability`` now."""
    peril = state.get(TABLE, "peril")
    if peril:  # arkham-lcg/peril
        users = [you for you in users if you == peril]
    return tuple([you for you in users if _may_use(state, you, id, ability)])


def _is_shared(state: State, id: str) -> bool:
    for shared in SHARED.followers:  # noqa: SIM110 - asked for every candidate of every stage
        if shared(state, id):
            return True
    return False


def _may_use(state: State, who: str, id: str, ability: Ability) -> bool:
    for may in USERS.followers:  # noqa: SIM110 - asked for every candidate of every stage
        if not may(state, who, id, ability):
            return False
    return True
