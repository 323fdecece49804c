"""How every test runs: no property fails for taking long, or making its examples slowly.

The machine may be as busy as it likes. What is printed is as wide as where there is no terminal:
pytest's workers have a width of their own.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rulesref", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("rulesref")

os.environ.pop("COLUMNS", None)
