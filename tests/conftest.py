"""How every test runs: no property fails for taking long, or making its examples slowly.

The machine may be as busy as it likes.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rulesref", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("rulesref")
