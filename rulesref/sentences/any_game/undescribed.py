"""What the engine cannot run yet: a case stops there and says what is missing, or leaves it out.

Such a case is tagged ``@unsupported``. Its expectation is written down all the same, and can never
count as met.
"""

from __future__ import annotations

from copy import copy

from rulesref.catalogue import said
from rulesref.engine.ability import Ability
from rulesref.engine.undescribed import undescribed as undescribed_in
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.any_game.speech import SPEECH
from rulesref.wording.sentence import Intent

HERE = 0


@SPEECH.sentence(
    "when",
    "undescribed",
    what="text",
    en="play goes on with {what}, which is not described yet",
    it="il gioco prosegue con {what}, che non è ancora descritto",
)
def undescribed(scene: Scene, what: str) -> list[Intent]:
    """Stops the replay here: ``what`` is the reason."""
    scene.state.give_up("", "undescribed", what=what)
    return []


SPEECH.unmet(
    "left-out",
    en="what nobody described of {card} is taken to change nothing here",
    it="si assume che ciò che nessuno ha descritto di {card} qui non cambi nulla",
)


@SPEECH.sentence(
    "given",
    "does-not-matter",
    card="card",
    en="what is not described of {card} does not matter",
    it="ciò che non è descritto di {card} non importa",
)
def does_not_matter(scene: Scene, card: Reference) -> None:
    """Of what always holds on a card in play; what is used or triggered is told as it happens."""
    id = scene.thing(card)
    own = card_of(scene.state, id)
    abilities = tuple(_left_out(scene, ability) for ability in own.abilities)
    if abilities == own.abilities:
        raise UnresolvedReference(
            said("all that always holds on {text} is described").format(text=card.text),
            remedy=said("leave this step out"),
        )
    without = copy(own)
    without.abilities = abilities
    scene.state.put(id, card=without)
    left_out = in_words(scene, "left-out", card=card.text)
    scene.telling.remarks.append((scene.telling.line, left_out))
    if id in scene.state.index.places:
        scene.state.unlist(id)
        scene.state.enlist(id, abilities)


def _left_out(scene: Scene, ability: Ability) -> Ability:
    """``ability``, or one that says nothing where nobody described when it acts, so that it may now."""
    kinds = scene.state.rules.kinds
    own = kinds[ability.kind]
    always = own.constant or own.watched or (own.answers == "must" and ability.trigger is None)
    if not always or not any(undescribed_in(ability.effects)):
        return ability
    constant = next(kind.id for kind in kinds.values() if kind.constant)
    name = ability.kind if own.watched else ability.name  # the card has one all the same
    return ability._replace(kind=constant, name=name, effects=())


SPEECH.unmet("not-checked", en="nothing here has checked it", it="qui niente lo ha verificato")


@SPEECH.sentence(
    "then",
    "by-the-book",
    what="text",
    en="by the book {what}",
    it="secondo il libro {what}",
    asks=False,
)
def by_the_book(scene: Scene, what: str) -> list[Unmet]:
    """What a document says of a case that cannot run: reaching this step is a failure."""
    return [Unmet(HERE, what, in_words(scene, "not-checked"))]
