"""What stands in `deploy/` fits the server. `make deploy` installs and runs it in a bare folder."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from igroteka.table.ops.metrics import HELP

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])

    assert set(re.findall(r"igroteka_\w+", asked)) == set(HELP)


def test_the_unit_starts_what_the_installation_makes() -> None:
    unit = (DEPLOY / "igroteka.service").read_text(encoding="utf-8")
    guide = (DEPLOY.parent / "docs" / "club-server.md").read_text(encoding="utf-8")

    assert "ExecStart=/opt/igroteka/bin/igroteka serve" in unit
    assert "deploy/install.sh /opt/igroteka" in guide
    assert "RUN deploy/install.sh /app" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


@pytest.mark.parametrize("script", ["install.sh", "try.sh"])
def test_the_scripts_can_be_read_by_the_shell(script: str) -> None:
    subprocess.run(["bash", "-n", DEPLOY / script], check=True)
