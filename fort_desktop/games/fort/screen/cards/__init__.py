"""Cards on the screen: what they show, and where they lie."""
