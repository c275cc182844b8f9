"""PettingZoo refuses Python 3.15, so its environments can be tried on older ones only."""

import sys

collect_ignore_glob = ["test_*.py"] if sys.version_info >= (3, 15) else []
