"""A helper that runs a command."""

from igroteka.cli import main


def igroteka(*arguments: str) -> int:
    """Run a command; returns its exit code."""
    try:
        main.run(arguments)
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else 0
    return 0
