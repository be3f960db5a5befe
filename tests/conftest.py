"""Fixtures and settings that all tests share."""

import os
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

# Here and not in pyproject: what is loaded before coverage begins is not measured.
pytest_plugins = ["igroteka.testing.plugin", "pytester"]

# Every run plays the same, unless this number asks for other matches and examples.
SEED = os.environ.get("IGROTEKA_SEED", "")

# A busy machine draws examples slowly, which is no error of theirs.
settings.register_profile(
    "igroteka", deadline=None, derandomize=not SEED, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("igroteka")

LONGEST = 100


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """The test's own number, for its random answers; it is printed where the test fails."""
    drawn = crc32(f"{SEED} {request.node.name}".encode()) % 1_000_000
    print(f"seed {drawn}")
    return drawn


def pytest_make_parametrize_id(val: object) -> str | None:
    """What a long value begins with: pytest tells the running test's name in the environment, and with a name of
    128 kB no process can be started."""
    if isinstance(val, str) and len(val) > LONGEST:
        return f"{val[:LONGEST]}-{len(val)}".encode("unicode_escape").decode()
    if isinstance(val, bytes) and len(val) > LONGEST:
        return f"{val[:LONGEST]!r}-{len(val)}"
    return None
