#!/bin/bash
# Updates the server, and returns to the old version if the new one does not become ready:
#
#   1. gets the package, verifies its signature, and installs it beside the running version, which continues to serve
#   2. takes a backup, copies the data, stops the server, and copies what it has changed meanwhile
#   3. starts the new version and waits until it is ready
#   4. if that fails, restores the data and starts the old version
#
#   update.sh                  the newest version of the channel (CRAQUE_UPDATE_CHANNEL)
#   update.sh --minor          the newest version that only fixes the installed one; for a timer
#   update.sh --from FILE      a package on this machine, with its signature FILE.sig beside it
#   update.sh --first FILE     the first installation: FILE is the package, whose checksum you have compared
set -Eeuo pipefail

home=${CRAQUE_HOME:-/srv/craque}
settings=${CRAQUE_SETTINGS:-/etc/craque.env}
backups=${CRAQUE_BACKUP_FOLDER:-/var/backups/craque}
stop=${CRAQUE_STOP:-systemctl stop craque}
start=${CRAQUE_START:-systemctl start craque}
patience=${CRAQUE_READY_SECONDS:-180}

say() { printf '%s  %s\n' "$(date +%T)" "$1"; }
fail() { say "$1" >&2; exit 1; }

[ -r "$settings" ] || fail "there is no $settings: copy deploy/craque.env there and edit it"
# The server gets these from its settings only, not from the terminal of the person who updates it.
unset HOST PORT
set -a
# shellcheck disable=SC1090
. "$settings"
set +a
data=${CRAQUE_DATA:?name the data folder in $settings}
[ "${PORT:-}" != 0 ] || fail "PORT=0 in $settings is any free port: name one, so that the new version can be asked"
copy=$data.before-update
owner=$(stat -c %U "$home")

# npm and Craque run as the owner of $home, never as root.
as_owner() {
  if [ "$(id -un)" = "$owner" ]; then "$@"; else runuser --user "$owner" --preserve-environment -- env HOME="$home" "$@"; fi
}
craque() { local release=$1; shift; as_owner "$release/node_modules/.bin/craque" "$@"; }

before=$(readlink "$home/current" || true)
as_owner mkdir -p "$home/releases"
incoming=$(as_owner mktemp -d "$home/releases/incoming.XXXXXX")
trap 'rm -rf "$incoming"' EXIT

# The package may lie in a folder that the owner of $home cannot read, such as /root.
bring() { install --owner "$owner" --mode 600 "$1" "$incoming/$2"; }

if [ "${1:-}" = --first ]; then
  [ -z "$before" ] || fail "a version is installed already: use --from"
  bring "${2:?name the package}" craque.tgz
  wanted=$(tar -xzOf "$incoming/craque.tgz" package/package.json | sed -n 's/^  "version": "\(.*\)",$/\1/p')
else
  [ -n "$before" ] || fail "no version is installed: use --first FILE"
  if [ "${1:-}" = --from ]; then
    bring "${2:?name the package}" given.tgz
    bring "$2.sig" given.tgz.sig
    set -- --from "$incoming/given.tgz"
  fi
  wanted=$(craque "$before" update --into "$incoming" "$@")
  [ -n "$wanted" ] || { say "${before##*/} is the newest version"; exit 0; }
fi
next=$home/releases/$wanted
cd "$home"

say "installing $wanted"
as_owner rm -rf "$next"
as_owner mkdir -p "$next"
as_owner npm install --prefix "$next" --ignore-scripts --no-audit --no-fund --silent "$incoming/craque.tgz"
craque "$next" --help >/dev/null

come_up() {
  as_owner ln -sfn "$1" "$home/current"
  $start || return 1
  local ends=$((SECONDS + patience))
  until craque "$1" health >/dev/null 2>&1; do
    [ "$SECONDS" -lt "$ends" ] || return 1
    sleep 1
  done
}

# Type, size, time and path of everything in a folder, without the daily backups: they are copies already. Of a folder
# it only says that it is there.
list() {
  LC_ALL=C find -H "$1" -mindepth 1 -path "$1/backups" -prune -o \
    -type d -printf 'd 0 0 %P\0' -o -printf '%y %s %T@ %P\0' | LC_ALL=C sort -z
}

# The server writes meanwhile, so this copy may lack files, and hold others half written.
copy_running_data() {
  rm -rf "$copy"
  install --directory --owner "$owner" --mode 700 "$copy"
  touch --date '-5 seconds' "$incoming/since"
  find -H "$data" -mindepth 1 -maxdepth 1 ! -name backups \
    -exec cp -a --reflink=auto --target-directory "$copy" {} + 2>/dev/null || true
}

# After the stop: copies what differs, and everything written or renamed since the first copy began.
copy_changes() {
  list "$data" >"$incoming/there"
  list "$copy" >"$incoming/here"
  LC_ALL=C comm -z -23 "$incoming/here" "$incoming/there" | cut -z -d ' ' -f 4- >"$incoming/old"
  LC_ALL=C comm -z -13 "$incoming/here" "$incoming/there" | cut -z -d ' ' -f 4- >"$incoming/new"
  find -H "$data" -mindepth 1 -path "$data/backups" -prune -o ! -type d -cnewer "$incoming/since" -printf '%P\0' \
    >>"$incoming/new"
  sort --zero-terminated --unique --output "$incoming/new" "$incoming/new"
  cd "$copy"
  xargs -0r rm -rf -- <"$incoming/old"
  cd "$data"
  xargs -0r cp -a --parents --reflink=auto --target-directory "$copy" -- <"$incoming/new"
  cd "$home"
}

put_data_back() {
  find -H "$data" -mindepth 1 -maxdepth 1 ! -name backups -exec rm -rf {} +
  find "$copy" -mindepth 1 -maxdepth 1 -exec cp -a --reflink=auto --target-directory "$data" {} +
}

if [ -z "$before" ]; then
  come_up "$next" || fail "version $wanted did not become ready: its log says why"
  say "version $wanted is running"
  exit 0
fi

file=$backups/before-$wanted.backup
install --directory --owner "$owner" --mode 700 "$backups"
rm -f "$file"
say "backup: $(craque "$before" backup "$file" --with-secrets)"
craque "$before" backup verify "$file" >/dev/null

copied=
go_back() {
  trap - ERR INT TERM HUP
  say "the update failed; returning to ${before##*/}" >&2
  $stop || true
  if [ -n "$copied" ]; then put_data_back; fi
  come_up "$before" || fail "version ${before##*/} did not become ready either; its data are in $copy and $file"
  fail "nothing has changed: version ${before##*/} is running with its data"
}
trap go_back ERR INT TERM HUP

say "copying the data, while the server runs"
copy_running_data
say "stopping"
$stop
# With DATABASE_URL the folder holds no database. Then only the version goes back, and it works with newer tables.
copy_changes
copied=yes

say "starting $wanted"
come_up "$next" || go_back
trap - ERR INT TERM HUP
say "version $wanted is running; the data from before the update: $copy and $file"
for release in "$home"/releases/*; do
  [ "$release" = "$next" ] || [ "$release" = "$before" ] || as_owner rm -rf "$release"
done
