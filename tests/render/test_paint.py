"""Text for a reader: wrapped as the library wraps it, and nothing passes that could command."""

from __future__ import annotations

import sys
import textwrap

from hypothesis import given
from hypothesis import strategies as st

from rulesref.render.commands import shown
from rulesref.render.paint import _wrapped

WORDS = st.text(alphabet="ab-.’è", max_size=14)
BLANKS = st.sampled_from([" ", " ", " ", "  ", "\t", "\n", "\xa0"])


@given(st.lists(st.tuples(WORDS, BLANKS), max_size=25), st.integers(1, 40))
def test_lines_break_where_the_library_breaks_them(parts, width):
    text = "".join(word + blank for word, blank in parts).strip()
    by_library = textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)
    assert _wrapped(text, width) == (by_library or [""])


def test_every_character_that_could_command_is_looked_at():
    """What is printable passes unseen: nothing that is taken out may count as printable."""
    for number in range(sys.maxunicode + 1):
        character = chr(number)
        alone = shown(character)
        assert alone == character or not character.isprintable()
        assert shown(f"\x1b[1m{character}") == alone
