#!/bin/bash
# Try the installation in a bare folder: install, start, health, upgrade with data (also of an older release), backup,
# restore. Loopback only.
#
#   deploy/try.sh            takes a minute or two, and leaves nothing behind
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
port=${PORT:-18473}
url=http://127.0.0.1:$port
export IGROTEKA_DB=$folder/data/igroteka.sqlite3
mkdir "$folder/data"
cd "$folder"

start() {
	"$folder/app/bin/igroteka" serve --port "$port" 2>>"$folder/log" >>"$folder/log" &
	server=$!
	for _ in $(seq 150); do
		curl --silent --fail "$url/ready" >/dev/null && return
		kill -0 "$server" || { cat "$folder/log"; exit 1; }
		sleep 0.2
	done
	echo "the server is not ready"; cat "$folder/log"; exit 1
}

stop() {
	kill "$server"
	wait "$server" || [ $? = 143 ]
	server=
}

tables() {
	curl --silent --fail --cookie "$folder/cookies" "$url/api/tables/?which=mine" | grep --only-matching '"created"' | wc --lines
}

bash "$here/install.sh" "$folder/app"
start
curl --silent --fail "$url/health"; echo
curl --silent --fail "$url/" | grep --quiet '<html'
curl --silent --fail --cookie-jar "$folder/cookies" "$url/api/me" >/dev/null
curl --silent --fail --cookie "$folder/cookies" --header 'Content-Type: application/json' --output /dev/null \
	--data '{"game": "ryozen", "seats": [{"kind": "me"}, {"kind": "me"}]}' "$url/api/tables/"
[ "$(tables)" = 1 ]
"$folder/app/bin/igroteka" operate backup --to "$folder/copy.sqlite3"
stop
bash "$here/install.sh" "$folder/app"  # the upgrade, over the existing installation
start
[ "$(tables)" = 1 ]
stop
rm "$IGROTEKA_DB"*
gunzip --stdout "$here/../tests/compat/database.sqlite3.gz" >"$IGROTEKA_DB"  # written by an older release
start
"$folder/app/bin/igroteka" operate check | tee "$folder/checked"
grep --quiet ', 0 can.t be used' "$folder/checked"
stop
rm "$IGROTEKA_DB"*
"$folder/app/bin/igroteka" operate restore --from "$folder/copy.sqlite3"
start
[ "$(tables)" = 1 ]
stop
"$folder/app/bin/igroteka" operate check
if command -v systemd-analyze >/dev/null; then
	sed "s|/opt/igroteka|$folder/app|" "$here/igroteka.service" >"$folder/igroteka.service"
	systemd-analyze verify "$folder/igroteka.service"
fi
echo "installed, started, upgraded, backed up and restored"
