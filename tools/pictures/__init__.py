"""Pictures of the window for those who build it: every screen, in every language and size."""
