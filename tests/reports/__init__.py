"""Reports of disputes."""
