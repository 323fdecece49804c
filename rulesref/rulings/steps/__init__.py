"""The sentences of cases: every module here adds its rows to the table of ``step``."""
