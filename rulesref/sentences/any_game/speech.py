"""The rows that any game shares."""

from __future__ import annotations

from rulesref.wording.speech import Speech

SPEECH = Speech()
