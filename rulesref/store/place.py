"""Where the user's data lies."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "RULESREF_HOME"


def home_folder() -> Path:
    """The folder that ``RULESREF_HOME`` names, else the system's place for an application."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("rulesref", appauthor=False)
