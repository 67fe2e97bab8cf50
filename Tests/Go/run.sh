#!/usr/bin/env bash
# Tests the Go binding, and prints a line for each part:
#
#   run.sh            all of them
#   run.sh --quick    without the race detector, for which Go compiles its own library first
#   run.sh behaviour  that one: behaviour, race, vet, conformance, example, reach, format
#
# What Go builds is in a folder that is removed, and nothing is asked of the network.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=$root/Tests/Go
library_folder=${TASKCORE_BUILD:-$root/build}/lib
failures=0

[[ -e $library_folder/libtaskcore.so.0 ]] ||
  { echo "There is no library in $library_folder: run \"make\" first." >&2; exit 1; }
command -v go > /dev/null || { echo 'There is no go.' >&2; exit 1; }
scratch=$(mktemp --directory)
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT
# shellcheck source=Tests/Go/environment.sh
. "$tests/environment.sh" "$scratch" "$library_folder"

quick=
if [[ ${1-} == --quick ]]; then
  quick=yes
  shift
fi
names=("$@")
((${#names[@]} > 0)) || names=(behaviour race vet conformance example reach format)

# report NAME COMMAND...: what succeeds prints nothing.
report() {
  local name=$1 output
  shift
  if output=$("$@" 2>&1); then
    printf 'ok      %s\n' "$name"
  else
    printf '%s\nFAILED  %s\n' "$output" "$name"
    failures=$((failures + 1))
  fi
}

# Tests with every check of pointers that go to C; `go vet` is a part of its own.
behaviour() {
  (cd "$tests" && GODEBUG=cgocheck=2 go test -vet=off "$@" .)
}

vet() {
  (cd "$root/bindings/go" && go vet ./...) && (cd "$tests" && go vet .)
}

# A module beside the binding, with the steps as its tests.
conformance() {
  local folder=$scratch/conformance
  mkdir -p "$folder" &&
    sed "s|\.\./\.\./bindings|$root/bindings|" "$tests/go.mod" > "$folder/go.mod" &&
    python3 "$root/Tests/Conformance/go_program.py" > "$folder/conformance_test.go" &&
    (cd "$folder" && GODEBUG=cgocheck=2 go test -vet=off .)
}

example() {
  (cd "$root/examples/go" && go build -o "$scratch/tour" .) &&
    diff --unified "$tests/expected/tour.txt" <("$scratch/tour" 2>&1)
}

# What a program that uses the binding is linked with, and what the binding calls.
reach() {
  example && nm --dynamic --undefined-only "$scratch/tour" |
    python3 "$tests/reach.py" "$root/data/taskcore.json" "$root/bindings/go"
}

format() {
  local found
  found=$(gofmt -l "$root/bindings/go" "$root/examples/go" "$tests") && [[ -z $found ]] ||
    { gofmt -d "$root/bindings/go" "$root/examples/go" "$tests"; return 1; }
}

run() {
  case $1 in
    behaviour) report 'behaviour, with cgocheck=2' behaviour ;;
    race) [[ $quick ]] || report 'behaviour, with the race detector' behaviour -race ;;
    vet) report 'go vet' vet ;;
    conformance) report 'conformance' conformance ;;
    example) report 'examples/go/tour.go' example ;;
    reach) report 'reach of every function' reach ;;
    format) report 'gofmt' format ;;
    *) echo "There is no part $1." >&2; exit 2 ;;
  esac
}

for name in "${names[@]}"; do run "$name"; done
exit $((failures > 0))
