"""`dev.py bench --ui`: how fast the window is, beside an empty one measured in the same run.

`probe` is started as a process of its own for each measurement and prints what it saw; `runs`
starts them on each kind of screen, `figures` makes rows of what they say.
"""
