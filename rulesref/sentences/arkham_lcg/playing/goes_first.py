"""When: which of several things that come at once is resolved first, told by its card alone."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice
from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.witness import foretold
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "goes-first",
    who="investigator",
    card="card",
    en=("{who} chooses {card} first", "{card} (resolves|is resolved|goes) first"),
    it=(
        "{who} sceglie {card} per (prima|primo)",
        "{card} (si risolve|viene risolta) per (prima|primo)",
    ),
)
def goes_first(scene: Scene, card: Reference, who: Reference | None = None) -> list[Intent]:
    """Answers the choice that waits by its only option about the card.

    Raises ``UnresolvedReference`` where there is none, or several, or somebody else chooses.
    """
    ahead, id = scene.ahead(), scene.thing(card)
    choice = ahead.state.pending
    if not isinstance(choice, Choice):
        raise UnresolvedReference(
            said("nothing waits of which {card} could be the first").format(card=card.text)
        )
    if who is not None and choice.chooser not in (scene.thing(who), None, ""):
        other = ahead.name(choice.chooser)
        raise UnresolvedReference(
            said("this falls to {theirs}, not to {other}").format(theirs=other, other=who.text),
            remedy=said("say {theirs}").format(theirs=other),
        )
    about = [option for option in choice.options if id in option.slots.values()]
    if len(about) != 1:
        raise UnresolvedReference(
            said("what is chosen is not told like this: {text}").format(text=card.text),
            candidates=tuple(foretold(ahead, one) for one in about or choice.options[:6]),
            remedy=said("write the option that is meant, as the replay names it"),
        )
    return [Intent(about[0].id, about[0].slots)]
