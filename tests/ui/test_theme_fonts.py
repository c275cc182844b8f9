"""The theme's fonts are the cuts, one family for each weight."""

import pytest
import shiboken6
from PySide6.QtGui import QFontInfo
from PySide6.QtQml import QQmlEngine, QQmlExpression

from tools.pictures.gallery import themed


@pytest.mark.parametrize(
    ("asked", "family"),
    [
        ("display(20)", "Baloo 2 ExtraBold"),
        ("body(20, 600)", "Nunito SemiBold"),
        ("body(20, 700)", "Nunito Bold"),
        ("body(20, 800)", "Nunito ExtraBold"),
        ("body(20, 900)", "Nunito Black"),
    ],
)
def test_every_weight_of_the_theme_is_a_family_that_was_cut(asked, family, qapp) -> None:
    engine = QQmlEngine()
    expression = QQmlExpression(engine.rootContext(), themed(engine), asked)
    font, _ = expression.evaluate()
    found = QFontInfo(font)
    assert (found.family(), found.pixelSize()) == (family, 20)
    shiboken6.delete(expression)
    shiboken6.delete(engine)
