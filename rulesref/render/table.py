"""A table in the terminal: what has happened, what can be done, what lies there."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from difflib import ndiff
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.render.timeline import fitted, render_line

if TYPE_CHECKING:
    from rulesref.rulings.ruling import Moment
    from rulesref.session.offers import Asking, Offer
    from rulesref.session.position import Noun

#: So many offers are printed before `options` is asked for.
SHOWN = 20


def happened(moments: Sequence[Moment], since: int, width: int) -> Iterator[str]:
    """The lines of what has happened, numbered from ``since`` on, with their rules at the right."""
    for number, moment in enumerate(moments, since + 1):
        yield from fitted(render_line(number, moment), ", ".join(moment.cites), width)


def come_about(was: Sequence[Moment], now: Sequence[Moment], width: int) -> Iterator[str]:
    """What of ``now`` was not in the timeline as it ``was``; what came out otherwise is told anew.

    A reaction to what is over already may have changed it: what is printed above is so no more.
    """
    same = next(
        (at for at, (old, new) in enumerate(zip(was, now, strict=False)) if old.text != new.text),
        min(len(was), len(now)),
    )
    if same < len(was):
        yield said("(so it has come about otherwise, from {number} on:)").format(number=same + 1)
    yield from happened(now[same:], same, width)


def asked(asking: Asking, *, everything: bool = False) -> Iterator[str]:
    """What the table asks for, numbered; what is not lawful only where ``everything`` is wanted."""
    if asking.kind == "stop":
        if not asking.offers:
            yield said("this stops here: {reason}").format(reason=asking.about)
            return
        yield asking.about
        given = ", ".join(offer.gives for offer in asking.offers)
        yield "      " + said("say which one it is: {given}").format(given=given)
        return
    rules = f" ({', '.join(asking.cites)})" if asking.cites else ""
    about = asking.about or said("nothing is resolving: what happens next?")
    yield f"{about}{rules}"
    yield from _offers(asking.offers, everything)
    if asking.kind == "deed":
        yield "      " + said("`happens` asks what comes about that nobody chooses")
    if asking.left:
        yield "      " + said("and {count} more: tell which one in a sentence").format(
            count=f"{asking.left:,}"
        )


def _offers(offers: Sequence[Offer], everything: bool) -> Iterator[str]:
    lawful = [offer for offer in offers if offer.lawful]
    shown = lawful if everything else lawful[:SHOWN]
    for number, offer in enumerate(shown, 1):
        yield f"{number:4}  {offer.comes}"
    if len(shown) < len(lawful):
        more = len(lawful) - len(shown)
        yield "      " + said("and {count} more: `options` lists all").format(count=more)
    if everything:
        for offer in offers[len(lawful) :]:
            yield f"   -  {offer.sentence}: {offer.why_not}"


def laid_out(nouns: Iterable[Noun], depth: int = 0) -> Iterator[str]:
    """The position, one card a line, with what lies with it below."""
    for noun in nouns:
        yield _card(noun, depth)
        yield from laid_out(noun.things, depth + 1)


def news(nouns: Iterable[Noun], before: Container[str], depth: int = 0) -> Iterator[str]:
    """The lines of the position that are not among those ``before``.

    A card with which something new lies is named above it.
    """
    for noun in nouns:
        line, below = _card(noun, depth), list(news(noun.things, before, depth + 1))
        if line not in before:
            yield line
        elif below:
            yield f"{'  ' * depth}{noun.name}:"
        yield from below


def _card(noun: Noun, depth: int) -> str:
    words = [noun.at and said("at {place}").format(place=noun.at), noun.zone, *noun.holds]
    words.append(said("exhausted") if noun.exhausted else "")
    told = ", ".join(word for word in words if word)
    return f"{'  ' * depth}{noun.name}{f': {told}' if told else ''}"


def differences(here: Sequence[str], there: Sequence[str]) -> list[str]:
    """Lines that only one of two timelines has: "-" here, "+" there."""
    return [line for line in ndiff(here, there) if line[:1] in "-+"]
