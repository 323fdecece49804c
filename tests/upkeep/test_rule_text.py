"""What of a passage is rule and what is example, reference or note."""

import pytest

from rulesref.upkeep.rule_text import items, rule_of, statements


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Pour 2 cups.\nFor example: Ann pours 4.", "Pour 2 cups."),
        ("Pour 2 cups.\n- For example: Ann pours 4.\n- Drink.", "Pour 2 cups.\n- Drink."),
        ("Pour 2 cups. For example: Ann pours 4. And 5.", "Pour 2 cups."),
        ("Pour 2 cups. For example, Ann pours 4. Then drink.", "Pour 2 cups. Then drink."),
        ("Pour 2 cups (for example, 4 (or 5) spoons) now.", "Pour 2 cups now."),
        ("Versare. Per esempio, Ann versa 4 tazze. Poi bere.", "Versare. Poi bere."),
        ("Pour. See also: “Cups” on page 7, “Spoons” on page 9.", "Pour."),
        ("Pour (see 1.15, above) now.", "Pour now."),
        ("(Added in FAQ, section 'Tea', point 1.14) Pour.", "Pour."),
        ("Resolve Appendix II, point 2.3 and step 4.", "Resolve , and step 4."),
        ("You may see 3 cups. Take one.", "You may see 3 cups. Take one."),
    ],
)
def test_only_the_rule_is_left(text, kept):
    assert "\n".join(" ".join(line.split()) for line in rule_of(text).split("\n")) == kept


def test_items_and_statements_are_counted():
    text = "Tea is hot; beware.\n- It burns. Blow on it.\n1. Pour\n2) Drink"
    assert items(text) == 3
    assert statements(text) == 6
