"""The rules. The standard library and the contract alone."""
