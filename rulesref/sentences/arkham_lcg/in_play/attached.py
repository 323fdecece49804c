"""What is attached to what."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.ability import Selector, words
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.in_play.attaching import lawful
from rulesref.games.arkham_lcg.playing.limbo import FACEDOWN
from rulesref.games.arkham_lcg.table import ENCOUNTER, investigators
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.holding import enters_with_uses, put_tokens
from rulesref.sentences.arkham_lcg.in_play.so_many import has_so_many
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always


@SPEECH.sentence(
    "given",
    "is-attached",
    card="loose-card",
    to="card",
    amount="number",
    token="pool",
    en="{card} is attached to {to}[ with {amount} {token}]",
    it="{card} è assegnat(o|a) a {to}[ con {amount} {token}]",
)
def is_attached(
    scene: Scene, card: Reference, to: Reference, amount: int | None = None, token: str = ""
) -> None:
    """A player card goes under the control of whoever controls the card that bears it, facedown
    where that card has them so.

    A weakness belongs to whoever controls that card, or is it; on a card of nobody it, or a player
    card, belongs to whoever is alone in the game (arkham-lcg/attach-to/control-of-attachments).
    """
    bearer = scene.location(to) if to.card.type == "location" else scene.thing(to)
    encounter = card.card.type in ENCOUNTER
    holder = scene.state.get(bearer, "controller", None) or _alone(scene)
    controller = None if encounter else holder
    owner = holder if card.card.weakness else controller
    id = scene.bring(card, zone="aside", controller=controller, owner=owner)
    if not lawful(scene.state, id, bearer):
        raise UnresolvedReference(
            said("{text} cannot be attached to {text2}").format(text=card.text, text2=to.text)
        )
    facedown = not encounter and _bears_facedown(scene.state, bearer)
    scene.state.put(id, zone=FACEDOWN if facedown else "play", attached=bearer)
    if not facedown:
        enters_with_uses(scene, id)
    if amount is not None:
        put_tokens(scene, id, amount, token)


def _bears_facedown(state: State, bearer: str) -> bool:
    """Whether the card speaks of what is attached facedown to it: what lies there does not act."""
    if state.get(bearer, "card", None) is None:
        return False
    abilities = card_of(state, bearer).abilities
    return any(_facedown(word) for ability in abilities for word in words(ability.effects))


def _facedown(word: object) -> bool:
    return isinstance(word, Selector) and word.row.id == "facedown-on-this"


def _alone(scene: Scene) -> str | None:
    """The only investigator of the game; ``None`` where there are several."""
    seated = investigators(scene.state)
    return seated[0] if len(seated) == 1 else None


HERE = 0
SPEECH.unmet("attached", en="{card}: attached to {host}", it="{card}: assegnato a {host}")


@SPEECH.sentence(
    "then",
    "attached-to",
    card="card",
    to="card",
    amount="number",
    token="pool",
    en="{card} is attached to {to}[ with {amount} {token}]",
    it="{card} è assegnat(o|a) a {to}[ con {amount} {token}]",
)
def attached_to(
    scene: Scene, card: Reference, to: Reference, amount: int | None = None, token: str = ""
) -> list[Unmet]:
    """It is so now, whether it has come there in this case or lay there before."""
    found = scene.state.get(scene.thing(card), "attached", None)
    if found == scene.thing(to):
        return [] if amount is None else has_so_many(scene, card, amount, token)
    return [Unmet(HERE, *(_attached(scene, card, one) for one in (to.text, scene.name(found))))]


@SPEECH.sentence(
    "then",
    "not-attached-to",
    card="card",
    to="card",
    en="{card} is not attached to {to}",
    it="{card} non è assegnat(o|a) a {to}",
    absent=always,
)
def not_attached_to(scene: Scene, card: Reference, to: Reference) -> list[Unmet]:
    """To something else or to nothing, in play or not."""
    if attached_to(scene, card, to):
        return []
    return [Unmet(HERE, _attached(scene, card, None), _attached(scene, card, to.text))]


def _attached(scene: Scene, card: Reference, to: str | None) -> str:
    return in_words(scene, "attached", card=card.text, host=to or in_words(scene, "nothing"))


@SPEECH.sentence(
    "then",
    "attached-now",
    card="card",
    to="card",
    en="{card} is attached to {to} alone",
    it="{card} è assegnat(o|a) solo a {to}",
)
def attached_now(scene: Scene, card: Reference, to: Reference) -> list[Unmet]:
    """To this and nothing else."""
    found = scene.state.get(scene.thing(card), "attached", None)
    if found == scene.thing(to):
        return []
    told = scene.name(found) or in_words(scene, "nothing")
    return [Unmet(HERE, f"{card.text}: {to.text}", f"{card.text}: {told}")]
