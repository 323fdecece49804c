"""What became of a text and where a rule came from, as a reader is told them."""

from __future__ import annotations

from rulesref.catalogue import marked, said

#: How a rule came into a document.
_HOWS = {
    "added": marked("added in {}"),
    "expanded": marked("expanded in {}"),
    "updated": marked("updated in {}"),
    "amended": marked("amended in {}"),
    "answered": marked("answered in {}, and since"),
    "corrected": marked("corrected in {}, and since"),
    "worded": marked("in these words since {}"),
    "already": marked("in {} already"),
    "not-yet": marked("not yet in {}"),
}


def edit_in(kind: str, language: str) -> str:
    """What became of a statement."""
    edits = {
        "edited": said("reworded", language, about="a text"),
        "new": said("new", language, about="a text"),
        "gone": said("gone", language, about="a text"),
        "moved": said("moved", language, about="a text"),
        "elsewhere": said("moved away", language, about="a text"),
        "from": said("moved here", language, about="a text"),
    }
    return edits[kind]


def how_in(how: str, language: str) -> str:
    """How a rule came into a document, with a place for its name."""
    return said(_HOWS[how], language)


def marks_in(language: str) -> tuple[str, str]:
    """What the marks of a text mean: what went, what came."""
    return edit_in("gone", language), edit_in("new", language)
