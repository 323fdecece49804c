"""arkham-lcg/then: every verb says whether it was resolved whole, in part or not at all.

What follows "then" follows only what was resolved in full. ``PROBES`` (``how_far``) is the table.
Verbs that stand in none of it have a reason in ``ALWAYS``, fall short in what they consist of, or are
judged by the block itself before they run.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.ability import Node
from rulesref.engine.block import BLOCK
from rulesref.engine.machine import step
from rulesref.engine.scope import failed
from rulesref.engine.select import PARTS
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop, texts
from tests.games.arkham_lcg.rows.how_far import NOTHING, PART, PROBES, WHOLE, YOU, Probe

#: Where the Grimoire would have Roland Banks defeated for it.
ONLY_2016 = Probe("draw", {"who": YOU, "amount": 2}, "the deck of Roland Banks holds Knife", PART)


def test_a_draw_from_a_deck_that_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    test_how_far_it_goes(monkeypatch, ONLY_2016, "2016")


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("probe", PROBES, ids=lambda p: f"{p.verb}-{p.extent}")
def test_how_far_it_goes(monkeypatch: pytest.MonkeyPatch, probe: Probe, edition: str) -> None:
    shop = Workshop(monkeypatch)
    shop.card(
        "Engine",
        {
            "kind": "free",
            "do": [
                {"verb": "say", "word": "hastur"},
                {"verb": probe.verb, **probe.arguments},
                {"verb": "then", "effects": [{"verb": "say", "word": "and then"}]},
            ],
        },
    )
    shop.card("Badge", *([{"kind": "constant", "do": [probe.badge]}] if probe.badge else []))
    given = "".join(f"And {line}\n" for line in probe.given.splitlines())
    steps = "".join(f"And {line}\n" for line in probe.steps.splitlines())
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        f"And Roland Banks controls Engine\n{given}"
        f"When Roland Banks uses Engine\n{steps}"
        "Then Engine is in play",
        edition,
    )
    assert ruling.passed, ruling.unmet
    _, *rest = texts(ruling)
    follows = any("and then" in text for text in rest)
    happened = [text for text in rest if "and then" not in text]
    extent = WHOLE if follows else PART if happened else NOTHING
    assert extent == probe.extent, rest


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    ("averted", "follows"), [("prevent", False), ("cancel", False), ("gain", True)]
)
def test_what_is_made_less_of_on_the_way(
    monkeypatch: pytest.MonkeyPatch, averted: str, follows: bool, edition: str
) -> None:
    """One of two points is prevented, all of it is canceled, or something else is done about it."""
    shop = Workshop(monkeypatch)
    answers = {
        "prevent": {"verb": "prevent", "amount": 1},
        "cancel": {"verb": "cancel"},
        "gain": {"verb": "gain-resources", "who": YOU, "amount": 1},
    }
    shop.card(
        "Shield", {"kind": "forced", "on": {"when": "place-horror"}, "do": [answers[averted]]}
    )
    hurts: list[dict[str, Any]] = [
        {"verb": "take", "who": YOU, "horror": 2},
        {"verb": "then", "effects": [{"verb": "say", "word": "and then"}]},
    ]
    shop.card("Engine", {"kind": "free", "do": hurts})
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Engine and Shield\n"
        "When Roland Banks uses Engine\n"
        "Then Engine is in play",
        edition,
    )
    assert ruling.passed, ruling.unmet
    assert any("and then" in text for text in texts(ruling)) is follows


#: Verbs that are resolved whole wherever they have something to act on (else ``Block`` says so), or
#: that fall short through what they bring about: an event that is canceled, or cannot happen.
LASTS = "an effect that lasts is in force from here on"
EVENT = "its events fall short where they are canceled, replaced or cannot happen"
MARKS = "it only tells what is running how to go on"
TESTS = "it begins a test; what the test does is resolved for itself"
ALWAYS = {
    "add-to-hand": EVENT,
    "additional-action": LASTS,
    "add-to-sacrifices": EVENT,
    "advance": EVENT,
    "attack": EVENT,
    "blank": LASTS,
    "cancel-move": MARKS,
    "change-scenario-number": EVENT,
    "check-doom": "the threshold is looked at, whatever comes of it",
    "choose": MARKS,
    "comes-next": MARKS,
    "cross-off": EVENT,
    "deal-encounter-cards": "with too few cards the game stops",
    "defeat": EVENT,
    "devour": EVENT,
    "draw-encounter": EVENT,
    "draw-found": EVENT,
    "enter-play-as": EVENT,
    "gain-keyword": LASTS,
    "gain-surge": MARKS,
    "gain-trait": LASTS,
    "hide": EVENT,
    "instead-of-encounter": MARKS,
    "instead-of-step": MARKS,
    "kill": EVENT,
    "lay-on-deck": EVENT,
    "look-behind": EVENT,
    "lose-keyword": LASTS,
    "may-succeed-by": "what it offers is offered by a verb of its own",
    "modify-next-test": LASTS,
    "not-of-type": LASTS,
    "more-damage": MARKS,
    "one-for-act-and-agenda": "never runs",
    "patrols-to": "never runs",
    "pick-at-random": "one of those that there are is picked",
    "place-at": EVENT,
    "place-in-discard": EVENT,
    "prefer": "never runs",
    "put-back": EVENT,
    "put-beside-agenda": EVENT,
    "put-in-threat-area-as-asset": EVENT,
    "put-into-play-at": EVENT,
    "put-location": "without that location the game stops",
    "put-set-aside": "with too few of them the game stops",
    "place-random-key": "with no key told to be set aside the game stops",
    "reckon-number": "a number is kept, whatever it is",
    "remember": EVENT,
    "remove": EVENT,
    "remove-location": EVENT,
    "replace-opening-hand": MARKS,
    "resign": EVENT,
    "resolution": EVENT,
    "resolve-story": EVENT,
    "say": EVENT,
    "set-aside": EVENT,
    "set-value": LASTS,
    "shuffle-in-from": "with fewer cards than that it falls short as it runs",
    "slip-away": "part of a test",
    "spawn-at": "never runs",
    "takes-no-slot": LASTS,
    "succeed-instead": MARKS,
    "earn-fewer-experience": EVENT,
    "earn-more-experience": EVENT,
    "cheapen-purchase": EVENT,
    "tally": "a card counts for itself alone",
    "suffer-trauma": EVENT,
    "test": TESTS,
    "worsen-attack": MARKS,
}


def _reported(verb: str) -> bool:
    """Whether the table says of ``verb`` how it reports how far it went."""
    row = RULES.verbs[verb]
    probed = any(probe.verb == verb for probe in PROBES)
    return bool(
        row.able  # the block asks it as the verb runs
        or probed
        or verb in PARTS
        or verb.startswith(FORBIDS)
        or verb in ALWAYS
    )


#: Prohibitions and permissions as effects: they last.
FORBIDS = (
    "attacks-cannot-",
    "cannot-",
    "clues-cannot-",
    "keeps-doom-",
    "leaves-play-",
    "may-be-",
    "moves-by-",
    "open-to-",
    "provokes-",
    "reveals-no-",
)


def test_every_verb_says_how_far_it_went() -> None:
    """A new verb gets an ``able``, a probe, or a line that says why it needs neither."""
    run = RULES.verbs.keys() - RULES.constants_only
    assert sorted(verb for verb in run if not _reported(verb)) == []


def test_no_line_of_the_table_is_idle() -> None:
    run = RULES.verbs.keys() - RULES.constants_only
    assert ALWAYS.keys() <= run
    assert {verb for verb in ALWAYS if RULES.verbs[verb].able} == set()
    assert not {probe.verb for probe in PROBES} & ALWAYS.keys()


def test_what_could_change_nothing_as_it_runs_falls_short() -> None:
    """The block says so of every verb that has an ``able``, whichever it is."""
    state = State(RULES)
    plain = RULES.verbs["heal"]
    node = Node(plain._replace(able=lambda *a, **k: False, run=lambda *a, **k: None), {})
    after = Node(RULES.verbs["then"], {"effects": ()})
    state.call(BLOCK, nodes=(node, after), env={"this": "this", "you": "you"})
    for _ in range(3):
        step(state)
    assert failed(state)


#: What is offered all the same: engaging what is engaged already, by its own docstring; what somebody
#: decides only once it resolves; what shows only when enemies move; what the effect reveals before.
_OFFERED = {"engage", "may", "move-as-in-enemy-phase", "seal-revealed"}


@pytest.mark.parametrize(
    "probe",
    [one for one in PROBES if one.extent == NOTHING and one.verb not in _OFFERED],
    ids=lambda p: p.verb,
)
def test_whoever_must_choose_does_not_choose_what_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, probe: Probe
) -> None:
    """arkham-lcg/must: an option has to have the potential to change the game state."""
    shop = Workshop(monkeypatch)
    options = [
        [{"verb": probe.verb, **probe.arguments}],
        [{"verb": "say", "word": "hastur"}],
    ]
    shop.card(
        "Engine", {"kind": "free", "do": [{"verb": "choose-one", "must": True, "options": options}]}
    )
    shop.card("Badge", *([{"kind": "constant", "do": [probe.badge]}] if probe.badge else []))
    given = "".join(f"And {line}\n" for line in probe.given.splitlines())
    ruling = shop.play(
        f"Given Roland Banks is at the Study\nAnd Roland Banks controls Engine\n{given}"
        "When Roland Banks uses Engine\nThen Engine is in play\nAnd nobody has a choice"
    )
    assert ruling.passed, ruling.unmet
    assert any("hastur" in text for text in texts(ruling))
