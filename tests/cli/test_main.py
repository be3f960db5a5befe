"""The command line as a whole."""

import pytest

from igroteka import __version__
from igroteka.cli.main import app


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    app("--version", result_action="return_value")

    assert capsys.readouterr().out.strip() == __version__
