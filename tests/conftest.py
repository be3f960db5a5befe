"""What every test shares."""

from hypothesis import settings

# Here and not in pyproject: what is loaded before coverage begins is not measured.
pytest_plugins = ["igroteka.testing.plugin", "pytester"]

# Examples are drawn at random on each run; a failing one is printed with the line that repeats it.
settings.register_profile("igroteka", deadline=None, print_blob=True)
settings.load_profile("igroteka")
