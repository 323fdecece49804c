"""Made-up files of every kind that is recognised, in the shape of the real ones, and one that is not."""

from __future__ import annotations

from pathlib import Path

from rulesref.book.claim import Claim
from tests.parse import reference_and_faq
from tests.parse.documents import test_community_summary, test_eldritch_rulebook, test_faq_early
from tests.parse.grimorio import grimorio_pages

BOTH = "reference-and-faq.txt"  # the one with two documents
REFERENCE, FAQ = "arkham-lcg/rules-reference-2.5", "arkham-lcg/faq-2.5"

#: Name → text of the files that are recognised.
RECOGNISED = {
    "summary.txt": test_community_summary.MADE_UP,
    "early.txt": test_faq_early.MADE_UP,
    "grimorio.txt": grimorio_pages.PAGES,
    BOTH: reference_and_faq.REFERENCE + reference_and_faq.FAQ,
    "eldritch.txt": test_eldritch_rulebook.MADE_UP,
}
CLUB = "club.txt"
CLUB_RULES = (
    "# Lantern\n\nA lantern burns oil.\n\n# Torch\n\nSee “Lantern”. Never hold two.\n\n# Well\n"
)
CLAIM = Claim("arkham-lcg", "summary", "Club rules", "2", "en", "2016")
CLUB_ID = "arkham-lcg/own/club-rules-2"


def write(folder: Path, name: str) -> Path:
    """That file in ``folder``."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text((RECOGNISED | {CLUB: CLUB_RULES})[name], "utf-8")
    return path
