"""Damage and horror as they are assigned: so much to one, all of it, or every share at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.rulings.options import counted
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import one_or_two
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

SPEECH.adding_up.add("deal")  # what several attacks deal may be told together


def _falls_on(slots: Mapping[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """Whoever takes so much of one kind may be dealt it, or have it assigned, whoever it was dealt to.

    None where it is told who deals it, which nothing that is placed says of itself, or of both kinds.
    """
    harm = [kind for kind in ("damage", "horror") if kind in slots]
    if len(harm) != 1 or slots.keys() != {"to", *harm}:
        return None
    return f"place-{harm[0]}", {"to": slots["to"], "amount": slots[harm[0]]}


SPEECH.comes_to["deal"] = _falls_on


@SPEECH.sentence(
    "when",
    "assigns",
    who="investigator",
    amount="number",
    token="token",
    more="number",
    other="token",
    to="card",
    en=(
        "{who} assigns {amount} {token}[ and {more} {other}] to {to}",
        "{who} (assigns|puts|places) {amount} {token}[ and {more} {other}] on {to}",
    ),
    it="{who} assegna {amount} {token}[ e {more} {other}] a {to}",
)
def assigns(
    scene: Scene,
    who: Reference,
    amount: int,
    token: str,
    to: Reference,
    more: int = 0,
    other: str = "",
) -> list[Intent]:
    """Says how much of what one card takes; further steps say the rest."""
    shares = one_or_two(token, amount, other, more)
    parts = {kind: (scene.thing(to), share) for kind, share in shares.items()}
    return [Intent("assign", {"who": scene.thing(who), **parts})]


@SPEECH.sentence(
    "when",
    "assigns-all",
    who="investigator",
    token="token",
    other="token",
    to="card",
    en=(
        "{who} (assigns|puts|places) (all the|all|the) {token}[ and {other}] to {to}",
        "{who} (assigns|puts|places) (all the|all|the) {token}[ and {other}] on {to}",
        "{who} (assigns|puts|places) (all the|all|the) {token} and the {other} (to|on) {to}",
    ),
    it=(
        "{who} assegna (il|tutto il|i|tutti i) {token}[ e {other}] a {to}",
        "{who} assegna (il|tutto il|i|tutti i) {token} e (il|tutto il|gli|tutti gli) {other} a {to}",
        "{who} assegna (il|tutto il|i|tutti i) {token} e (l'|tutto l'){other} a {to}",
        "{who} assegna (l'|tutto l'|gli |tutti gli ){token} a {to}",
    ),
)
def assigns_all(
    scene: Scene, who: Reference, token: str, to: Reference, other: str = ""
) -> list[Intent]:
    """As "assigns", of as much of these kinds as is dealt."""
    waiting = _dealt_now(scene, said("say how much of it: … assigns 1 damage to …"))
    dealt = waiting.slots  # each option assigns all of it
    kinds = one_or_two(token, 1, other, 1)
    parts = {kind: (scene.thing(to), sum(share for _, share in dealt[kind])) for kind in kinds}
    return [Intent("assign", {"who": scene.thing(who), **parts})]


@SPEECH.sentence(
    "when",
    "assigns-shares",
    who="investigator",
    amount="number",
    token="token",
    to="card",
    amount2="number",
    token2="token",
    to2="card",
    amount3="number",
    token3="token",
    to3="card",
    amount4="number",
    token4="token",
    to4="card",
    en=(
        "{who} assigns {amount} {token} to {to}, {amount2} {token2} to {to2}"
        "[, {amount3} {token3} to {to3}][, {amount4} {token4} to {to4}]",
        "{who} assigns {amount} {token} to {to} and {amount2} {token2} to {to2}",
        "{who} (assigns|puts|places) {amount} {token} on {to} and {amount2} {token2} on {to2}",
    ),
    it=(
        "{who} assegna {amount} {token} a {to}, {amount2} {token2} a {to2}"
        "[, {amount3} {token3} a {to3}][, {amount4} {token4} a {to4}]",
        "{who} assegna {amount} {token} a {to} e {amount2} {token2} a {to2}",
        "{who} (assegna|mette) {amount} {token} su {to} e {amount2} {token2} su {to2}",
    ),
)
def assigns_shares(scene: Scene, who: Reference, **shares: Any) -> list[Intent]:
    """Several shares at once, as a choice between assignments lists them."""
    return [
        intent
        for number in ("", "2", "3", "4")
        if f"to{number}" in shares
        for intent in assigns(
            scene,
            who,
            shares[f"amount{number}"],
            shares[f"token{number}"],
            shares[f"to{number}"],
        )
    ]


#: What one character or asset is assigned.
_SHARE = {"en": "{tokens} to {to}", "it": "{tokens} a {to}"}


def _assignment(scene: Scene, option: Option) -> dict[str, Any]:
    shares = [
        _SHARE[scene.language].format(tokens=counted(scene, amount, token), to=scene.name(thing))
        for token in ("damage", "horror")
        for thing, amount in option.slots[token]
    ]
    return {"who": scene.name(option.slots["who"]), "shares": ", ".join(shares)}


def _fits_assign(option: Option, intent: Intent) -> bool:
    return option.slots["who"] == intent.slots["who"] and all(
        intent.slots[token] in option.slots[token]
        for token in ("damage", "horror")
        if token in intent.slots
    )


SPEECH.choice("assign", en="how damage and horror are assigned", it="come assegnare danni e orrori")
SPEECH.option(
    "assign",
    en="{who} assigns {shares}",
    it="{who} assegna {shares}",
    fill=_assignment,
    fits=_fits_assign,
    in_parts=True,
)


@SPEECH.sentence(
    "when",
    "is-assigned",
    amount="number",
    token="token",
    more="number",
    other="token",
    to="card",
    en="{amount} {token}[ and {more} {other}] (is|are) assigned to {to}",
    it="{amount} {token}[ e {more} {other}] (è|sono) assegnat(o|i) a {to}",
)
def is_assigned(
    scene: Scene, amount: int, token: str, to: Reference, more: int = 0, other: str = ""
) -> list[Intent]:
    """The same by whoever it is dealt to."""
    who = _dealt_now(scene, said("say who does: … assigns 1 damage to …")).slots["who"]
    shares = one_or_two(token, amount, other, more)
    parts = {kind: (scene.thing(to), share) for kind, share in shares.items()}
    return [Intent("assign", {"who": who, **parts})]


def _dealt_now(scene: Scene, remedy: str) -> Option:
    """A way in which what is dealt now is assigned, or the only one in which it has just been.

    Raises ``UnresolvedReference`` where nothing is, and where more than one thing has been.
    """
    ahead = scene.ahead().state
    if isinstance(ahead.pending, Choice) and ahead.pending.id == "assign":
        return ahead.pending.options[0]
    for since in (scene.telling.began, scene.telling.mark):  # another share may have been told
        by_itself = _assigned_alone(ahead, since)
        if len(by_itself) == 1:
            return by_itself[0]
    raise UnresolvedReference(
        said("no damage or horror is to be assigned at this moment"), remedy=remedy
    )


def _assigned_alone(state: State, since: Any) -> list[Option]:
    """The assignments since the log ``since`` of which there was no other way."""
    found = []
    log = state.log
    while log is not None and log is not since:
        line, log = log
        if len(line.options) == 1 and line.options[0].id == "assign":
            found.append(line.options[0])
    return found
