"""`python -m tools.training`: the net of Fort's hard bot, from games that bots play (docs/bots.md).

The package itself never needs numpy; this alone does, and only developers run it.
"""
