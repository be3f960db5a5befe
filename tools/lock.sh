#!/usr/bin/env bash
# Write the three lock files anew, for every platform and Python from 3.11 on, with hashes and without any index address.
set -euo pipefail
cd "$(dirname "$0")/.."

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place"
"$place/bin/python" -m pip install --quiet --disable-pip-version-check uv

lock() { # file, further options
    "$place/bin/uv" pip compile --quiet pyproject.toml "${@:2}" --output-file "$1" \
        --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-annotate --no-header
}
# one version of each package in all three; an existing pin stays unless pyproject.toml forbids it
lock requirements-dev.lock --extra dev                                                                 # to work on the project
lock requirements.lock --extra build --constraint requirements-dev.lock                                # to play from a clone
lock requirements-lab.lock --extra build --extra lab --extra plots --constraint requirements-dev.lock  # to do research with it
