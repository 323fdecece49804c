"""A changed text compiles to something else, or is not understood: nothing is swallowed."""

from __future__ import annotations

from tests.named_folders import CARDS, needs

pytestmark = needs(CARDS)


def test_no_changed_word_changes_nothing() -> None:
    from tests.facts.compiler.made import compiler
    from tests.facts.compiler.mutating import mutants, sample, survivors

    drawn = sample(150, seed=5)
    made = sum(1 for card in drawn for _ in mutants(card, compiler().card(card)))
    alive = [(one.card.code, one.pattern, one.card.text) for one in survivors(iter(drawn))]
    assert made > 100
    assert alive == []
