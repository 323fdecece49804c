"""What a text takes for so without saying it: who stands in, what lies where, what has been done."""
