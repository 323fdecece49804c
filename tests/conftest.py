"""How every test runs: no example of a property fails for taking long, however busy the machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("rulesref", settings(), deadline=None)
settings.load_profile("rulesref")
