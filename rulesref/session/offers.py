"""What can be done at a table now: the choice that waits, or all that somebody could begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.engine.outcome import Chance, Choice, Option, Refused, Unsupported
from rulesref.errors import UsageError
from rulesref.rulings.chances import fated, named
from rulesref.rulings.deciding import chance_decides, decides
from rulesref.rulings.explaining import offered_and_passed_by
from rulesref.rulings.options import sentence
from rulesref.rulings.past import passed_by
from rulesref.rulings.reasons import why_refused, why_stopped
from rulesref.rulings.scene import Scene
from rulesref.rulings.untold import how_to_tell
from rulesref.rulings.witness import foretold
from rulesref.session.exact import exact

#: So many options of one choice are put into words: any number of 16 cards are 65,536.
LISTED = 1_000


class Offer(NamedTuple):
    """One thing to do: the ``sentence`` that tells it, its rules; ``why_not`` where none is lawful.

    ``comes`` says it with what comes of it, where the sentence alone does not say so. ``gives`` is
    what fate gives by it, by its name.
    """

    sentence: str
    comes: str
    cites: tuple[str, ...] = ()
    why_not: str = ""
    gives: str = ""

    @property
    def lawful(self) -> bool:
        """Whether no rule forbids it."""
        return not self.why_not


class Asking(NamedTuple):
    """What a table asks for: ``kind`` is "choice", "chance", "deed" (anything lawful) or "stop".

    A stop has ``offers`` where no more is wanting than what fate gives.

    ``about`` says who decides what, or what nobody has described; ``cites`` are its rules. ``left``
    options are not among the ``offers``: a sentence tells any of them.
    """

    kind: str
    about: str
    offers: tuple[Offer, ...] = ()
    cites: tuple[str, ...] = ()
    left: int = 0


def chosen(asking: Asking, number: int) -> Offer:
    """The lawful offer of that ``number``. Raises ``UsageError`` where there is none."""
    offers = [offer for offer in asking.offers if offer.lawful]
    if 1 <= number <= len(offers):
        return offers[number - 1]
    count = said("there are {count}: choose one by its number, or tell it")
    raise UsageError(
        said("no option has the number {number}").format(number=number),
        candidates=tuple(offer.sentence for offer in offers[:8]),
        remedy=count.format(count=len(offers)) if offers else asking.about or None,
    )


def asking(scene: Scene) -> Asking:
    """What is asked at the present moment of ``scene``, which waits or rests."""
    scene = exact(scene)
    waiting = scene.waiting
    if isinstance(waiting, Unsupported):
        return stopped(scene, waiting)
    if isinstance(waiting, Choice):
        options = scene.telling.narrowed or waiting.options
        offers = _distinct(_offer(scene, option, waiting.cites) for option in options[:LISTED])
        left = max(0, len(options) - LISTED)
        return Asking("choice", decides(scene, waiting), offers, waiting.cites, left)
    if isinstance(waiting, Chance):
        values = [value for _, value in waiting.outcomes]
        offers = _distinct(_given(scene, waiting.id, value, waiting.cites) for value in values)
        return Asking("chance", decides(scene, waiting), offers, waiting.cites)
    return _resting(scene)


def stopped(scene: Scene, stop: Unsupported) -> Asking:
    """Nothing goes on: what nobody has described, and how to tell it where that can be told."""
    how = how_to_tell(scene, stop)
    chance = scene.tongue.speech.fates.get(stop.id, "")
    if chance:
        every = scene.tongue.speech.chances[chance].every
        offers = tuple(_given(scene, chance, value, ()) for value in every)
        return Asking("stop", f"{chance_decides(scene, chance)}; {how}", offers)
    return Asking("stop", "; ".join(filter(None, (why_stopped(scene, stop), how))))


def _given(scene: Scene, chance: str, value: object, cites: tuple[str, ...]) -> Offer:
    """What fate gives as ``value`` of a ``chance``."""
    text = fated(scene, chance, value)
    return Offer(text, text, cites, gives=named(scene, value))


def _resting(scene: Scene) -> Asking:
    """Nothing is resolving: what the one whose turn it is, or anybody, could begin."""
    resting = scene.state.pending
    game = scene.tongue.game
    if isinstance(resting, Choice) and resting.id != game.acts:
        offers = _distinct(_offer(scene, option, resting.cites) for option in resting.options)
        return Asking("deed", decides(scene, resting), offers, resting.cites)
    own = resting.options if isinstance(resting, Choice) else ()
    players = [resting.chooser] if isinstance(resting, Choice) else game.players(scene.state)
    offers = _distinct(
        (
            *(_offer(scene, option, ()) for option in own),
            *(offer for who in players for offer in _deeds(scene, who)),
            *(_offer(scene, option, ()) for option in _comes_next(scene, resting)),
        )
    )
    about = decides(scene, resting) if isinstance(resting, Choice) else ""
    return Asking("deed", about, tuple(sorted(offers, key=lambda offer: not offer.lawful)))


def _comes_next(scene: Scene, resting: object) -> Iterable[Option]:
    """What the rules go on with, where nobody has a choice before them."""
    return () if isinstance(resting, Choice) else scene.tongue.speech.unsaid.comes_next(scene)


def _deeds(scene: Scene, who: str) -> Iterator[Offer]:
    """What ``who`` could want to begin, were it said now, with all that saying so takes for granted."""
    unsaid = scene.tongue.speech.unsaid
    for deed in scene.tongue.game.deeds(unsaid.about_to(scene, who, ""), who):
        option, refused = deed
        if refused is not None and "card" in option.slots:
            refused = _refused(scene, option, who)
        gone = passed_by(scene, option.id, option.slots) if refused is None else None
        if gone is not None and isinstance(scene.state.pending, Choice):
            text = sentence(scene, option)
            yield Offer(text, text, gone.cites, offered_and_passed_by(scene, gone)[0])
        else:
            yield _begun(scene, option, refused)
    for option in unsaid.besides(scene, who):
        yield _begun(scene, option, _refused(scene, option, who))


def _refused(scene: Scene, option: Option, who: str) -> Refused | None:
    """The rule against ``option`` where ``who`` says it now."""
    card = option.slots.get("card", "")
    state = scene.tongue.speech.unsaid.about_to(scene, who, card).fork()
    refused: Refused | None = state.rules.openings[option.id](state, **option.slots)
    return refused


def _begun(scene: Scene, option: Option, refused: Refused | None) -> Offer:
    text = sentence(scene, option)
    if refused is None:
        return Offer(text, text)
    return Offer(text, text, refused.cites, why_refused(scene, refused))


def _offer(scene: Scene, option: Option, cites: tuple[str, ...]) -> Offer:
    return Offer(sentence(scene, option), foretold(scene, option), cites)


def _distinct(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Those that differ in their sentence: one sentence can tell only one thing to do."""
    first: dict[str, Offer] = {}
    for offer in offers:
        kept = first.setdefault(offer.sentence, offer)
        if offer.lawful and not kept.lawful:
            first[offer.sentence] = offer
    return tuple(first.values())
