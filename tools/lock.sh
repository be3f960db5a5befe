#!/usr/bin/env bash
# Regenerate the lock files, for every platform and Python from 3.11 on, with hashes and without any index address.
set -euo pipefail
cd "$(dirname "$0")/.."

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place"
"$place/bin/python" -m pip install --quiet --disable-pip-version-check uv

lock() { # file, source, further options
    "$place/bin/uv" pip compile --quiet "${@:2}" --output-file "$1" \
        --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-annotate --no-header
}
# one version of each package in the first three; an existing pin stays unless pyproject.toml forbids it
lock requirements-dev.lock pyproject.toml --extra dev                                                                 # to work on the project
lock requirements.lock pyproject.toml --extra build --extra table --constraint requirements-dev.lock                  # to play from a clone
lock requirements-lab.lock pyproject.toml --extra build --extra lab-spiel --extra lab-ray --extra plots --constraint requirements-dev.lock  # to do research with it
lock requirements-art.lock art/requirements.in                                                                        # to make the pictures
