"""One rule through its versions: what each of them changed."""
