"""Options of the engine itself: abilities, targets, effects that one may accept or decline."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Option
from rulesref.engine.state import NOTHING
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import spoken
from rulesref.sentences.any_game.speech import SPEECH
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import Intent

#: The option of a card without the name of the card.
_SHORT = {
    "en": Pattern("{who} chooses option {number}", {}),
    "it": Pattern("{who} sceglie l'opzione {number}", {}, "it"),
}


def _use(scene: Scene, option: Option) -> dict[str, Any]:
    """The place of the ability on its card is told where the card has more than one.

    What waited since an earlier effect of the card is none of its abilities.
    """
    told = {"who": scene.name(option.slots["who"]), "card": scene.name(option.slots["card"])}
    thing = scene.state.things.get(option.slots["card"], NOTHING)
    if "ability" not in option.slots or len(thing["card"].abilities if "card" in thing else ()) < 2:
        return told
    return {**told, "place": str(option.slots.get("ability", "")).rpartition("/")[2]}


def _short(scene: Scene, option: Option) -> tuple[str, ...]:
    return (_SHORT[scene.language].write(spoken(scene, option.slots)),)


SPEECH.unmet("each-reason", en="its ability {number}: {why}", it="la sua capacità {number}: {why}")
SPEECH.choice("use", en="which ability to use", it="quale capacità usare")
SPEECH.option(
    "use",
    en=("{who} uses {card}", "{who} uses ability {place} of {card}"),
    it=("{who} usa {card}", "{who} usa la capacità {place} di {card}"),
    fill=_use,
)
SPEECH.choice(
    "occurrence", en="which of several events to answer", it="a quale di più eventi reagire"
)
SPEECH.choice("reaction", en="whether to react", it="se reagire")
SPEECH.choice(
    "forced-order", en="the order of Forced abilities", it="l'ordine delle capacità Obbligo"
)
SPEECH.unmet(
    "implied-step",
    en="no step says so, and what is told next can follow on nothing else: {option}",
    it="nessun passo lo dice, e ciò che si dice dopo può seguire solo a questo: {option}",
)
SPEECH.option("pass", en="nobody reacts", it="nessuno reagisce")
SPEECH.choice("target", en="a target", it="un bersaglio")
SPEECH.option("target", en="{who} chooses {cards}", it="{who} sceglie {cards}", aim=True)
SPEECH.choice("may", en="whether to accept an effect", it="se accettare un effetto")
SPEECH.option(
    "accept",
    en="{who} accepts the effect of {card}",
    it="{who} accetta l'effetto di {card}",
    silent=True,
)
SPEECH.option(
    "decline", en="{who} declines the effect of {card}", it="{who} rifiuta l'effetto di {card}"
)


def _fits_branch(option: Option, intent: Intent) -> bool:
    """An option by its number, or one of those that a step has left."""
    told = dict(intent.slots)
    among = told.pop("among", None)
    if among is not None and option.slots["number"] not in among:
        return False
    return all(option.slots.get(name) == value for name, value in told.items())


SPEECH.unmet("nothing-of-it", en="nothing", it="nulla")
SPEECH.choice("branch", en="one of the options of a card", it="una delle opzioni di una carta")
SPEECH.option(
    "branch",
    en="{who} chooses option {number} of {card}",
    it="{who} sceglie l'opzione {number} di {card}",
    also=_short,
    fits=_fits_branch,
    silent=True,
)
