#!/usr/bin/env bash
# Build the image and try it: size, start, doctor, health, TERM, restart, read-only root, another user, an upgrade.
#
#   make image-check                                    with buildah, as root; no container engine is needed
#   make image-check BUILD='--build-arg BASE=localhost/python-slim'
#
# The image runs in a chroot with its own mounts and process numbers, so that the bot is process 1 as in a container. Not part
# of `make test`: it needs the network and some minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
image=localhost/kontor-check
PLAYGROUND=1  # `start` has no token
version=$(.venv/bin/python -m bot --version | cut -d' ' -f2)
say() { printf '%-34s %s\n' "$1" "$2"; }
fail() { echo "image-check: $1" >&2; exit 1; }

# shellcheck disable=SC2086  # several options
buildah bud --isolation chroot --layers ${BUILD:-} --build-arg VERSION="$version" \
  --build-arg REVISION="$(git rev-parse HEAD)" -t "$image" . >/tmp/kontor-image-check.log 2>&1 \
  || { tail -20 /tmp/kontor-image-check.log; fail "the image cannot be built"; }

container=$(buildah from "$image"); root=$(buildah mount "$container"); volume=$(mktemp -d); pid=
cleanup() {
  [ -z "$pid" ] || kill -KILL "$pid" 2>/dev/null || true
  buildah umount "$container" >/dev/null; buildah rm "$container" >/dev/null; rm -rf "$volume"
}
trap cleanup EXIT
inspect() { buildah inspect --type image --format "$1" "$image"; }

# inside USER COMMAND…: run the image's program on the volume, its root read-only, only /data and /tmp to be written.
inside() {
  local user=$1; shift
  export PLAYGROUND
  # shellcheck disable=SC2016  # expanded inside
  exec unshare --mount --pid --fork --kill-child bash -c '
    root=$1 volume=$2 user=$3; shift 3
    mount --bind "$root" "$root"; mount --bind "$volume" "$root/data"; mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"; mount --bind /etc/resolv.conf "$root/etc/resolv.conf"
    mount -o remount,bind,ro "$root"
    exec chroot --userspec="$user" "$root" env -i PATH=/app/bin:/usr/local/bin:/usr/bin:/bin HOME=/data \
      PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 KONTOR_DATABASE=/data/kontor.sqlite3 \
      KONTOR_HEALTH_PORT=9465 KONTOR_PLAYGROUND="$PLAYGROUND" KONTOR_PLAYGROUND_ADDRESS=0.0.0.0 sh -c "cd /data && exec kontor \"\$@\"" kontor "$@"
  ' inside "$root" "$volume" "$user" "$@"
}
run() { (inside "$@"); }
# start USER: begin the bot and wait for its health; `pid` is the bot.
start() {
  local began; began=$(date +%s%N)
  (inside "$1" run) >"$volume.log" 2>&1 &
  local outer=$!
  for _ in $(seq 300); do
    [ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:9465/ || true)" = 200 ] && break
    kill -0 "$outer" 2>/dev/null || { cat "$volume.log"; fail "the bot ended"; }
    sleep 0.1
  done
  pid=$(pgrep -P "$outer" | head -1)
  say "healthy after" "$(( ($(date +%s%N) - began) / 1000000 )) ms"
}
memory() {  # of the bot and its workers, shared pages shared out
  local sum=0 it
  for it in $pid $(pgrep -P "$pid"); do
    sum=$((sum + $(awk '/^Pss:/ {print $2}' "/proc/$it/smaps_rollup")))
  done
  echo "$((sum / 1024)) MB"
}
stop() {
  local began; began=$(date +%s%N)
  kill -TERM "$pid"
  local code=0; wait %1 || code=$?
  [ "$code" = 0 ] || fail "TERM ended it with $code"
  say "TERM: exit status 0 after" "$(( ($(date +%s%N) - began) / 1000000 )) ms"
  pid=
}

say "files of Kontor and its packages" "$(du -sm "$root/app" | cut -f1) MB"
[ "$(du -sm "$root/app" | cut -f1)" -lt 200 ] || fail "200 MB or more"
say "labels" "$(inspect '{{index .OCIv1.Config.Labels "org.opencontainers.image.version"}} {{index .OCIv1.Config.Labels "org.opencontainers.image.revision"}}')"
say "user, entry" "$(inspect '{{.OCIv1.Config.User}} {{.OCIv1.Config.Entrypoint}} {{.OCIv1.Config.Cmd}}')"

chown 10001:10001 "$volume"
say "version" "$(run 10001:10001 --version)"
run 10001:10001 doctor | sed 's/^/  /'
code=0; PLAYGROUND=0 run 10001:10001 run 2>/dev/null || code=$?
[ "$code" = 78 ] || fail "without a token it ended with $code"
say "without a token: exit status" "$code"
start 10001:10001
page=$(curl -s --retry 30 --retry-delay 1 --retry-connrefused http://127.0.0.1:8765/ || true)
[[ $page == *'<title>'* ]] || fail "no local channel"
sleep 5; say "memory, idle" "$(memory)"
curl -s http://127.0.0.1:9465/ | sed 's/^/  health: /'
stop

rm -f "$volume"/kontor.sqlite3*; .venv/bin/python -m tests.admin.ten_games "$volume/kontor.sqlite3"
chown -R 10001:10001 "$volume"; chmod -R go= "$volume"
start 10001:10001
sleep 5; say "memory, ten games" "$(memory)"
run 10001:10001 backup | sed 's/^/  backup: /'
stop
run 10001:10001 doctor | grep -E 'Database|Tables' | sed 's/^/  /'

chown -R 12345:12345 "$volume"
start 12345:12345
say "as another user" "12345"
stop

rm -f "$volume"/kontor.sqlite3*; .venv/bin/python -m tests.admin.ten_games "$volume/kontor.sqlite3" old
chown -R 10001:10001 "$volume"; chmod -R go= "$volume"
say "an early version's database" "$(run 10001:10001 doctor | grep Database)"
start 10001:10001; stop
say "after one start" "$(run 10001:10001 doctor | grep Database)"
echo "image-check: all is well"
