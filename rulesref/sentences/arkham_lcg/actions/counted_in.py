"""arkham-lcg/action: how many actions somebody has left, where a card in play gives them one more."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.actions.actions_left import Additional, additional, use_up
from rulesref.games.arkham_lcg.table import OWN_ACTIONS, investigators
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.holding import put_tokens
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What a step declares that tells the additional ones of the same turn as well.
_IN_ALL = "actions in all"
#: The same of a step that tells how many have been spent: what a card gives is among those.
_SPENT = "actions spent"
HERE = 0
SPEECH.explanation(
    "spent-unknown",
    en=(
        "how many of the actions of {who} have been spent is not known where more than those of a turn are counted",
        "say how many are left: {given} {who} has 1 action in all",
    ),
    it=(
        "quante azioni di {who} siano state spese non si sa, dove si conta più di quelle di un turno",
        "di' quante ne restano: {given} {who} ha 1 azione in tutto",
    ),
)
SPEECH.unmet(
    "spent-actions",
    en="{who}: {amount} (action|actions) spent",
    it="{who}: {amount} (azione spesa|azioni spese)",
)


@SPEECH.sentence(
    "given",
    "has-actions-in-all",
    who="investigator",
    amount="number",
    en=(
        "{who} has {amount} (action|actions) in all",
        "{who} has {amount} (action|actions) left in all",
        "{who} has a total of {amount} (action|actions)",
        "{who} has a total of {amount} (action|actions) left",
    ),
    it=(
        "{who} ha in tutto {amount} (azione|azioni)",
        "{who} ha {amount} (azione|azioni) in tutto",
    ),
)
def has_actions_in_all(scene: Scene, who: Reference, amount: int) -> None:
    """Those that a card gives them for anything are counted in."""
    id = scene.thing(who)
    put_tokens(scene, id, amount, "actions")
    scene.telling.declare(_IN_ALL, id, said("how many actions {} has").format(who.text))


@SPEECH.sentence(
    "given",
    "has-spent-actions",
    who="investigator",
    amount="number",
    en="{who} has spent {amount} (action|actions) so far",
    it="{who} ha speso finora {amount} (azione|azioni)",
)
def has_spent_actions(scene: Scene, who: Reference, amount: int) -> None:
    """Of those of their turn: what a card gives them for anything is spent among the first."""
    if amount > OWN_ACTIONS:
        why, remedy = explain(scene, "spent-unknown", who=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    id = scene.thing(who)
    put_tokens(scene, id, OWN_ACTIONS - amount, "actions")
    scene.telling.declare(_SPENT, id, said("how many actions {} has").format(who.text))


@SPEECH.sentence(
    "then",
    "has-spent-so-many",
    who="investigator",
    amount="number",
    en="{who} has spent {amount} (action|actions) so far",
    it="{who} ha speso finora {amount} (azione|azioni)",
)
def has_spent_so_many(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """Of those of their turn, with what a card gives them for anything while it is in play.

    Raises ``UnresolvedReference`` where an effect has given one: whether it is spent is not known then.
    """
    id = scene.thing(who)
    if any(
        line.event is not None
        and line.event.type == "gain-additional-action"
        and line.event.slots["who"] == id
        for line in scene.state.lines()
    ):
        why, remedy = explain(scene, "spent-unknown", who=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    spent = len(scene.state.get(id, "additional-spent", ()) or ())
    found = OWN_ACTIONS + spent - int(scene.state.get(id, "actions"))
    if found == amount:
        return []
    wanted, came = (
        in_words(scene, "spent-actions", who=who.text, amount=many) for many in (amount, found)
    )
    return [Unmet(HERE, wanted, came)]


def count_in(scene: Scene) -> None:
    """Of the actions that steps give somebody, those that a card gives for anything are a part.

    Additional ones are spent first: with fewer left than a turn has of its own, they are gone.
    Raises ``UnresolvedReference`` for as many as that, and for none, unless a step says that these are
    all: nothing may have been done yet, or one thing; and none but the additional ones may be left.
    """
    for who in investigators(scene.state):
        more = [one for one in additional(scene.state, who) if one.standing and not one.types]
        if more and ("actions", who) in scene.telling.declared:
            _count_in(scene, who, more)


def _count_in(scene: Scene, who: str, more: list[Additional]) -> None:
    left = int(scene.state.get(who, "actions"))
    if (_SPENT, who) in scene.telling.declared:
        left += len(more)
    elif left in (0, OWN_ACTIONS) and (_IN_ALL, who) not in scene.telling.declared:
        name = scene.name(who)
        raise UnresolvedReference(
            said("whether the additional action of {card} is among the actions is not said").format(
                card=scene.name(more[0].source)
            ),
            candidates=tuple(_in_all(scene, name, left + so_many) for so_many in (0, len(more))),
            remedy=said("say how many they have in all, in place of the step that says how many"),
        )
    unspent = min(max(left - OWN_ACTIONS, 0), len(more))
    for one in more[unspent:]:
        use_up(scene.state, who, one)
    scene.state.put(who, actions=left - unspent)


def _in_all(scene: Scene, who: str, amount: int) -> str:
    pattern = SPEECH.sentences["has-actions-in-all"].patterns[scene.language][0]
    return pattern.write({"who": who, "amount": amount})
