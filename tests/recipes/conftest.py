import pytest

from tests.recipes.workshop import Workshop


@pytest.fixture
def workshop(tmp_path):
    return Workshop(tmp_path)
