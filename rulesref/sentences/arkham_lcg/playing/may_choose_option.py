"""When and Then: one of the options of a card by its place, and whether it may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.engine.ability import nodes
from rulesref.engine.outcome import Choice, Option
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.playing.playing import chooses_option
from rulesref.sentences.arkham_lcg.playing.using import ORDINALS
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

HERE = 0
SPEECH.unmet("option-offered", en="option {number} offered", it="l'opzione {number} offerta")
SPEECH.unmet("no-such-option", en="no such option", it="nessuna opzione del genere")
SPEECH.unmet("options-offered", en="offered: {numbers}", it="si offrono: {numbers}")


@SPEECH.sentence(
    "when",
    "chooses-ordinal-option",
    who="investigator",
    ordinal="ordinal",
    card="card",
    en="{who} chooses the {ordinal} option[ of {card}]",
    it="{who} sceglie la {ordinal} opzione[ di {card}]",
)
def chooses_ordinal_option(
    scene: Scene, who: Reference, ordinal: str, card: Reference | None = None
) -> list[Intent]:
    """As "chooses option" with its number."""
    told: list[Intent] = chooses_option(scene, who, ORDINALS.index(ordinal) + 1, card)
    return told


@SPEECH.sentence(
    "then",
    "may-choose-option",
    who="investigator",
    number="number",
    ordinal="ordinal",
    card="card",
    en=(
        "{who} (may|can) choose option {number}[ of {card}]",
        "{who} (may|can) choose the {ordinal} option[ of {card}]",
    ),
    it=(
        "{who} può scegliere l'opzione {number}[ di {card}]",
        "{who} può scegliere la {ordinal} opzione[ di {card}]",
    ),
    open=True,
    fleeting=True,
)
def may_choose_option(
    scene: Scene,
    who: Reference,
    number: int | None = None,
    ordinal: str = "",
    card: Reference | None = None,
) -> list[Unmet]:
    """One of the options of a card that somebody chooses among now, counted from 1."""
    place, offered = _asked(scene, who, number, ordinal, card)
    if place in offered:
        return []
    numbers = ", ".join(map(str, offered))
    wanted = in_words(scene, "option-offered", number=place)
    return [Unmet(HERE, wanted, in_words(scene, "options-offered", numbers=numbers))]


@SPEECH.sentence(
    "then",
    "may-not-choose-option",
    who="investigator",
    number="number",
    ordinal="ordinal",
    card="card",
    en=(
        "{who} (may not|cannot) choose option {number}[ of {card}]",
        "{who} (may not|cannot) choose the {ordinal} option[ of {card}]",
    ),
    it=(
        "{who} non può scegliere l'opzione {number}[ di {card}]",
        "{who} non può scegliere la {ordinal} opzione[ di {card}]",
    ),
    open=True,
)
def may_not_choose_option(
    scene: Scene,
    who: Reference,
    number: int | None = None,
    ordinal: str = "",
    card: Reference | None = None,
) -> list[Unmet]:
    """An option that changes nothing where one must be chosen; a lone other one is taken by itself."""
    place, offered = _asked(scene, who, number, ordinal, card)
    if place not in offered:
        return []
    numbers = ", ".join(map(str, offered))
    wanted = in_words(scene, "no-such-option")
    return [Unmet(HERE, wanted, in_words(scene, "options-offered", numbers=numbers))]


def _asked(
    scene: Scene, who: Reference, number: int | None, ordinal: str, card: Reference | None
) -> tuple[int, list[int]]:
    """The place that is asked about, and those offered. Raises ``UnresolvedReference`` for none."""
    place = number if number is not None else ORDINALS.index(ordinal) + 1
    player, of = scene.thing(who), scene.thing(card) if card else None
    options = [
        option
        for option in _offered(scene)
        if option.slots["who"] == player and of in (None, option.slots["card"])
    ]
    if not options:
        raise UnresolvedReference(
            said("{who} chooses among no options of a card at this moment").format(who=who.text),
            told=who.text,
            remedy=said("write this step where the options are chosen from"),
        )
    printed = _printed(scene, str(options[0].slots["card"]))
    if not 1 <= place <= printed:
        raise UnresolvedReference(
            said("there are {printed} options to choose from, and no option {place}").format(
                printed=printed, place=place
            )
        )
    return place, [option.slots["number"] for option in options]


def _offered(scene: Scene) -> Sequence[Option]:
    """The options of a card among which somebody chooses now, or the lone one just taken by itself."""
    now = scene.state.pending
    if isinstance(now, Choice) and now.id == "branch":
        return now.options
    log, taken = scene.state.log, ()
    while log is not None and log is not scene.telling.mark and not taken:
        line, log = log
        lone = line.stage == "choice" and line.source == "branch" and len(line.options) == 1
        taken = line.options if lone else ()
    return taken


def _printed(scene: Scene, card: str) -> int:
    """Among how many options an ability of ``card`` lets one choose, at most."""
    rows = nodes(tuple(ability.effects for ability in card_of(scene.state, card).abilities))
    return max((len(row.args["options"]) for row in rows if "options" in row.args), default=0)
