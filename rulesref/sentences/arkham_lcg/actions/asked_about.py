"""When it says something that somebody may not do this: what *X may not …* rests on.

That something is not offered says that a rule forbids it only at a moment at which it is asked
about. Such a moment is

* a choice that offers things of the kind: a player window, an action that an effect gives, the
  commits of a skill test; of a reaction, what it names has occurred, in whichever stage that is;
* a window of that kind that was passed since the last When step because nothing was offered in it:
  what the card answers did occur there, or the window was one for free abilities and fast cards,
  and a rule kept the card out; or one where it was offered, and the last Then step has seen that;
* while nothing waits but the next action of a turn: for actions, free abilities and cards that are
  played, always; never for what answers something, or is used during a skill test alone, of which
  nobody is asked then.

At every other moment nobody could have done it whatever had happened: while somebody chooses, or
fate decides, something else; with a card that has nothing to use. That is no answer (``not_asked``).
"""

from __future__ import annotations

from rulesref.engine.ability import Ability
from rulesref.games.arkham_lcg.playing.not_offered import answering
from rulesref.games.arkham_lcg.playing.use_restrictions import outside_its_test
from rulesref.games.things import card_of
from rulesref.rulings.past import seen_offered
from rulesref.rulings.scene import Scene
from rulesref.rulings.windows import asks_for, kept_out, objection

#: Kinds of abilities that somebody begins of their own accord.
_BEGUN = ("action", "free")


def slots_of(slot: str, who: str, card: str) -> dict[str, object]:
    """The slots of such an option: one that takes several cards is asked about this one."""
    value = (card,) if slot == "cards" else card
    return {"who": who, slot: value} if slot else {"who": who}


def is_asked(scene: Scene, option: str, slots: dict[str, object]) -> bool:
    """Whether this moment is one at which such an ``option`` is asked about."""
    state = scene.state
    if scene.waiting is None:
        if option in state.rules.openings and _of_a_turn(scene, option, slots):
            return True
    elif asks_for(state, option):
        refused = objection(state, option, slots)
        if refused is None or refused.id not in state.rules.beside:
            return True
    passed = seen_offered(scene, option, slots) or kept_out(scene.telling.origins, option, slots)
    return bool(passed)


def _of_a_turn(scene: Scene, option: str, slots: dict[str, object]) -> bool:
    """Whether it is asked about while nothing waits but somebody's next action."""
    if option not in ("use", "play"):
        return True
    state, card = scene.state, str(slots["card"])
    if option == "use" and not usable(scene, card):
        return bool(state.get(card, "printed", None))  # its text is not what is printed on it
    if option == "use":
        return any(not outside_its_test(state, one) for one in begun_with(scene, card))
    return not answering(card_of(state, card).abilities, option)


def usable(scene: Scene, card: str) -> bool:
    """Whether ``card`` has an ability that somebody may use, at whichever moment."""
    return bool(begun_with(scene, card) or answering(card_of(scene.state, card).abilities, "use"))


def begun_with(scene: Scene, card: str) -> list[Ability]:
    """The abilities of ``card`` that somebody begins of their own accord."""
    return [one for one in card_of(scene.state, card).abilities if one.kind in _BEGUN]
