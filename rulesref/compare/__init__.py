"""Rules side by side: their editions, their versions, their translations."""
