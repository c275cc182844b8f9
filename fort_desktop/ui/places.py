"""Where the theme finds pictures and fonts."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, QUrl
from PySide6.QtQml import QmlElement, QmlSingleton

from fort_desktop.ui import resources

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Places(QObject):
    """The folders of the app, for QML."""

    @Property(QUrl, constant=True)
    def assets(self) -> QUrl:
        return QUrl.fromLocalFile(str(resources.ASSETS))

    @Property(QUrl, constant=True)
    def fonts(self) -> QUrl:
        return QUrl.fromLocalFile(str(resources.FONTS))
