"""arkham-lcg/prey: which investigator an enemy pursues or engages where it has several.

An ability of kind "prey" holds one ``prefer``: ``most`` or ``least`` of a quantity, or ``who`` by a
selector; with ``only`` the enemy sees nobody else.
"""

from __future__ import annotations

from rulesref.engine.notation import OPAQUE
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.opaque import stop_at_instruction
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.arkham_lcg.values.counted import cards_counted, tokens_counted
from rulesref.games.arkham_lcg.values.stats import remaining, stat
from rulesref.games.things import card_of

TOKENS = ("damage", "horror", "clues", "resources")


@RULES.verb("prefer", "arkham-lcg/prey", most="word?", least="word?", who="cards?", only="flag?")
def _prefer(state: State, env: Env, **args: object) -> None:
    """Never run: it is read by ``hunted``."""


#: Where an enemy patrols to, where that is no place or card that its keyword could name.
PATROLS = "patrols-to"


@RULES.verb(PATROLS, "arkham-lcg/patrol", to="cards")
def _patrols(state: State, env: Env, **args: object) -> None:
    """Never run: the one effect of a "prey" ability. The nearest of ``to`` is where it goes."""


def amount(state: State, who: str, quantity: str) -> int:
    """How much of ``quantity`` ``who`` has. Raises ``KeyError`` where they have no such value."""
    if quantity == "hand":
        return cards_counted(state, who)
    if quantity in TOKENS:
        return tokens_counted(state, who, quantity)
    if quantity == "remaining-health":
        value = remaining(state, who, "health", "damage")
    elif quantity == "remaining-sanity":
        value = remaining(state, who, "sanity", "horror")
    else:
        value = stat(state, who, quantity)
    if value is None:
        raise KeyError(quantity)
    return value


RULES.stop("prey-undescribed", en="its prey instruction", it="la sua istruzione di preda")


def hunted(state: State, enemy: str, among: list[str]) -> list[str]:
    """Those of ``among`` whom ``enemy`` goes for: the best by its prey instruction, else all.

    An ``only`` instruction leaves nobody where the one it means is not among them.
    """
    for ability in card_of(state, enemy).abilities:
        if ability.kind != "prey":
            continue
        for node in ability.effects:
            if node.row.id == PATROLS:
                continue
            if node.row is OPAQUE or len(ability.effects) > 1 or ability.tests:
                stop_at_instruction(state, enemy, node, "prey-undescribed")
                return among
            return _best(state, enemy, among, dict(node.args))
    return among


RULES.stop(
    "prey-incomparable",
    quantity="word",
    en="prey by {quantity}",
    it="una preda in base a questo: {quantity}",
)


def _best(state: State, enemy: str, among: list[str], args: dict[str, object]) -> list[str]:
    if "who" in args:
        env = {"this": enemy, "you": state.get(enemy, "owner", "")}
        meant = things(state, env, args["who"])  # type: ignore[arg-type]
        found = [candidate for candidate in among if candidate in meant]
        return found if found or args.get("only") else among
    sign = 1 if "most" in args else -1
    quantity = str(args.get("most") or args.get("least"))
    compared = investigators(state) if args.get("only") else among
    if len(compared) == 1:
        return among  # nothing is compared
    try:
        amounts = {one: sign * amount(state, one, quantity) for one in compared}
    except KeyError:
        state.give_up(enemy, "prey-incomparable", quantity=quantity)
        return among
    best = max(amounts.values(), default=0)
    return [candidate for candidate in among if amounts.get(candidate) == best]
