#!/usr/bin/env bash
# Tests the Go binding, and prints a line for each part:
#
#   run.sh            all of them
#   run.sh --quick    without the race detector, for which Go compiles its own library first
#   run.sh behaviour  that one: behaviour, race, vet, conformance, example, page,
#                     reach, format
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
# A build has no library under the name that a linker looks for.
mkdir "$scratch/lib"
ln -s "$(realpath "$library_folder/libtaskcore.so.0")" "$scratch/lib/libtaskcore.so"
export GOCACHE=$scratch/cache GOPATH=$scratch/path GOFLAGS=-mod=mod GOPROXY=off GOTOOLCHAIN=local GOENV=off
export CGO_CFLAGS="-O2 -I$root/include" CGO_LDFLAGS="-L$scratch/lib"
export LD_LIBRARY_PATH=$library_folder
# Every check of pointers that go to C has another name since Go 1.21.
case $(go env GOVERSION) in
  go1.19* | go1.20*) checked=(env GODEBUG=cgocheck=2) ;;
  *) checked=(env GOEXPERIMENT=cgocheck2) ;;
esac

quick=
if [[ ${1-} == --quick ]]; then
  quick=yes
  shift
fi
names=("$@")
((${#names[@]} > 0)) || names=(behaviour race vet conformance example page reach format)

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

# `go vet` is a part of its own.
behaviour() {
  (cd "$tests" && "${checked[@]}" go test -vet=off "$@" .)
}

vet() {
  (cd "$root/bindings/go" && go vet ./...) && (cd "$tests" && go vet .)
}

# module FOLDER: a module that has the binding.
module() {
  mkdir -p "$1" && sed "s|\.\./\.\./bindings|$root/bindings|" "$tests/go.mod" > "$1/go.mod"
}

conformance() {
  local folder=$scratch/conformance
  module "$folder" &&
    python3 "$root/Tests/Conformance/go_program.py" > "$folder/conformance_test.go" &&
    (cd "$folder" && "${checked[@]}" go test -vet=off .)
}

example() {
  (cd "$root/examples/go" && go build -o "$scratch/tour" .) &&
    diff --unified "$tests/expected/tour.txt" <("$scratch/tour" 2>&1)
}

page() {
  module "$scratch/page" && python3 "$tests/page.py" "$scratch/page"
}

# What a program that uses the binding is linked with, and what the binding calls.
reach() {
  example && nm --dynamic --undefined-only "$scratch/tour" |
    python3 "$tests/reach.py" "$root/data/taskcore.json" "$root/bindings/go"
}

format() {
  local difference
  difference=$(gofmt -d "$root/bindings/go" "$root/examples/go" "$tests") || return
  [[ -z $difference ]] || { printf '%s\n' "$difference"; return 1; }
}

run() {
  case $1 in
    behaviour) report 'behaviour, with all checks of cgo' behaviour ;;
    race) [[ $quick ]] || report 'behaviour, with the race detector' behaviour -race ;;
    vet) report 'go vet' vet ;;
    conformance) report 'conformance' conformance ;;
    example) report 'examples/go/tour.go' example ;;
    page) report 'docs/go.md' page ;;
    reach) report 'reach of every function' reach ;;
    format) report 'gofmt' format ;;
    *) echo "There is no part $1." >&2; exit 2 ;;
  esac
}

for name in "${names[@]}"; do run "$name"; done
exit $((failures > 0))
