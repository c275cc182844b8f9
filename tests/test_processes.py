import sys

import pytest

from tests import processes
from tests.processes import finished


@pytest.mark.skipif(sys.platform == "win32", reason="there nothing makes it speak")
def test_a_process_that_hangs_tells_what_it_is_at(monkeypatch):
    monkeypatch.setattr(processes, "PATIENCE", 3.0)
    code = "import threading\nthreading.Event().wait()"
    with pytest.raises(AssertionError, match="does not end") as told:
        finished([sys.executable, "-c", code])
    assert 'File "<string>", line 2' in str(told.value)
