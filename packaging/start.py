"""What the frozen app runs; `fort_desktop.__main__` keeps its name, which worker processes need."""

from fort_desktop.__main__ import main

if __name__ == "__main__":
    raise SystemExit(main())
