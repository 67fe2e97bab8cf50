#!/usr/bin/env bash
# Runs programs of this release with the library of a later one, and programs of the later one with
# this library: in the later release, each struct of the C API has a member more. With
# TASKCORE_TEST_LONG every test program in C takes part.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
library=${TASKCORE_BUILD:-$root/build}
names=(
  tasks fields quick_add screens usage observers undo charts pulse events agenda invoices
  clients alerts filters arrangement search repeats
  examples/{tasks,quick_add,screens,usage,pulse,charts,events,invoices}
)
[[ -z ${TASKCORE_TEST_LONG-} ]] || names=(all)
failures=0

scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
later=$scratch/later
mkdir "$later"
tar -C "$root" -c --exclude=./build --exclude='./.build*' --exclude=./.git . | tar -C "$later" -x
python3 "$later/Tests/Growth/grow.py" "$later" || exit
make -C "$later" --no-print-directory library CONFIGURATION=debug BUILD=build/debug \
  > "$scratch/build.log" 2>&1 ||
  { grep 'error:' "$scratch/build.log" || tail --lines 20 "$scratch/build.log"; exit 1; }

# run WHAT INCLUDE BUILD NAME...: all of them when the name is "all".
run() {
  local what=$1 include=$2 build=$3 status
  shift 3
  [[ $1 != all ]] || set --
  printf '%s\n' "--- $what"
  TASKCORE_TEST_INCLUDE=$include TASKCORE_BUILD=$build "$root/Tests/C/run.sh" --quick "$@"
  status=$?
  ((status == 0)) || failures=$((failures + 1))
}

run 'programs of this release, with the later library' "$root/include" "$later/build/debug" "${names[@]}"
run 'programs of the later release, with this library' "$later/include" "$library" "${names[@]}"
for build in "$library" "$later/build/debug"; do
  gcc -std=c99 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -pedantic -Werror -g -I"$later/include" \
    "$root/Tests/Growth/grown.c" -o "$scratch/grown" -L"$build/lib" -Wl,-rpath,"$build/lib" \
    -ltaskcore && "$scratch/grown" || failures=$((failures + 1))
done
exit $((failures > 0))
