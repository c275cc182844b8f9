"""`Property` as the parts of a table use it: Qt's own, but with types, which `properties.pyi` has.

Of what Python reads from such a property, the stubs of PySide6 say nothing.
"""

from PySide6.QtCore import Property

__all__ = ["Property"]
