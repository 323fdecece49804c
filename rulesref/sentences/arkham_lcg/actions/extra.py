"""Actions that an effect lets somebody take, additional ones, and how many were performed."""

from __future__ import annotations

from rulesref.games.arkham_lcg.actions.actions_taken import so_far
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "no-more-actions",
    who="investigator",
    en="{who} takes no (further|other) action",
    it="{who} non effettua altre azioni",
)
def no_more_actions(scene: Scene, who: Reference) -> list[Intent]:
    """Fewer actions than the effect allows."""
    return [Intent("no-action", {"who": scene.thing(who)})]


SPEECH.choice(
    "extra-action",
    en="which action to take by an effect",
    it="quale azione effettuare grazie a un effetto",
)
SPEECH.option("no-action", en="{who} takes no further action", it="{who} non effettua altre azioni")


@SPEECH.sentence(
    "when",
    "spends-additional",
    who="investigator",
    card="card",
    en="{who} spends the additional action of {card}",
    it="{who} spende l'azione aggiuntiva di {card}",
)
def spends_additional(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Which of several additional actions that one may be spent on the same thing."""
    return [Intent("spend-additional", {"who": scene.thing(who), "card": scene.thing(card)})]


SPEECH.choice(
    "spend-additional", en="which additional action to spend", it="quale azione aggiuntiva spendere"
)
SPEECH.option(
    "spend-additional",
    en="{who} spends the additional action of {card}",
    it="{who} spende l'azione aggiuntiva di {card}",
)


@SPEECH.sentence(
    "when",
    "loses-additional",
    who="investigator",
    card="card",
    en="{who} loses the additional action of {card}",
    it="{who} perde l'azione aggiuntiva di {card}",
)
def loses_additional(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Which of several additional actions is lost, where nothing else is left."""
    return [Intent("lose-additional", {"who": scene.thing(who), "card": scene.thing(card)})]


SPEECH.choice(
    "lose-additional", en="which additional action to lose", it="quale azione aggiuntiva perdere"
)
SPEECH.option(
    "lose-additional",
    en="{who} loses the additional action of {card}",
    it="{who} perde l'azione aggiuntiva di {card}",
)


@SPEECH.sentence(
    "when",
    "uses-skill",
    who="investigator",
    skill="skill",
    en="{who} uses {skill} for the test",
    it="{who} usa {skill} per la prova",
)
def uses_skill(scene: Scene, who: Reference, skill: str) -> list[Intent]:
    """Where an ability lets somebody use another skill than the test names."""
    return [Intent("other-skill", {"who": scene.thing(who), "skill": skill})]


SPEECH.choice("other-skill", en="which skill to use", it="quale abilità usare")
SPEECH.option(
    "other-skill", en="{who} uses {skill} for the test", it="{who} usa {skill} per la prova"
)


@SPEECH.sentence(
    "when",
    "pays-x",
    who="investigator",
    amount="number",
    en="{who} pays {amount} for X",
    it="{who} paga {amount} per X",
)
def pays_x(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """What X is in the cost of a card that is being played."""
    return [Intent("x", {"who": scene.thing(who), "amount": amount})]


SPEECH.choice("x", en="how much to pay for X", it="quanto pagare per X")
SPEECH.option("x", en="{who} pays {amount} for X", it="{who} paga {amount} per X", silent=True)


HERE = 0
SPEECH.unmet(
    "performed",
    en="{who}: {amount} actions performed",
    it="{who}: {amount} (azione effettuata|azioni effettuate)",
)


@SPEECH.sentence(
    "then",
    "has-performed",
    who="investigator",
    amount="number",
    en="{who} has performed {amount} (action|actions)",
    it="{who} ha (effettuato|eseguito) {amount} (azione|azioni)",
)
def has_performed(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """In this turn, whatever they cost: as many as the effects say."""
    found = so_far(scene.state, scene.thing(who))
    if found == amount:
        return []
    wanted = in_words(scene, "performed", who=who.text, amount=amount)
    return [Unmet(HERE, wanted, str(found))]
