"""The one ability of a card that is told by its sort: its reaction, its free ability, its action.

A card may have another ability that could be used at the same moment: that one is never meant.
"""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.allowed import may_not_use_ability, may_use_ability
from rulesref.sentences.arkham_lcg.actions.denied import is_played
from rulesref.sentences.arkham_lcg.actions.not_asked import early
from rulesref.sentences.arkham_lcg.playing.playing import plays
from rulesref.sentences.arkham_lcg.playing.using import uses_ability
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent, always

SPEECH.word(
    "sort",
    en={
        "reaction": "reaction",
        "reaction ability": "reaction",
        "free ability": "free",
        "free triggered ability": "free",
        "fast ability": "free",
        "action ability": "action",
        "action": "action",
    },
    it={
        "reazione": "reaction",
        "capacità di reazione": "reaction",
        "capacità gratuita": "free",
        "capacità veloce": "free",
        "capacità di azione": "action",
    },
)


def numbered(scene: Scene, card: Reference, sort: str) -> int:
    """The number of the only ability of that ``sort``. Raises ``UnresolvedReference`` for none, or several."""
    abilities = card_of(scene.state, scene.thing(card)).abilities
    fitting = [number for number, one in enumerate(abilities, 1) if one.kind == sort]
    if len(fitting) == 1:
        return fitting[0]
    word = scene.tongue.worded("sort", sort)
    if not fitting:
        raise UnresolvedReference(
            said("{card} has no ability of that sort: {sort}").format(card=card.text, sort=word)
        )
    raise UnresolvedReference(
        said("{card} has several abilities of that sort: {sort}").format(card=card.text, sort=word),
        remedy=said("say which by its number: {numbers}").format(
            numbers=", ".join(map(str, fitting))
        ),
    )


@SPEECH.sentence(
    "when",
    "uses-of-sort",
    who="investigator",
    sort="sort",
    card="card",
    target="card",
    en=(
        "{who} (uses|activates|triggers) the {sort} of {card}[ on {target}]",
        "{who} (uses|activates|triggers) {card}'s {sort}[ on {target}]",
    ),
    it="{who} usa la {sort} di {card}[ su {target}]",
)
def uses_of_sort(
    scene: Scene, who: Reference, sort: str, card: Reference, target: Reference | None = None
) -> list[Intent]:
    """As "uses ability" with its number; a card in hand that does nothing there is played."""
    if is_played(scene.ahead(), scene.thing(card)):
        played: list[Intent] = plays(scene, who, card, target)
        return played
    told: list[Intent] = uses_ability(scene, who, numbered(scene, card, sort), card, target)
    return told


@SPEECH.sentence(
    "when",
    "uses-own-sort",
    who="investigator",
    sort="sort",
    target="card",
    en="{who} uses (his own|her own|their own|his|her|their) {sort}[ on {target}]",
    it="{who} usa la (sua|propria) {sort}[ su {target}]",
)
def uses_own_sort(
    scene: Scene, who: Reference, sort: str, target: Reference | None = None
) -> list[Intent]:
    """The same of the investigator card itself."""
    told: list[Intent] = uses_of_sort(scene, who, sort, who, target)
    return told


@SPEECH.sentence(
    "then",
    "may-use-of-sort",
    who="investigator",
    sort="sort",
    card="card",
    en=("{who} (may|can) use the {sort} of {card}", "{who} (may|can) use {card}'s {sort}"),
    it="{who} può usare la {sort} di {card}",
    open=True,
    fleeting=True,
    early=early,
)
def may_use_of_sort(scene: Scene, who: Reference, sort: str, card: Reference) -> list[Unmet]:
    """As "may use ability" with its number."""
    unmet: list[Unmet] = may_use_ability(scene, who, numbered(scene, card, sort), card)
    return unmet


@SPEECH.sentence(
    "then",
    "may-not-use-of-sort",
    who="investigator",
    sort="sort",
    card="card",
    en=(
        "{who} (cannot|may not) use the {sort} of {card}",
        "{who} (cannot|may not) use {card}'s {sort}",
    ),
    it="{who} non può usare la {sort} di {card}",
    open=True,
    absent=always,
)
def may_not_use_of_sort(scene: Scene, who: Reference, sort: str, card: Reference) -> list[Unmet]:
    """As "may not use ability" with its number."""
    unmet: list[Unmet] = may_not_use_ability(scene, who, numbered(scene, card, sort), card)
    return unmet


@SPEECH.sentence(
    "then",
    "may-use-own-sort",
    who="investigator",
    sort="sort",
    en="{who} (may|can) use (his own|her own|their own|his|her|their) {sort}",
    it="{who} può usare la (sua|propria) {sort}",
    open=True,
    fleeting=True,
    early=early,
)
def may_use_own_sort(scene: Scene, who: Reference, sort: str) -> list[Unmet]:
    """The same of the investigator card itself."""
    unmet: list[Unmet] = may_use_of_sort(scene, who, sort, who)
    return unmet


@SPEECH.sentence(
    "then",
    "may-not-use-own-sort",
    who="investigator",
    sort="sort",
    en="{who} (cannot|may not) use (his own|her own|their own|his|her|their) {sort}",
    it="{who} non può usare la (sua|propria) {sort}",
    open=True,
    absent=always,
)
def may_not_use_own_sort(scene: Scene, who: Reference, sort: str) -> list[Unmet]:
    """The same of the investigator card itself, which is not among what is offered."""
    unmet: list[Unmet] = may_not_use_of_sort(scene, who, sort, who)
    return unmet
