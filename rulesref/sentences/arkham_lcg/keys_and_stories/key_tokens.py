"""Given, When and Then: key tokens."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.keys_and_stories.key_tokens import HELD
from rulesref.games.arkham_lcg.keys_and_stories.random_keys import ASIDE
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_kinds, stop_out_of_play
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

_COLOURS = ("red", "blue", "green", "yellow", "purple", "black", "white")
_ITALIAN = ("rossa", "blu", "verde", "gialla", "viola", "nera", "bianca")
#: What is printed on the keys that chaos tokens stand for.
_SIGNS = {"skull": "skull", "cultist": "cultist", "tablet": "tablet", "elder thing": "elder-thing"}
_ITALIAN_SIGNS = ("del teschio", "del cultista", "della tavoletta", "della cosa antica")
SPEECH.word(
    "key",
    en={colour: colour for colour in _COLOURS} | _SIGNS,
    it=dict(zip(_ITALIAN, _COLOURS, strict=True))
    | dict(zip(_ITALIAN_SIGNS, _SIGNS.values(), strict=True)),
    slots="keys",
)


@SPEECH.sentence(
    "given",
    "key-on",
    key="key",
    card="card",
    en="the {key} key is on {card}",
    it="la chiave {key} è su {card}",
)
def key_on(scene: Scene, key: str, card: Reference) -> None:
    """A faceup key token on a location, an enemy or an investigator card."""
    if any(key in thing.get(HELD, ()) for thing in scene.state.things.values()):
        raise UnresolvedReference(
            said("there is one {key} key, and it lies somewhere already").format(key=key)
        )
    id = scene.location(card) if card.card.type == "location" else scene.thing(card)
    stop_out_of_play(scene, card)
    stop_at_kinds(
        card,
        said("bears no key"),
        ("act", "agenda", "event", "scenario", "skill", "treachery"),
    )
    scene.state.put(id, **{HELD: (*scene.state.get(id, HELD, ()), key)})


@SPEECH.sentence(
    "given",
    "keys-aside",
    keys="keys",
    en="the set-aside (key is|keys are) {keys}",
    it="(la chiave messa da parte è|le chiavi messe da parte sono) {keys}",
)
def are_aside(scene: Scene, keys: tuple[str, ...]) -> None:
    """All key tokens that a card may still bring, faceup or facedown."""
    for key in keys:
        if any(key in thing.get(HELD, ()) for thing in scene.state.things.values()):
            raise UnresolvedReference(
                said("there is one {key} key, and it lies somewhere already").format(key=key)
            )
    scene.telling.declare(ASIDE, TABLE, said("which keys are set aside"))
    scene.state.put(TABLE, **{ASIDE: keys})


@SPEECH.sentence(
    "when",
    "picks-key",
    key="key",
    en="fate picks the {key} key",
    it="il caso sceglie la chiave {key}",
)
def picks_key(scene: Scene, key: str) -> list[Intent]:
    """Which of the set-aside keys it is that a card places at random."""
    return [Intent("key", {"value": key})]


def _picks(scene: Scene, value: str) -> tuple[str, dict[str, str]]:
    """The step that says which key fate picks."""
    return "picks-key", {"key": scene.tongue.worded("keys", value)}


SPEECH.chance(
    "key", en="fate picks the {what} key", it="il caso sceglie la chiave {what}", step=_picks
)
SPEECH.choice("key", en="which key is picked", it="quale chiave viene scelta")
SPEECH.lacking(
    "keys-aside-unknown",
    en="to go on, tell it with what lies there at first, such as: {given} the set-aside keys are red, "
    "blue",
    it="per proseguire, dillo con ciò che c'è all'inizio, per esempio: {given} le chiavi messe da parte "
    "sono rossa, blu",
)


@SPEECH.sentence(
    "given",
    "bound",
    card="card",
    bearer="card",
    en="{card} is bound to {bearer}",
    it="{card} è vincolat(a|o) a {bearer}",
)
def bound(scene: Scene, card: Reference, bearer: Reference) -> None:
    """A key card in play with its bearer, the side up that is named."""
    if card.card.type != "key":
        raise UnresolvedReference(said("{text} is no key").format(text=card.text))
    host = scene.thing(bearer)
    who = host if bearer.card.type == "investigator" else scene.state.get(host, "controller", None)
    scene.bring(card, zone="play", attached=host, controller=who, owner=who)


@SPEECH.sentence(
    "when",
    "takes-keys",
    who="investigator",
    en="{who} takes the keys of the location",
    it="{who} prende le chiavi del luogo",
)
def takes_keys(scene: Scene, who: Reference) -> list[Intent]:
    """All of them, where no clue is left; it costs nothing."""
    return [Intent("take-keys", {"who": scene.thing(who)})]


@SPEECH.sentence(
    "when",
    "gives-keys",
    who="investigator",
    keys="keys",
    to="investigator",
    en="{who} gives the {keys} (key|keys) to {to}",
    it="{who} dà a {to} (la chiave|le chiavi) {keys}",
)
def gives_keys(scene: Scene, who: Reference, keys: tuple[str, ...], to: Reference) -> list[Intent]:
    """An action."""
    return [Intent("give-keys", {"who": actor(scene, who), "to": scene.thing(to), "keys": keys})]


SPEECH.unmet("key-on", en="{key} on {card}", it="{key} su {card}")


@SPEECH.sentence(
    "then",
    "key-is-on",
    key="key",
    card="card",
    en="the {key} key is on {card}",
    it="la chiave {key} è su {card}",
)
def key_is_on(scene: Scene, key: str, card: Reference) -> list[Unmet]:
    """Where a key token lies."""
    found = scene.state.get(scene.thing(card), HELD, ())
    if key in found:
        return []
    told = ", ".join(scene.tongue.worded("keys", one) for one in found)
    wanted = in_words(scene, "key-on", key=scene.tongue.worded("keys", key), card=card.text)
    return [Unmet(0, wanted, told or in_words(scene, "none"))]


SPEECH.option(
    "give-keys",
    en="{who} gives the {keys} (key|keys) to {to}",
    it="{who} dà a {to} (la chiave|le chiavi) {keys}",
    told_by="act",
)
