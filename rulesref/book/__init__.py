"""The book: all entries of all documents, built from them, opened, looked up and searched."""
