"""The names that judges give to rules lead to the entries that they mean, and to no others."""

import pytest

from rulesref.book.lookup import Lookup
from tests.eval.rules_named import RulesNamed


@pytest.fixture(scope="module")
def named(bundled_book):
    return RulesNamed(Lookup(bundled_book))


@pytest.mark.parametrize(
    ("name", "entries"),
    [
        ("modifiers", ["modifiers"]),
        ("qa/moved-during-skill-test", ["qa/moved-during-skill-test"]),
        ("After", ["after"]),
        ("At / If (FAQ 2.2)", ["at", "if"]),
        ("At / If", ["at", "if"]),
        ("Counting Resources (FAQ 2.8)", ["resources"]),
        ("Triggered Abilities (FAQ 1.2)", ["ability/triggered-abilities", "triggered-abilities"]),
        ('"As if..." (FAQ 2.10)', ["as-if"]),
        ("Spawning an Enemy (Quick Reference)", ["spawn/spawning-an-enemy"]),
        ("ST.2 Commit cards from hand to skill test", ["steps/st-2"]),
        ("1.4 Each investigator draws 1 encounter card", ["steps/1.4"]),
        ("Appendix I: Initiation Sequence", ["initiation"]),
        ("Card Errata: Time Warp", ["errata/time-warp"]),
        ("Free triggered abilities", ["triggered-abilities"]),
        ("Resign Action", ["resign"]),
        ("Attacco di Opportunità", ["attack-of-opportunity"]),
        ("Q: I move away while my skill test", ["qa/moved-during-skill-test"]),
        ("Q: I move away, while my «skill» test #12", ["qa/moved-during-skill-test"]),
        ("Q: Nobody ever asked this", []),
        ("Q: ?", []),
        ("No rule at all is called so", []),
    ],
)
def test_a_name_leads_to_its_entries(named, name, entries):
    assert sorted(named.of([name])) == [f"arkham-lcg/{entry}" for entry in entries]
