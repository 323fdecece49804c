"""arkham-lcg/campaign-play/experience: what a card takes off the price of a card that is bought later.

What anybody buys is for the time between scenarios; a case tells no more than what comes off.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.setting_up.experience import CITE


@RULES.event(
    "cheaper-purchase",
    CITE,
    who="card",
    amount="number",
    en="the next card that {who} purchases costs {amount} less experience",
    it="la prossima carta che {who} acquista costa {amount} (punto|punti) esperienza in meno",
)
def _cheaper(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        off = state.get(who, "purchase-cheaper") + event.slots["amount"]
        state.put(who, **{"purchase-cheaper": off})


@RULES.verb("cheapen-purchase", CITE, who="cards", amount="number")
def _cheapen(state: State, env: Env, who: tuple[str, ...], amount: int) -> None:
    """The next card that each of ``who`` purchases before the next scenario costs so much less."""
    if amount > 0:
        state.emit(
            *(
                state.event("cheaper-purchase", by=env["this"], who=one, amount=amount)
                for one in who
            )
        )
