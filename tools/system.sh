#!/usr/bin/env bash
# Usage: tools/system.sh PART…   (venv, compiler, browser, chromium, postgresql, redis, valgrind)
# Look for parts of the system that no Python package provides. As root, missing ones are installed with apt-get;
# otherwise one line says what is missing and how to get it. PYTHON names the interpreter (python3).
set -euo pipefail

python=${PYTHON:-python3}

fail() {
    echo "$1" >&2
    exit 1
}

has_headers() { # of Python, for modules in C
    "$python" -c 'import os, sys, sysconfig as c; sys.exit(not os.path.exists(os.path.join(c.get_path("include"), "Python.h")))'
}

compiles() {
    command -v gcc >/dev/null && has_headers
}

there() { # part
    case $1 in
    venv) "$python" -c 'import ensurepip, venv' 2>/dev/null ;;
    compiler) compiles ;;
    browser) command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null ;;
    chromium) command -v chromium >/dev/null ;;
    postgresql) compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || command -v postgres >/dev/null ;;
    redis) command -v redis-server >/dev/null ;;
    valgrind) command -v valgrind >/dev/null ;;
    *) fail "unknown part '$1'; the parts are venv, compiler, browser, chromium, postgresql, redis, valgrind" ;;
    esac
}

package() { # part
    case $1 in
    venv) echo python3-venv ;;
    compiler) echo "gcc libc6-dev$(has_headers || echo ' python3-dev')" ;;
    browser) apt-cache show chromium-headless-shell >/dev/null 2>&1 && echo chromium-headless-shell || echo chromium ;;
    redis) echo redis-server ;;
    *) echo "$1" ;;
    esac
}

command -v "$python" >/dev/null || fail "$python is not there: install Python 3.11 or newer, or name yours with PYTHON=…"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$python is $("$python" -V 2>&1), but 3.11 or newer is needed: name another with PYTHON=python3.11"

missing=()
for part in "$@"; do
    there "$part" || missing+=("$part")
done
[ ${#missing[@]} -eq 0 ] && exit 0

may_install() {
    [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null
}
patient=(-o Acquire::Retries=5 -o DPkg::Lock::Timeout=300) # the network may fail, another program may be installing
if may_install; then apt-get update -qq "${patient[@]}" || fail "could not update the list of packages: see the lines above"; fi
packages=()
for part in "${missing[@]}"; do packages+=("$(package "$part")"); done
install="apt-get install --no-install-recommends --yes ${packages[*]}"
may_install || fail "Missing: ${packages[*]}. Please run: sudo $install"
echo "Missing: ${packages[*]}; running $install"
DEBIAN_FRONTEND=noninteractive $install "${patient[@]}" >/dev/null ||
    fail "could not install ${packages[*]}: see the lines above"
