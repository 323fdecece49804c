"""arkham-lcg/triggered-abilities: why an action or free ability of a card cannot be used.

Whose card it is and where it lies comes first; then what keeps each of its abilities.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import OWN, Ability, Node
from rulesref.engine.limit import exhausted
from rulesref.engine.outcome import Refused
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.trigger import obstacle
from rulesref.engine.undescribed import OPAQUE
from rulesref.games.arkham_lcg.actions.action import cannot_act
from rulesref.games.arkham_lcg.actions.actions_left import may_spend
from rulesref.games.arkham_lcg.actions.additional_actions import types_of
from rulesref.games.arkham_lcg.decks.hand import hand_unsaid
from rulesref.games.arkham_lcg.playing import permissions, untriggerable
from rulesref.games.arkham_lcg.playing.closed import out_of_reach
from rulesref.games.arkham_lcg.playing.shared_abilities import open_from_afar, open_to_all
from rulesref.games.arkham_lcg.playing.what_keeps_it import in_vain
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import running
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.text_box import as_printed
from rulesref.games.arkham_lcg.values.text_clauses import CLAUSES as TEXTS
from rulesref.games.things import card_of

CITE = "arkham-lcg/costs"

#: FAQ 1.2: from which cards an investigator may use abilities.
SOURCE = "arkham-lcg/triggered-abilities"

RULES.refusal(
    "controlled-by-another",
    SOURCE,
    card="card",
    en="{card} is under another investigator's control",
    it="{card} è sotto il controllo di un altro investigatore",
)
RULES.refusal(
    "at-another-location",
    SOURCE,
    card="card",
    en="{card} is not at the location of this investigator",
    it="{card} non è nel luogo di questo investigatore",
)
RULES.refusal(
    "ability-restricted",
    "arkham-lcg/play-restrictions-permissions-and-instructions",
    card="card",
    en="{card}: it says that it may not be used now",
    it="{card}: dice di non poter essere usata adesso",
    passing=True,
)
RULES.refusal(
    "outside-a-test",
    "arkham-lcg/play-restrictions-permissions-and-instructions",
    card="card",
    en="{card}: it is used during a skill test, and none is being performed",
    it="{card}: si usa durante una prova, e non se ne sta effettuando alcuna",
    beside=True,
)
RULES.refusal(
    "ability-limit-reached",
    "arkham-lcg/limits-and-maximums",
    card="card",
    en="{card}: it has been used as often as its limit allows",
    it="{card}: è già stata usata quante volte il suo limite permette",
)
RULES.refusal(
    "ability-cost",
    CITE,
    card="card",
    en="{card}: its cost cannot be paid",
    it="{card}: il suo costo non può essere pagato",
)
RULES.refusal(
    "ability-in-vain",
    "arkham-lcg/ability",
    card="card",
    en="{card}: it would change nothing",
    it="{card}: non cambierebbe nulla",
)
RULES.refusal(
    "no-ability",
    "arkham-lcg/ability",
    card="card",
    en="no ability of {card} can be initiated now",
    it="nessuna capacità di {card} può essere lanciata adesso",
    beside=True,
)
RULES.refusal(
    "nothing-to-initiate",
    "arkham-lcg/ability",
    card="card",
    en="{card} has no ability at all",
    it="{card} non ha alcuna capacità",
    beside=True,
)
RULES.refusal(
    "constant-only",
    "arkham-lcg/ability/constant-abilities",
    card="card",
    en="{card} has no ability that somebody initiates: what it says holds all the time",
    it="{card} non ha capacità che qualcuno lanci: quello che dice vale sempre",
    beside=True,
)
RULES.refusal(
    "forced-only",
    "arkham-lcg/ability/forced-abilities",
    card="card",
    en="{card} has no ability that somebody initiates: a Forced one resolves by itself",
    it="{card} non ha capacità che qualcuno lanci: una Obbligata si risolve da sé",
    beside=True,
)
#: Conditions of an ability that nothing meets while no skill test is performed.
OF_A_TEST = frozenset({"during-your-test", "you-perform", "test-is", "test-on"})

#: What keeps an ability from being initiated → the refusal that says so.
OBSTACLES = {
    "tests": "ability-restricted",
    "limit": "ability-limit-reached",
    "costs": "ability-cost",
    "effects": "ability-in-vain",
}


def refused_source(state: State, who: str, card: str) -> Refused | None:
    """arkham-lcg/triggered-abilities (FAQ 1.2): a card that ``who`` may not use abilities of."""
    gone = out_of_reach(state, card)
    if gone:
        return gone
    controller = state.get(card, "controller", "")
    if controller == who and not open_to_all(state, card):
        return permissions.refused(state, who, card, "trigger")
    return not_theirs(state, who, card)


def not_theirs(state: State, who: str, card: str) -> Refused | None:
    """That ``card`` is somebody else's, or is nobody's and lies where ``who`` is not."""
    controller = state.get(card, "controller", "")
    if controller and not open_to_all(state, card):
        return None if controller == who else RULES.refuse("controlled-by-another", card=card)
    everywhere = card_of(state, card).type in ("act", "agenda")
    if (
        everywhere
        or open_from_afar(state, card)
        or location_of(state, card) == location_of(state, who)
    ):
        return None
    return RULES.refuse("at-another-location", card=card)


def surroundings(who: str, card: str, ability: Ability) -> dict[str, Any]:
    """What the words of ``ability`` mean while ``who`` uses it."""
    return {"this": card, "you": who, "holder": card, "ability": ability}


def why_no_use(
    state: State, who: str, card: str, named: str, kinds: tuple[str, ...] = ("action", "free")
) -> Refused | None:
    """Why no ability of ``card`` (or not the ``named`` one) of these ``kinds`` can be initiated.

    ``None`` where one can be. Of several abilities each has its reason, and it is told which one
    is meant; where they differ, that none can be is said, under the entries that all of them cite,
    with the reason of each.
    """
    mine = [ability for ability in card_of(state, card).abilities if ability.kind in kinds]
    meant = [one for one in mine if named in ("", one.id) and state.get(card, "zone") in one.zones]
    found = [_kept_from(state, who, card, one) for one in meant]
    reasons = [reason for reason in found if reason]
    if len(reasons) < len(found):
        return None
    if len({reason.id for reason in reasons}) == 1:
        return reasons[0]
    if not (meant if named else mine) and (answers := _answers(state, card, named)):
        if all(_used_up(state, who, card, one) for one in answers):
            return RULES.refuse("ability-limit-reached", card=card)
        return RULES.refuse("nothing-to-answer", card=card)
    if (never := never_initiated(state, card)) is not None:
        return never
    places = {one.id: place for place, one in enumerate(card_of(state, card).abilities, 1)}
    each = tuple(
        (places[one.id], why) for one, why in zip(meant, reasons, strict=True) if one.id in places
    )
    refused = RULES.refuse("no-ability", _shared(reasons), card=card)
    return refused._replace(each=each)


def never_initiated(state: State, card: str) -> Refused | None:
    """That nobody ever initiates an ability of ``card``; ``None`` where somebody could, or may.

    So may somebody of a card that says something else than its print, or says what cards say.
    """
    abilities = card_of(state, card).abilities
    if as_printed(state, card) is not card_of(state, card):
        return None
    kinds = [RULES.kinds[one.kind] for one in abilities]
    if not all(kind.constant or kind.forced or kind.unprompted for kind in kinds):
        return None
    effects = [effect.row for one in abilities for effect in one.effects]
    if OPAQUE in effects or any(row.id in TEXTS for row in effects):
        return None
    if any(kind.forced for kind in kinds):
        return RULES.refuse("forced-only", card=card)
    if any(kind.unprompted for kind in kinds):
        return None
    if not abilities:
        return RULES.refuse("nothing-to-initiate", card=card)
    return RULES.refuse("constant-only", card=card)


def _kept_from(state: State, who: str, card: str, ability: Ability) -> Refused | None:
    """What keeps ``who`` from initiating ``ability`` of ``card``, or ``None``."""
    forbids = untriggerable.refused(state, who, card, ability)
    if forbids:
        return forbids
    keeps = obstacle(state, ability, surroundings(who, card, ability))
    return _why_not(state, who, card, ability, OBSTACLES[keeps]) if keeps else None


def _shared(reasons: list[Refused]) -> tuple[str, ...]:
    """The entries that each of ``reasons`` cites: any other speaks of one ability alone."""
    if not reasons:
        return ()
    return tuple(
        cite for cite in reasons[0].cites if all(cite in reason.cites for reason in reasons)
    )


def _answers(state: State, card: str, named: str) -> list[Ability]:
    """The reactions of ``card``, or the ``named`` one."""
    return [
        ability
        for ability in card_of(state, card).abilities
        if ability.kind == "reaction" and named in ("", ability.id)
    ]


def _used_up(state: State, who: str, card: str, ability: Ability) -> bool:
    """Whether the limit of ``ability`` is reached, whatever occurs next.

    Of a limit that is counted for what occurs nothing is known before that.
    """
    own = ability.limit is not None and ability.limit.scope == OWN
    return own and exhausted(state, ability, surroundings(who, card, ability))


def _why_not(state: State, who: str, card: str, ability: Ability, reason: str) -> Refused:
    """Why ``who`` cannot initiate ``ability``; whose turn it is comes before what it costs."""
    types = types_of(state, card, ability.designators)
    acts = any(cost.row is RULES.costs["action"] for cost in ability.costs)
    if reason == "ability-cost" and acts and not may_spend(state, who, types):
        refused = cannot_act(state, who, *types)
        assert refused is not None
        return refused
    if reason == OBSTACLES["costs"]:
        unpaid = unpaid_of(state, ability, surroundings(who, card, ability))
        cites = (cite for cost in unpaid for cite in cost.row.cites)
        refused = RULES.refuse(reason, tuple(dict.fromkeys((CITE, *cites))), card=card)
        return hand_unsaid(state, who, unpaid) or refused
    if reason == OBSTACLES["effects"]:
        return in_vain(state, who, card, RULES.refuse(reason, card=card))
    if reason == OBSTACLES["tests"] and outside_its_test(state, ability):
        return RULES.refuse("outside-a-test", card=card)
    return RULES.refuse(reason, card=card)


def outside_its_test(state: State, ability: Ability) -> bool:
    """Whether ``ability`` asks for a skill test that is being performed, and none is."""
    return not running(state) and any(one.row.id in OF_A_TEST for one in ability.tests)


def unpaid_of(state: State, ability: Ability, env: dict[str, Any]) -> list[Node]:
    """The costs of ``ability`` that cannot be paid."""
    return [cost for cost in ability.costs if not able(state, env, (cost,), every=True)]
