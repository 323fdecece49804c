"""Who "draws" a card draws it from their own deck or from the encounter deck: either is meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.sentences.arkham_lcg.speech import SPEECH


def _of_encounters(slots: Mapping[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """The same draw of an encounter card; ``None`` where it is told from where it comes."""
    return ("draw-encounter", dict(slots)) if slots.keys() == {"who", "card"} else None


SPEECH.comes_to["draw"] = _of_encounters
