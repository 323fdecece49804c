"""Document to sections: what a file holds, and the sections of each document in it."""

from rulesref.parse.portion import Portion, Warning
from rulesref.parse.table import parse, recognise

__all__ = ["Portion", "Warning", "parse", "recognise"]
