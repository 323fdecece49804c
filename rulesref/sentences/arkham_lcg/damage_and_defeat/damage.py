"""Damage and horror: moved from card to card, or taken back before they are placed."""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.damage_and_defeat.moving_damage import MOVE, VALUES
from rulesref.rulings.explaining import explain
from rulesref.rulings.options import counted
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.damage_and_defeat.moved_between import choices_that_move
from rulesref.sentences.arkham_lcg.holding import one_or_two
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "moves-damage",
    who="investigator",
    amount="number",
    token="token",
    to="card",
    en="{who} moves {amount} {token} to {to}",
    it="{who} sposta {amount} {token} su {to}",
)
def moves_damage(
    scene: Scene, who: Reference, amount: int, token: str, to: Reference
) -> list[Intent]:
    """One part of what an effect lets one move; a further step says the next, or that it is all."""
    if scene.rests():
        why, remedy = explain(scene, "moves-by-no-effect", who=who.text, source=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    return [Intent("move-part", {"who": scene.thing(who), token: (scene.thing(to), amount)})]


@SPEECH.sentence(
    "when",
    "moves-from",
    who="investigator",
    amount="number",
    pool="pool",
    source="card",
    to="card",
    en=(
        "{who} moves {amount} {pool} from {source} to {to}",
        "{amount} {pool} (is|are) moved from {source} to {to}",
    ),
    it=(
        "{who} sposta {amount} {pool} da {source} a {to}",
        "{amount} {pool} (viene spostato|vengono spostati) da {source} a {to}",
    ),
)
def moves_from(
    scene: Scene,
    amount: int,
    pool: str,
    source: Reference,
    to: Reference,
    who: Reference | None = None,
) -> list[Intent]:
    """The same, with the card that the effect takes it from; other tokens an effect moves by itself.

    Where no step says who does it, whoever is asked.
    """
    waiting = scene.ahead().state if scene.state.resolving else scene.state
    frame = next(waiting.frames(), None)
    if pool in VALUES and frame is not None and frame.kind is MOVE:
        if frame.variables["card"] == scene.thing(source):
            if who is None:
                return [
                    Intent("move-part", {"who": _mover(waiting), pool: (scene.thing(to), amount)})
                ]
            told: list[Intent] = moves_damage(scene, who, amount, pool, to)
            return told
        raise UnresolvedReference(
            said("it is moved from {there}, not from {source}").format(
                there=scene.name(frame.variables["card"]), source=source.text
            )
        )
    places = (scene.thing(one) for one in (source, to))
    mover = _mover(waiting) if who is None else scene.thing(who)
    if chosen := choices_that_move(waiting.fork(), mover, amount, pool, *places):
        return chosen
    if who is None:
        why, remedy = explain(scene, "moved-by-no-effect", source=source.text)
        raise UnresolvedReference(why, remedy=remedy)
    why, remedy = explain(scene, "moves-by-no-effect", who=who.text, source=source.text)
    raise UnresolvedReference(why, remedy=remedy)


def _mover(state: State) -> str:
    """Whoever is asked now; nobody where nothing is."""
    waiting = state.pending
    return str(waiting.chooser or "") if isinstance(waiting, Choice) else ""


SPEECH.explanation(
    "moved-by-no-effect",
    en=(
        "tokens are moved by an effect alone, and none that is resolving asks what is moved from "
        "{source}",
        "tell the card whose effect it is, such as: {when} … uses …",
    ),
    it=(
        "i segnalini si spostano solo per un effetto, e nessuno che si sta risolvendo chiede che cosa "
        "viene spostato da {source}",
        "di' la carta di cui è l'effetto, per esempio: {when} … usa …",
    ),
)
SPEECH.explanation(
    "moves-by-no-effect",
    en=(
        "tokens are moved by an effect alone, and none that is resolving asks what {who} moves from "
        "{source}",
        "tell the card whose effect it is, such as: {when} {who} uses …",
    ),
    it=(
        "i segnalini si spostano solo per un effetto, e nessuno che si sta risolvendo chiede che cosa "
        "{who} sposta da {source}",
        "di' la carta di cui è l'effetto, per esempio: {when} {who} usa …",
    ),
)


@SPEECH.sentence(
    "when",
    "moves-no-more",
    who="investigator",
    en="{who} moves no more tokens",
    it="{who} non sposta altri segnalini",
)
def moves_no_more(scene: Scene, who: Reference) -> list[Intent]:
    """Fewer than the effect allows, or all that there are."""
    return [Intent("move-no-more", {"who": scene.thing(who)})]


def _part(scene: Scene, option: Option) -> dict[str, Any]:
    token = next(name for name in ("damage", "horror") if name in option.slots)
    to, amount = option.slots[token]
    who, tokens = scene.name(option.slots["who"]), counted(scene, amount, token)
    return {"who": who, "tokens": tokens, "to": scene.name(to)}


SPEECH.choice(
    "move-damage", en="how much damage or horror to move", it="quanti danni o orrori spostare"
)
SPEECH.option(
    "move-part",
    en="{who} moves {tokens} to {to}",
    it="{who} sposta {tokens} su {to}",
    fill=_part,
    told_by=("move-damage", "move-horror"),
)
SPEECH.option(
    "move-no-more", en="{who} moves no more tokens", it="{who} non sposta altri segnalini"
)


@SPEECH.sentence(
    "when",
    "prevents",
    who="investigator",
    amount="number",
    token="token",
    more="number",
    other="token",
    card="card",
    en="{who} cancels {amount} {token}[ and {more} {other}][ on {card}]",
    it="{who} annulla {amount} {token}[ e {more} {other}][ su {card}]",
)
def prevents(
    scene: Scene,
    who: Reference,
    amount: int,
    token: str,
    more: int = 0,
    other: str = "",
    card: Reference | None = None,
) -> list[Intent]:
    """How much, where a card lets one cancel up to so much of several kinds of token."""
    told = one_or_two(token, amount, other, more)
    on = {"who": scene.thing(who)} | ({"card": scene.thing(card)} if card else {})
    return [Intent("prevent", {**on, kind: told[kind]}) for kind in sorted(told)]


def _taken_back(scene: Scene, option: Option) -> dict[str, Any]:
    token = next(name for name in ("damage", "horror") if name in option.slots)
    tokens = counted(scene, option.slots[token], token)
    told = {"who": scene.name(option.slots["who"]), "tokens": tokens}
    if option.slots["card"] != option.slots["who"]:
        told["card"] = scene.name(option.slots["card"])
    return told


SPEECH.choice(
    "prevent", en="how much damage or horror to cancel", it="quanti danni o orrori annullare"
)
SPEECH.option(
    "prevent",
    en=("{who} cancels {tokens}", "{who} cancels {tokens} on {card}"),
    it=("{who} annulla {tokens}", "{who} annulla {tokens} su {card}"),
    fill=_taken_back,
)
