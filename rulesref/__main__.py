"""``python -m rulesref``."""

import sys

try:
    from rulesref.cli import main
except KeyboardInterrupt:
    sys.exit(130)

sys.exit(main())
