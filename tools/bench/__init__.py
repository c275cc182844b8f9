"""`dev.py bench`: how fast we are, beside what to reach and beside other projects."""
