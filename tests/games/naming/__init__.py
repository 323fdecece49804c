"""Where the code names what a thing holds: every read and write of an attribute, by the AST."""
