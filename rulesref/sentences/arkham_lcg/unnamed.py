"""When: damage, discards and what else an effect does that the case does not name."""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import one_or_two
from rulesref.sentences.arkham_lcg.playing.shares import shares
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.untold_doer import remark_untold_doer, remark_untold_harm
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "is-moved",
    effect=True,
    enemy="enemy",
    who="investigator",
    to="location",
    en=("{enemy} (moves|is moved) to {to}", "{who} is moved to {to}"),
    it=(
        "{enemy} (si muove|si sposta|viene spostato|viene spostata) (in|a) {to}",
        "{who} viene spostat(o|a) (in|a) {to}",
    ),
)
def is_moved(
    scene: Scene, to: Reference, enemy: Reference | None = None, who: Reference | None = None
) -> list[Intent]:
    """By an effect that the case does not name; no action."""
    mover = enemy or who
    assert mover is not None
    return [Intent("move-by-effect", {"who": scene.thing(mover), "to": scene.thing(to)})]


@SPEECH.sentence(
    "when",
    "takes",
    effect=True,
    who="card",
    amount="number",
    token="token",
    more="number",
    other="token",
    en="{who} (takes|is dealt) {amount} {token}[ and {more} {other}]",
    it="{who} subisce {amount} {token}[ e {more} {other}]",
)
def takes(
    scene: Scene, who: Reference, amount: int, token: str, more: int = 0, other: str = ""
) -> list[Intent]:
    """By an effect that the case does not name; assigned as usual."""
    harm = one_or_two(token, amount, other, more)
    struck = scene.thing(who)
    remark_untold_harm(scene, struck, harm)
    return [Intent("take", {"who": struck, **harm})]


@SPEECH.sentence(
    "when",
    "takes-direct",
    effect=True,
    who="card",
    amount="number",
    token="token",
    en="{who} (takes|is dealt) {amount} direct {token}",
    it="{who} subisce {amount} {token} dirett(o|i|a)",
)
def takes_direct(scene: Scene, who: Reference, amount: int, token: str) -> list[Intent]:
    """The same, and nobody else can be assigned any of it."""
    return [Intent("take", {"who": scene.thing(who), token: amount, "direct": True})]


def happens(event: str, **slots: Any) -> list[Intent]:
    """The intent that an ``event`` with these ``slots`` comes about, whatever causes it."""
    return [Intent("happens", {"event": event, "slots": tuple(slots.items())})]


@SPEECH.sentence(
    "when",
    "gains",
    effect=True,
    who="investigator",
    amount="number",
    pool="pool",
    en="{who} gains {amount} {pool}",
    it="{who} ottiene {amount} {pool}",
)
def gains(scene: Scene, who: Reference, amount: int, pool: str) -> list[Intent]:
    """Resources or actions, by an effect that the case does not name."""
    given = shares(scene, scene.thing(who), amount, f"gain-{_gainable(pool)}s")
    return given or happens(f"gain-{_gainable(pool)}s", who=scene.thing(who), amount=amount)


@SPEECH.sentence(
    "when",
    "loses",
    effect=True,
    who="investigator",
    amount="number",
    pool="pool",
    en="{who} loses {amount} {pool}",
    it="{who} perde {amount} {pool}",
)
def loses(scene: Scene, who: Reference, amount: int, pool: str) -> list[Intent]:
    """Resources or actions, by an effect that the case does not name."""
    return happens(f"lose-{_gainable(pool)}s", who=scene.thing(who), amount=amount)


def _gainable(pool: str) -> str:
    if pool not in ("resource", "action"):
        raise UnresolvedReference(
            said("{pool}: not gained or lost").format(pool=pool), candidates=("resource", "action")
        )
    return pool


@SPEECH.sentence(
    "when",
    "is-defeated",
    effect=True,
    card="card",
    en="{card} is defeated",
    it=("{card} viene sconfitt(o|a)", "{card} è sconfitt(o|a)"),
)
def is_defeated(scene: Scene, card: Reference) -> list[Intent]:
    """By an effect that the case does not name, and without trauma."""
    fallen = scene.thing(card)
    remark_untold_doer(scene, "defeat", card=fallen)
    return happens("defeat", card=fallen)


@SPEECH.sentence(
    "when",
    "defeats",
    effect=True,
    who="investigator",
    card="card",
    en="{who} (defeats|kills) {card}",
    it="{who} (sconfigge|uccide) {card}",
)
def defeats(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """As "is defeated", by something that this investigator does."""
    return happens("defeat", card=scene.thing(card), who=scene.thing(who))


@SPEECH.sentence(
    "when",
    "evades-automatically",
    effect=True,
    who="investigator",
    enemy="enemy",
    en="{who} automatically evades {enemy}",
    it="{who} elude automaticamente {enemy}",
)
def evades_automatically(scene: Scene, who: Reference, enemy: Reference) -> list[Intent]:
    """By an effect that the case does not name: no test is made."""
    return happens("evade", who=scene.thing(who), enemy=scene.thing(enemy))


@SPEECH.sentence(
    "when",
    "deals",
    effect=True,
    source="card",
    amount="number",
    token="token",
    more="number",
    other="token",
    to="card",
    en="{source} deals {amount} {token}[ and {more} {other}] to {to}",
    it="{source} infligge {amount} {token}[ e {more} {other}] a {to}",
)
def deals(
    scene: Scene,
    source: Reference,
    amount: int,
    token: str,
    to: Reference,
    more: int = 0,
    other: str = "",
) -> list[Intent]:
    """By an effect of that card, or of that investigator, which is no attack of an enemy."""
    if not other and (given := shares(scene, scene.thing(to), amount, "deal")):
        return given
    state, by = scene.state, scene.thing(source)
    doer = by if source.card.type == "investigator" else state.get(by, "controller", None)
    harm = one_or_two(token, amount, other, more)
    named = {"to": scene.thing(to), "source": by, **({"doer": doer} if doer else {})}
    return happens("deal", **named, **harm)


@SPEECH.sentence(
    "when",
    "readies",
    effect=True,
    card="card",
    en="{card} readies",
    it="{card} si ripristina",
)
def readies(scene: Scene, card: Reference) -> list[Intent]:
    """By an effect that the case does not name."""
    return happens("ready", card=scene.thing(card))


@SPEECH.sentence(
    "when",
    "exhausts",
    effect=True,
    card="card",
    en="{card} (exhausts|is exhausted)",
    it="{card} si esaurisce",
)
def exhausts(scene: Scene, card: Reference) -> list[Intent]:
    """By an effect that the case does not name."""
    return happens("exhaust", card=scene.thing(card))


@SPEECH.sentence(
    "when",
    "tests-skill",
    effect=True,
    who="investigator",
    skill="skill",
    difficulty="number",
    en=(
        "{who} tests {skill} ({difficulty})",
        "{who} (makes|takes|performs) (a|an) {skill} test with (a difficulty of|difficulty) {difficulty}",
    ),
    it="{who} (effettua|esegue) una prova di {skill} ({difficulty})",
)
def tests_skill(scene: Scene, who: Reference, skill: str, difficulty: int) -> list[Intent]:
    """Of a test of which nothing follows."""
    return happens("skill-test", who=scene.thing(who), skill=skill, difficulty=difficulty)


@SPEECH.sentence(
    "when",
    "is-discarded",
    effect=True,
    card="card",
    en="{card} is discarded",
    it="{card} viene scartat(o|a)",
)
def is_discarded(scene: Scene, card: Reference) -> list[Intent]:
    """By an effect that the case does not name."""
    return [Intent("discard", {"card": scene.thing(card)})]


@SPEECH.sentence(
    "when",
    "discards-no-more",
    who="investigator",
    en=("{who} discards nothing (more|else)", "{who} discards nothing"),
    it=("{who} non scarta altro", "{who} non scarta nulla"),
)
def discards_no_more(scene: Scene, who: Reference) -> list[Intent]:
    """Where an effect asks for more than they have."""
    return [Intent("discards-no-more", {"who": scene.thing(who)})]


SPEECH.option("discards-no-more", en="{who} discards nothing more", it="{who} non scarta altro")
