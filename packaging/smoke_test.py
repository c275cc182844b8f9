"""Tries the frozen app that `dev.py package` has made: python3 packaging/smoke_test.py [--help]."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.dev import instead, prepare
from tools.system import MissingError

if __name__ == "__main__":
    try:
        prepare()
    except MissingError as problem:
        raise SystemExit(str(problem)) from None
    raise SystemExit(instead("-m", "tools.package.smoke.command", *sys.argv[1:]))
