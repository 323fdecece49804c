"""Work spread over processes and machines."""
