"""What every test shares."""

from hypothesis import HealthCheck, settings

# Here and not in pyproject: what is loaded before coverage begins is not measured.
pytest_plugins = ["igroteka.testing.plugin", "pytester"]

# Examples are drawn at random on each run, but where CI is set; a failing one is printed with the line that repeats it.
# A busy machine draws them slowly, which is no fault of theirs.
settings.register_profile("igroteka", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("igroteka")

LONGEST = 100


def pytest_make_parametrize_id(val: object) -> str | None:
    """What a long value begins with: pytest tells the running test's name in the environment, and with a name of
    128 kB no process can be started."""
    if isinstance(val, str) and len(val) > LONGEST:
        return f"{val[:LONGEST]}-{len(val)}".encode("unicode_escape").decode()
    if isinstance(val, bytes) and len(val) > LONGEST:
        return f"{val[:LONGEST]!r}-{len(val)}"
    return None
