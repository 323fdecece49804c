"""When: how much of what is about to be placed somebody takes back."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.rulings.offer import counted, offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "prevents",
    who="investigator",
    amount="number",
    token="token",
    en="{who} cancels {amount} {token}",
    it="{who} annulla {amount} {token}",
)
def prevents(case: Stage, who: Reference, amount: int, token: str) -> list[Intent]:
    """How much of one kind of token, where a card lets one cancel up to so much of several."""
    return [Intent("prevent", {"who": case.thing(who), token: amount})]


def _part(case: Stage, option: Option) -> str:
    verb = "cancels" if case.language == "en" else "annulla"
    token = next(name for name in ("damage", "horror") if name in option.slots)
    taken = counted(case, option.slots[token], token)
    return f"{case.name(option.slots['who'])} {verb} {taken}"


offer("prevent", tell=_part)
