# shellcheck shell=bash
# What the campaigns share: each `run.sh SECONDS` and `run.sh --broken` reads this first. It sets
#
#   root      the sources            duration  for how many seconds it runs
#   build     what is tested         broken    "yes" when the library is to be broken on purpose
#   seed      of the random numbers  scratch   a folder that goes at the end
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${TASKCORE_BUILD:-$root/build}
seed=${TASKCORE_TEST_SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
broken=
duration=
case ${1-} in
  --broken) broken=yes ;;
  '' | *[!0-9]*)
    printf 'usage: %s SECONDS | --broken\n' "$0" >&2
    exit 2
    ;;
  *) duration=$1 ;;
esac
[[ -e $build/lib/libtaskcore.so ]] || { printf 'There is no %s: run “make” first.\n' "$build/lib/libtaskcore.so" >&2; exit 2; }
scratch=$(mktemp --directory)
chmod 711 "$scratch"
trap 'rm -rf "$scratch"' EXIT
# A signal ends the campaign by way of EXIT.
trap 'exit 130' INT TERM HUP
export TASKCORE_BUILD=$build TASKCORE_TEST_SEED=$seed
export broken duration
printf 'seed %s\n' "$seed"

# compile PROGRAM SOURCE... [FLAG]...: a C program of the public API.
compile() {
  local program=$1
  shift
  gcc -std=c99 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Werror -O1 -g -I"$root/include" "$@" \
    -o "$program" -L"$build/lib" -Wl,-rpath,"$build/lib" -ltaskcore
}

# preload LIBRARY SOURCE...: a library that stands before others' functions (LD_PRELOAD).
preload() {
  local library=$1
  shift
  gcc -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -O2 -g -fPIC -shared "$@" -o "$library" -ldl
}

# finds WHAT COMMAND...: runs a campaign on a library that was broken on purpose; it has to end with 1
# and to name a finding.
finds() {
  local what=$1 output status=0
  shift
  output=$("$@" 2>&1) || status=$?
  if ((status == 1)) && grep --quiet '^finding' <<< "$output"; then
    printf 'In a library with this fault, %s:\n  %s\n' "$what" "$(grep --max-count=1 '^finding' <<< "$output")"
  else
    printf '%s\nNothing was found in a library with this fault: %s.\n' "$output" "$what"
    return 1
  fi
}
