"""What a research program loads."""

import subprocess
import sys

WEB = ("litestar", "uvicorn", "sqlalchemy", "alembic", "redis", "asyncpg")


def test_environments_load_nothing_of_the_web_server() -> None:
    code = "import sys, igroteka.lab.aec, igroteka.lab.vector, igroteka.lab.dataset; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert [each for each in loaded if each.partition(".")[0] in WEB or each.startswith("igroteka.table")] == []
