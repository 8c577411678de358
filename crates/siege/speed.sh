#!/usr/bin/env bash
# How fast two nodes on PostgreSQL are, and one on SQLite, and what 5,000 spectators take: crates/siege/speed.sh PROGRAM [SECONDS]
# Needs Debian's postgresql, and root, who starts it as the user postgres. Everything is on the loopback and in a temporary folder.
set -euo pipefail
program=$(realpath "$1") seconds=${2:-20}
folder=$(mktemp -d) bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
port=$((42100 + $$ % 500 * 4))
chmod 755 "$folder"
install -d -o postgres "$folder/pg"
postgres() { (cd / && runuser -u postgres -- "$@" > /dev/null); }
pids=()
end() {
    for pid in "${pids[@]}"; do kill "$pid" 2> /dev/null || true; done
    postgres "$bin/pg_ctl" -D "$folder/pg/data" -m immediate stop || true
    rm -rf "$folder"
}
trap end EXIT
postgres "$bin/initdb" -D "$folder/pg/data" -A trust -U postgres --locale=C -E UTF8
printf '%s\n' "listen_addresses = '127.0.0.1'" "port = $port" "unix_socket_directories = '$folder/pg'" \
    "shared_buffers = 256MB" "max_connections = 200" >> "$folder/pg/data/postgresql.conf"
postgres "$bin/pg_ctl" -w -D "$folder/pg/data" -l "$folder/pg/log" start
postgres "$bin/createdb" -h 127.0.0.1 -p "$port" -U postgres hydropolis

# A server on a port; more options follow.
node() {
    mkdir -p "$folder/$1"
    "$program" serve --addr "127.0.0.1:$1" --data "$folder/$1" --rate 0 --limit per-day=0 --limit tables-per-person=0 --limit kept-kilobytes=0 \
        --limit connections=12000 --limit connections-per-address=12000 --limit streams=12000 --limit streams-per-address=12000 \
        "${@:2}" > "$folder/$1.log" 2>&1 &
    pids+=($!)
    until curl -sf "http://127.0.0.1:$1/readyz" > /dev/null; do sleep 0.1; done
}
ulimit -S -n "$(ulimit -H -n)"
a=$((port + 1)) b=$((port + 2)) c=$((port + 3))
store="postgres://postgres@127.0.0.1:$port/hydropolis"
node "$a" --store "$store"
node "$b" --store "$store"
told='moves a second \(.moves_per_second | floor), half within \(.p50_ms) ms, 99 % within \(.p99_ms) ms, errors \(.errors)'
both() { # at both nodes at once, half of the tables at each
    for at in "$a" "$b"; do "$program" load --url "http://127.0.0.1:$at" --tables 50 --spectators 2 --seconds "$seconds" --seed "$at" --json "$@" > "$folder/$at.json" & waited[$at]=$!; done
    wait "${waited[@]}"
    jq -s -r '"both: \(map(.moves_per_second) | add | floor) moves a second, half within \(map(.p50_ms) | max) ms, 99 % within \(map(.p99_ms) | max) ms, errors \(map(.errors) | add)"' "$folder/$a.json" "$folder/$b.json"
}
waited=()
echo "Two nodes on PostgreSQL, saturated:"; both --pace 0
echo "Two nodes on PostgreSQL, 1,000 moves a second asked:"; both --pace 10
node "$c"
echo "One node on SQLite, saturated:"
"$program" load --url "http://127.0.0.1:$c" --tables 100 --spectators 2 --seconds "$seconds" --pace 0 --json | jq -r "\"$told\""
echo "One node on SQLite, 5,000 spectators:"
rss() { awk '/VmRSS/ { print $2 }' "/proc/${pids[2]}/status"; }
"$program" load --url "http://127.0.0.1:$c" --tables 250 --spectators 0 --seconds 5 --pace 1 --json > /dev/null
before=$(rss)
"$program" load --url "http://127.0.0.1:$c" --tables 250 --spectators 20 --seconds "$seconds" --pace 1 --json > "$folder/watched.json" &
load=$!
most=0; while kill -0 "$load" 2> /dev/null; do now=$(rss); most=$((now > most ? now : most)); sleep 0.5; done
wait "$load"
jq -r "\"$told\"" "$folder/watched.json"
echo "memory $before kB before, $most kB at most with them: $(((most - before) / 5000)) kB for each stream"
