"""Given, When and Then: the role that an investigator plays."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "given",
    "plays-role",
    who="investigator",
    role="role",
    en="{who} plays the role {role}",
    it="{who} interpreta il ruolo {role}",
)
def plays_role(case: Stage, who: Reference, role: str) -> None:
    """The class of cards that such an investigator may use, besides neutral ones."""
    player = case.thing(who)
    case.declare("role", player, f"the role of {who.text}")
    case.state.put(player, role=role)


@step(
    "when",
    "chooses-role",
    who="investigator",
    role="role",
    en="{who} chooses the role {role}",
    it="{who} sceglie il ruolo {role}",
)
def chooses_role(case: Stage, who: Reference, role: str) -> list[Intent]:
    """Which role is played from now on."""
    return [Intent("role", {"who": case.thing(who), "role": role})]


@step(
    "then",
    "role-is",
    who="investigator",
    role="role",
    en="the role of {who} is {role}",
    it="il ruolo di {who} è {role}",
)
def role_is(case: Stage, who: Reference, role: str) -> list[Unmet]:
    """The role that an investigator plays now."""
    now = str(case.state.get(case.thing(who), "role", "none"))
    return [] if now == role else [Unmet(0, role, now)]


offer(
    "role",
    en="{who} chooses the role {role}",
    it="{who} sceglie il ruolo {role}",
    told_by="switch-role",
)
