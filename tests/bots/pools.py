"""Pools of bots for tests, which ask whether workers answer, not how fast the machine is."""

from __future__ import annotations

from typing import Any

from fort_desktop.bots.workers import WorkerPool

PATIENCE = 60.0  # seconds; only a test that fails needs them


def patient_pool(deadline: float = PATIENCE, **how: Any) -> WorkerPool:
    """Workers that have time to start and to think also where the machine has much else to do."""
    return WorkerPool(deadline=deadline, **how)
