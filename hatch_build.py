"""The packaging step that puts a ready search index of the bundled corpus into the wheel."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BundledIndex(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the book of the corpus and ships it as ``rulesref/_index``."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build into a temporary folder; an editable install builds on first use instead."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        try:
            from rulesref.book.building import build
        finally:
            sys.path.remove(str(root))
        self._folder = tempfile.TemporaryDirectory()
        build(Path(self._folder.name), [])
        build_data["force_include"][self._folder.name] = "rulesref/_index"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop the temporary folder."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()
