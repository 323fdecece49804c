"""arkham-lcg/if: "if a token is revealed" comes before every "after you reveal", however it is."""

from __future__ import annotations

import pytest

from rulesref.rulings.ruling import Ruling
from tests.games.arkham_lcg.made_up import Workshop, texts

IF = {
    "verb": "if-revealed",
    "faces": ["skull", "tablet"],
    "effects": [{"verb": "gain-resources", "who": "you", "amount": 1}],
}
ENGINE = {
    "kind": "action",
    "cost": [{"pay": "action", "amount": 1}],
    "do": [IF, {"verb": "test", "skill": "willpower", "difficulty": 1}],
}
DRAWS = [{"verb": "draw", "who": "you", "amount": 1}]
_SEEN = {"reveal": {"face": ["skull"]}, "resolve-tokens": {"faces": ["skull"]}}
#: What may answer a reveal: an ability on the token itself, or on what is resolved of it.
ANSWERS = {
    f"{kind} after {event}": {
        "kind": kind,
        "on": {"after": event, "who": "you", **seen},
        "do": DRAWS,
    }
    for kind in ("forced", "reaction")
    for event, seen in _SEEN.items()
}
#: How a skull comes to be revealed → (who reveals it, what they control, the bag, what is told).
WAYS = {
    "alone": ("Agnes Baker", "", "skull", ""),
    "beside another": (
        "Agnes Baker",
        " and Olive McBride",
        "skull, tablet, 0",
        "uses Olive McBride\nreveals skull\nreveals tablet\nresolves the tokens skull, tablet with Olive McBride",
    ),
    "chosen": (
        "Agnes Baker",
        " and Grotesque Statue (4)",
        "skull, 0",
        "uses Grotesque Statue\nreveals skull\nresolves the tokens skull with Grotesque Statue",
    ),
    "after a blessing": ("Agnes Baker", "", "bless, skull", "reveals bless"),
}


def _played(shop: Workshop, way: str, edition: str, uses: str, watching: str = "Watcher") -> Ruling:
    who, more, bag, told = WAYS[way]
    steps = [
        f"Given {who} is at the Study",
        f"And {who} controls Engine and {watching}{more}",
        "And the scenario is The Gathering",
        f"And the deck of {who} holds Guts, Knife, Overpower",
        f"And the chaos bag holds {bag}",
        f"When {who} uses Engine",
        *(f"And {who} {step}" for step in (*told.splitlines(), *uses.splitlines())),
        f"Then {who} succeeds",
    ]
    return shop.play("\n".join(steps), edition)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("answer", ANSWERS)
def test_if_comes_before_after(monkeypatch, way, answer, edition):
    shop = Workshop(monkeypatch)
    shop.card("Engine", ENGINE)
    shop.card("Watcher", ANSWERS[answer])
    ruling = _played(shop, way, edition, "uses Watcher" if answer.startswith("reaction") else "")
    happened = texts(ruling)
    last = max(number for number, text in enumerate(happened) if text.endswith("reveals skull"))
    later = happened[last:]
    gained, drawn = (
        next(number for number, text in enumerate(later) if verb in text)
        for verb in ("gains 1 resource", "draws Guts")
    )
    assert gained < drawn < later.index("step st-4: Resolve chaos symbols")


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("first", ["Watcher", "Onlooker"])
def test_all_answers_to_one_reveal_are_used_in_any_order(monkeypatch, first, edition):
    """arkham-lcg/reaction-opportunities: they follow one reveal, whatever they look at of it."""
    shop = Workshop(monkeypatch)
    shop.card("Engine", ENGINE)
    shop.card("Watcher", ANSWERS["reaction after reveal"])
    shop.card("Onlooker", ANSWERS["reaction after resolve-tokens"])
    second = "Onlooker" if first == "Watcher" else "Watcher"
    ruling = _played(shop, "alone", edition, f"uses {first}\nuses {second}", "Watcher and Onlooker")
    assert ruling.passed, ruling.unmet
