"""The folder of the user's data: added files, index generations, defaults."""

from rulesref.store.defaults import Defaults
from rulesref.store.generation import Generation, StoredFile
from rulesref.store.home import Home, open_home
from rulesref.store.writing import Writing, open_writing

__all__ = ["Defaults", "Generation", "Home", "StoredFile", "Writing", "open_home", "open_writing"]
