"""rulesref: rules look-up and rulings for Arkham Horror: The Card Game and Eldritch Horror."""

from __future__ import annotations

__version__ = "0.1.0"
