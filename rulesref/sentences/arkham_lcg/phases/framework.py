"""Then: who is out of the game, who leads, which agenda is current, whose turn it is."""

from __future__ import annotations

from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.table import investigators, lead
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always

HERE = 0
SPEECH.unmet("eliminated", en="{who}: eliminated", it="{who}: eliminato")
SPEECH.unmet("in-the-game", en="{who}: still in the game", it="{who}: ancora in partita")
SPEECH.unmet("trauma", en="{amount} {trauma} trauma", it="{amount} trauma {trauma}")


@SPEECH.sentence(
    "then",
    "is-eliminated",
    who="investigator",
    en="{who} is eliminated",
    it="{who} è eliminat(o|a)",
)
def is_eliminated(scene: Scene, who: Reference) -> list[Unmet]:
    """Defeated or resigned."""
    if scene.thing(who) not in investigators(scene.state):
        return []
    wanted = in_words(scene, "eliminated", who=who.text)
    return [Unmet(HERE, wanted, in_words(scene, "in-the-game", who=who.text))]


@SPEECH.sentence(
    "then",
    "is-lead",
    who="investigator",
    en="{who} is the lead investigator",
    it="{who} è l'investigatore capo",
)
def is_lead(scene: Scene, who: Reference) -> list[Unmet]:
    """Who decides where nobody else does."""
    found = lead(scene.state)
    return [] if found == scene.thing(who) else [Unmet(HERE, who.text, str(scene.name(found)))]


@SPEECH.sentence(
    "then",
    "is-current-act",
    act="act",
    en=("the current act is {act}", "{act} is the current act"),
    it=("il capitolo (attuale|corrente) è {act}", "{act} è il capitolo (attuale|corrente)"),
)
def is_current_act(scene: Scene, act: Reference) -> list[Unmet]:
    """The act that lies open."""
    return _current(scene, act)


@SPEECH.sentence(
    "then",
    "is-current-agenda",
    agenda="agenda",
    en=("the current agenda is {agenda}", "{agenda} is the current agenda"),
    it=("la trama (attuale|corrente) è {agenda}", "{agenda} è la trama (attuale|corrente)"),
)
def is_current_agenda(scene: Scene, agenda: Reference) -> list[Unmet]:
    """The agenda that lies open."""
    return _current(scene, agenda)


SPEECH.unmet("not-current", en="{card}: does not lie open", it="{card}: non è la carta attuale")
SPEECH.unmet("current-card", en="{card}: lies open", it="{card}: è la carta attuale")


@SPEECH.sentence(
    "then",
    "is-not-current-act",
    act="act",
    en=("the current act is not {act}", "{act} is (not|no longer) the current act"),
    it=(
        "il capitolo (attuale|corrente) non è {act}",
        "{act} non è (il|più il) capitolo (attuale|corrente)",
    ),
    absent=always,
)
def is_not_current_act(scene: Scene, act: Reference) -> list[Unmet]:
    """Another act lies open, or none."""
    return _not_current(scene, act)


@SPEECH.sentence(
    "then",
    "is-not-current-agenda",
    agenda="agenda",
    en=("the current agenda is not {agenda}", "{agenda} is (not|no longer) the current agenda"),
    it=(
        "la trama (attuale|corrente) non è {agenda}",
        "{agenda} non è (la|più la) trama (attuale|corrente)",
    ),
    absent=always,
)
def is_not_current_agenda(scene: Scene, agenda: Reference) -> list[Unmet]:
    """Another agenda lies open, or none."""
    return _not_current(scene, agenda)


def _not_current(scene: Scene, card: Reference) -> list[Unmet]:
    if _current(scene, card):
        return []
    wanted = in_words(scene, "not-current", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "current-card", card=card.text))]


def _current(scene: Scene, card: Reference) -> list[Unmet]:
    found = current(scene.state, card.card.type)
    if found and found == scene.find(card):
        return []
    return [Unmet(HERE, card.text, str(scene.name(found) or in_words(scene, "none")))]


@SPEECH.sentence(
    "then",
    "has-trauma",
    who="investigator",
    amount="number",
    trauma="trauma",
    en="{who} has {amount} {trauma} trauma",
    it="{who} ha {amount} trauma {trauma}",
)
def has_trauma(scene: Scene, who: Reference, amount: int, trauma: str) -> list[Unmet]:
    """Suffered so far."""
    found = scene.state.get(scene.thing(who), f"{trauma}-trauma")
    if found == amount:
        return []
    wanted, told = (in_words(scene, "trauma", amount=one, trauma=trauma) for one in (amount, found))
    return [Unmet(HERE, wanted, told)]
