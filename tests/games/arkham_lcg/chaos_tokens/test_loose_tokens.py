"""arkham-lcg/chaos-tokens: what abilities reveal by themselves, and what lies sealed."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

GIVEN = "Given Roland Banks is at the Study\nAnd Study has 1 clue\n"


def peek(amount, *effects):
    return {
        "kind": "free",
        "do": [{"verb": "reveal-tokens", "amount": amount, "effects": list(effects)}],
        "limit": "1 per game",
    }


def fate(bag):
    """The steps by which every token of ``bag`` is revealed; what is certain needs none."""
    left, steps = bag.split(", "), ""
    while len(set(left)) > 1:
        steps += f"And Roland Banks reveals {left.pop(0)}\n"
    return steps


def gain(amount):
    return {"verb": "gain-resources", "who": "you", "amount": amount}


@pytest.mark.parametrize(
    ("faces", "bag", "gained"),
    [
        (["bless"], "bless, bless, 0", 2),
        (["number"], "bless, +1, -3", 2),
        ([], "skull, 0, 0", 3),
        (["skull"], "0, 0, 0", 0),
        (["symbol"], "skull, bless, 0", 2),
        (["symbol", "+1"], "frost, +1, 0", 2),
    ],
)
def test_an_effect_counts_what_it_has_revealed(monkeypatch, faces, bag, gained):
    shop = Workshop(monkeypatch)
    counted = {"count": "revealed", **({"faces": faces} if faces else {})}
    shop.card("Lens", peek(3, gain(counted)))
    ruling = shop.play(
        GIVEN + "And Roland Banks controls Lens\n"
        "And Roland Banks has 0 resources\n"
        f"And the chaos bag holds {bag}\n"
        f"When Roland Banks uses Lens\n{fate(bag)}"
        f"Then Roland Banks has {gained} resources\n"
        f"And the chaos bag now holds {bag}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("token", ["auto-fail", "-8", "frost", "curse"])
def test_a_test_does_not_read_them(monkeypatch, token):
    shop = Workshop(monkeypatch)
    shop.card("Lens", peek(2))
    ruling = shop.play(
        GIVEN + "And Roland Banks controls Lens\n"
        f"And the chaos bag holds {token}, 0\n"
        "When Roland Banks investigates\n"
        f"And Roland Banks uses Lens\n{fate(f'{token}, 0')}"
        "And Roland Banks reveals 0\n"
        "Then in order:\n"
        "      | step st-1 |\n"
        f"      | Roland Banks reveals {token} |\n"
        "      | step st-2 |\n"
        "      | Roland Banks reveals 0 |\n"
        "      | Roland Banks succeeds by 1 |"
    )
    assert ruling.passed, ruling.unmet
    assert texts(ruling).count(f"Roland Banks reveals {token}") == 1


def test_what_answers_a_reveal_during_a_test_sees_them(monkeypatch):
    shop = Workshop(monkeypatch)
    shop.card("Lens", peek(2))
    watch = {
        "kind": "forced",
        "on": {"after": "reveal", "face": "skull"},
        "if": [{"test": "during-your-test"}],
        "do": [gain(1)],
    }
    shop.card("Owl", watch)
    steps = GIVEN + (
        "And Roland Banks controls Lens and Owl\n"
        "And Roland Banks has 0 resources\n"
        "And the chaos bag holds skull, 0\n"
    )
    outside = shop.play(
        steps
        + "When Roland Banks uses Lens\nAnd Roland Banks reveals skull\nThen Roland Banks has 0 resources"
    )
    during = shop.play(
        steps + "When Roland Banks investigates\nAnd Roland Banks uses Lens\n"
        "And Roland Banks reveals skull\nAnd Roland Banks reveals 0\nThen Roland Banks has 1 resource"
    )
    assert outside.passed, outside.unmet
    assert during.passed, during.unmet


@pytest.mark.parametrize(
    ("bag", "sealed", "added"),
    [("bless", 9, 0), ("bless, bless", 7, 1), ("0", 10, 0), ("0", 8, 2)],
)
def test_ten_blessings_in_the_bag_and_sealed_together(monkeypatch, bag, sealed, added):
    shop = Workshop(monkeypatch)
    shop.card(
        "Bell",
        {"kind": "free", "do": [{"verb": "add-tokens", "face": "bless", "amount": 2}, gain(1)]},
    )
    shop.card("Lock")
    after = ", ".join([bag, *["bless"] * added])
    ruling = shop.play(
        GIVEN + "And Roland Banks controls Bell and Lock\n"
        f"And {', '.join(['bless'] * sealed)} are sealed on Lock\n"
        f"And the chaos bag holds {bag}\n"
        "When Roland Banks uses Bell\n"
        f"Then the chaos bag now holds {after}"
    )
    assert ruling.passed, ruling.unmet


def test_tokens_that_an_effect_holds_count_as_well(monkeypatch):
    shop = Workshop(monkeypatch)
    add = {"verb": "add-tokens", "face": "bless", "amount": 3}
    shop.card("Lens", peek(2, add))
    bag = ", ".join(["bless"] * 9)
    ruling = shop.play(
        GIVEN + f"And Roland Banks controls Lens\nAnd the chaos bag holds {bag}\n"
        f"When Roland Banks uses Lens\nThen the chaos bag now holds {bag}, bless"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("faces", "offered"), [(["bless"], "may"), (["curse"], "may not")])
def test_only_a_token_that_is_sealed_can_stand_in(monkeypatch, faces, offered):
    shop = Workshop(monkeypatch)
    stand_in = {
        "kind": "reaction",
        "on": {"would": "reveal-token", "who": "you"},
        "do": [{"verb": "resolve-sealed-instead", "on": "this", "faces": faces}],
    }
    shop.card("Lock", stand_in)
    ruling = shop.play(
        GIVEN + "And Roland Banks controls Lock\nAnd bless is sealed on Lock\n"
        "And the chaos bag holds 0, -1\n"
        "When Roland Banks investigates\n"
        f"Then Roland Banks {offered} use Lock"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("resources", "answer"), [(1, "yes"), (2, "open")])
def test_whether_a_reveal_of_its_own_is_replaced_is_open(monkeypatch, resources, answer):
    shop = Workshop(monkeypatch)
    twofold = {
        "kind": "reaction",
        "on": {"would": "reveal-token", "who": "you"},
        "cost": [{"pay": "resources", "amount": 1}],
        "do": [{"verb": "reveal-instead", "amount": 2}],
    }
    shop.card("Idol", twofold)
    ruling = shop.play(
        GIVEN + "And Roland Banks controls Idol\n"
        f"And Roland Banks has {resources} resources\n"
        "And the chaos bag holds -8, -8, 0\n"
        "When Roland Banks investigates\n"
        "And Roland Banks uses Idol\n"
        f"Then it is asked whether Roland Banks has {resources - 1} resources\n"
        f"And the answer is {answer}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("more", "margin"), [(False, 1), (True, 0)])
def test_an_additional_token_is_none_of_those_that_are_chosen_from(monkeypatch, more, margin):
    """Two of three are resolved, and the additional one besides: it cannot be ignored with them."""
    shop = Workshop(monkeypatch)
    would = {"would": "reveal-token", "who": "you"}
    limit = {"limit": "1 per test"}
    three = {"verb": "reveal-instead", "amount": 3, "keep": 2}
    shop.card("Triangle", {"kind": "reaction", "on": would, "do": [three], **limit})
    shop.card("Void", {"kind": "reaction", "on": would, "do": [{"verb": "reveal-more"}], **limit})
    void = "And Roland Banks uses Void\nAnd Roland Banks uses Triangle\n"
    ruling = shop.play(
        GIVEN + f"And Roland Banks controls {'Triangle and Void' if more else 'Triangle'}\n"
        "And the chaos bag holds 0, 0, -1, -1\n"
        "When Roland Banks investigates\n"
        + (void if more else "And Roland Banks uses Triangle\n")
        + "And Roland Banks reveals 0\nAnd Roland Banks reveals 0\n"
        "And Roland Banks resolves the tokens 0, 0 with Triangle\n"
        f"Then in order:\n      | Roland Banks succeeds by {margin} |"
    )
    assert ruling.passed, ruling.unmet


def test_tokens_sealed_on_an_investigator_return_when_he_is_eliminated(monkeypatch):
    shop = Workshop(monkeypatch)
    ruling = shop.play(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And bless, -1 are sealed on Agnes Baker\n"
        "And Agnes Baker has 5 damage\n"
        "And Swarm of Rats is engaged with Agnes Baker\n"
        "And it is the turn of Agnes Baker\n"
        "And the chaos bag holds 0\n"
        "When Agnes Baker takes a resource\n"
        "Then Agnes Baker is eliminated\n"
        "And the chaos bag now holds bless, -1, 0"
    )
    assert ruling.passed, ruling.unmet
