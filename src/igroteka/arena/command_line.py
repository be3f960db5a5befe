"""Command lines that reproduce a match, for error messages."""

from pathlib import Path

from igroteka.kernel.game import Setup


def command(name: str, game: str, setup: Setup, components: Path | None, **more: int) -> str:
    """The command line that does the same again, with the same set-up."""
    words = ["igroteka", name, game, "--mode", setup.mode, "--players", str(setup.seats)]
    for option, value in setup.options.items():
        words += ["--option", f"{option}={value}"]
    words += ["--components", str(components)] if components else []
    for flag, number in more.items():
        words += [f"--{flag.replace('_', '-')}", str(number)]
    return " ".join(words)
