"""When: the basic actions of an investigator's turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulesref.catalogue import said
from rulesref.engine.outcome import Option
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.shadows import is_mini_card
from rulesref.games.arkham_lcg.playing.use_restrictions import refused_source
from rulesref.games.arkham_lcg.table import TABLE, location_of
from rulesref.games.things import card_of
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.phases.untold_turns import goes_on, is_untold
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


def actor(scene: Scene, who: Reference) -> str:
    """Who acts. Where nothing is resolving and no step has said whose turn it is, it is theirs.

    It need not be where somebody else has acted, who may go on (``in_turn``).
    """
    player = scene.thing(who)
    if scene.rests() and is_untold(scene) and not goes_on(scene.state, player):
        scene.state.put(TABLE, active=player)
    return player


@SPEECH.sentence(
    "when",
    "fights",
    who="investigator",
    enemy="enemy",
    en=(
        "{who} fights {enemy}",
        "{who} attacks {enemy}",
        "{who} takes (a|the) (fight|attack) action against {enemy}",
        "{who} (tries|attempts) to (fight|attack) {enemy}",
    ),
    it=("{who} combatte {enemy}", "{who} attacca {enemy}"),
)
def fights(scene: Scene, who: Reference, enemy: Reference) -> list[Intent]:
    """The basic action."""
    return [Intent("fight", {"who": actor(scene, who), "enemy": scene.thing(enemy)})]


@SPEECH.sentence(
    "when",
    "evades",
    who="investigator",
    enemy="enemy",
    en=(
        "{who} (attempts to evade|tries to evade|evades) {enemy}",
        "{who} takes (an|the) evade action against {enemy}",
    ),
    it="{who} (tenta di eludere|prova a eludere|elude) {enemy}",
)
def evades(scene: Scene, who: Reference, enemy: Reference) -> list[Intent]:
    """The basic action."""
    return [Intent("evade", {"who": actor(scene, who), "enemy": scene.thing(enemy)})]


@SPEECH.sentence(
    "when",
    "resigns",
    who="investigator",
    en=("{who} resigns", "{who} takes the resign action"),
    it=(
        "{who} abbandona",
        "{who} si ritira",
        "{who} effettua l'azione (di abbandono|abbandonare|ritirarsi)",
    ),
)
def resigns(scene: Scene, who: Reference) -> list[Intent]:
    """By the ability of a card in play that lets them; else by one that the case does not name."""
    player = scene.thing(who)
    for card, ability in designated(scene, player, "resign"):
        return [Intent("use", {"who": actor(scene, who), "card": card, "ability": ability})]
    return [Intent("resign", {"who": player})]


def designated(scene: Scene, player: str, word: str) -> Iterator[tuple[str, str]]:
    """Each ability with that bold word on a card in play that ``player`` may use."""
    state = scene.state
    for card in state.things:
        if state.get(card, "zone") == "play" and refused_source(state, player, card) is None:
            for ability in card_of(state, card).abilities:
                if word in ability.designators:
                    yield card, ability.id


SPEECH.explanation(
    "no-parley",
    en=(
        "{card} has no ability to parley that {who} may use",
        "say which card is used: {who} uses … on {card}",
    ),
    it=(
        "{card} non ha una capacità per trattare che {who} possa usare",
        "di' quale carta si usa: {who} usa … su {card}",
    ),
)


@SPEECH.sentence(
    "when",
    "parleys",
    who="investigator",
    card="card",
    en="{who} parleys with {card}",
    it="{who} (tratta|parlamenta) con {card}",
)
def parleys(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """By its own ability with that bold word, or its only one."""
    player, whom = actor(scene, who), scene.thing(card)
    known = list(designated(scene, player, "parley"))
    own = [ability for bearer, ability in known if bearer == whom]
    if not own:
        uses = SPEECH.sentences["uses"].patterns[scene.language][0]
        why, remedy = explain(scene, "no-parley", who=who.text, card=card.text)
        raise UnresolvedReference(
            why,
            told=card.text,
            candidates=tuple(
                uses.write({"who": who.text, "card": scene.name(bearer)}) for bearer, _ in known
            ),
            remedy=remedy,
        )
    only = {"ability": own[0]} if len(own) == 1 else {}
    return [Intent("use", {"who": player, "card": whom, **only})]


@SPEECH.sentence(
    "when",
    "engages",
    who="investigator",
    enemy="enemy",
    en="{who} engages {enemy}",
    it="{who} impegna {enemy}",
)
def engages(scene: Scene, who: Reference, enemy: Reference) -> list[Intent]:
    """The basic action."""
    return [Intent("engage", {"who": actor(scene, who), "enemy": scene.thing(enemy)})]


@SPEECH.sentence(
    "when",
    "moves",
    who="investigator",
    to="location",
    en=("{who} (moves|walks|goes) to {to}", "{who} takes (a|the) move action to {to}"),
    it=("{who} si (muove|sposta) (in|a) {to}", "{who} va (in|a) {to}"),
)
def moves(scene: Scene, who: Reference, to: Reference) -> list[Intent]:
    """The basic action."""
    return [Intent("move", {"who": actor(scene, who), "to": scene.thing(to)})]


SPEECH.explanation(
    "starts-elsewhere",
    en=("{who} is not at {location}, but at {place}", "leave out from where they move"),
    it=("{who} non è in {location}, ma in {place}", "togli da dove si muove"),
)


@SPEECH.sentence(
    "when",
    "walks-from",
    who="investigator",
    location="location",
    to="location",
    en="{who} (moves|walks|goes) from {location} to {to}",
    it=("{who} si (muove|sposta) da {location} (in|a) {to}", "{who} va da {location} (in|a) {to}"),
)
def walks_from(scene: Scene, who: Reference, location: Reference, to: Reference) -> list[Intent]:
    """The basic action, told with where they are. Raises ``UnresolvedReference`` where they are not."""
    player = actor(scene, who)
    here = location_of(scene.state, player)
    if here != scene.find(location):
        told = {"who": who.text, "location": location.text, "place": scene.name(here)}
        why, remedy = explain(scene, "starts-elsewhere", **told)
        raise UnresolvedReference(why, remedy=remedy)
    return [Intent("move", {"who": player, "to": scene.thing(to)})]


@SPEECH.sentence(
    "when",
    "takes-resource",
    who="investigator",
    en=(
        "{who} takes a resource",
        "{who} takes (the|a) resource action",
        "{who} (spends|uses|takes) an action to (gain|take) a resource",
    ),
    it=("{who} prende una risorsa", "{who} effettua l'azione (di risorsa|risorsa)"),
)
def takes_resource(scene: Scene, who: Reference) -> list[Intent]:
    """The basic action."""
    return [Intent("resource", {"who": actor(scene, who)})]


@SPEECH.sentence(
    "when",
    "takes-resources",
    who="investigator",
    amount="number",
    en="{who} takes {amount} resource actions",
    it="{who} effettua {amount} azioni (di risorsa|risorsa)",
)
def takes_resources(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """The basic action so many times."""
    if not amount:
        raise UnresolvedReference(
            said("none is no action"), remedy=said("say how many, or leave this step out")
        )
    return [Intent("resource", {"who": actor(scene, who)})] * amount


def _against(scene: Scene, option: Option) -> Mapping[str, str]:
    """A mini-card has no name: where it is tells it, and nobody can tell two there apart."""
    enemy = option.slots["enemy"]
    named = {"who": scene.name(option.slots["who"])}
    if is_mini_card(scene.state, enemy):
        return {**named, "location": scene.name(location_of(scene.state, enemy))}
    return {**named, "enemy": scene.name(enemy)}


SPEECH.option(
    "fight",
    en=("{who} fights {enemy}", "{who} fights the mini-card at {location}"),
    it=("{who} combatte {enemy}", "{who} combatte la mini carta in {location}"),
    told_by="act",
    fill=_against,
)
SPEECH.option(
    "evade",
    en=("{who} attempts to evade {enemy}", "{who} attempts to evade the mini-card at {location}"),
    it=("{who} tenta di eludere {enemy}", "{who} tenta di eludere la mini carta in {location}"),
    told_by="act",
    fill=_against,
)
SPEECH.option("engage", en="{who} engages {enemy}", it="{who} impegna {enemy}", told_by="act")
SPEECH.option("move", en="{who} moves to {to}", it="{who} si muove in {to}", told_by="act")
SPEECH.option("resource", en="{who} takes a resource", it="{who} prende una risorsa", told_by="act")
SPEECH.option("investigate", en="{who} investigates", it="{who} indaga", told_by="act")


@SPEECH.sentence(
    "when",
    "deals-excess",
    who="investigator",
    to="enemy",
    en="{who} deals the excess to {to}",
    it="{who} infligge l'eccesso a {to}",
)
def deals_excess(scene: Scene, who: Reference, to: Reference) -> list[Intent]:
    """Damage beyond what defeats a swarm card."""
    return [Intent("excess", {"who": scene.thing(who), "card": scene.thing(to)})]


SPEECH.choice("excess", en="what takes excess damage", it="a chi va il danno in eccesso")
SPEECH.option(
    "excess", en="{who} deals the excess to {card}", it="{who} infligge l'eccesso a {card}"
)
