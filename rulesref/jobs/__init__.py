"""Work spread over the cores of this machine, or over the machines of a cluster."""
