"""Document to sections: what a file holds, and the sections of each document in it."""

from rulesref.parse.portion import Portion, Warning
from rulesref.parse.table import is_known, parse, recognise

__all__ = ["Portion", "Warning", "is_known", "parse", "recognise"]
