#!/usr/bin/env bash
# Tests the Rust binding, and prints a line for each part:
#
#   run.sh            all of them
#   run.sh behaviour  that one: layout, behaviour, callbacks, threads, serialised, conformance, reach, example, page,
#                     doc, clippy, format
#
# It is built as Debian has Rust, by /usr/bin/cargo (CARGO says another), without the network: serde is that of
# Debian's packages. All is copied into a folder that goes away, so that nothing is left among the sources, and is
# compiled once for all parts.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=$root/Tests/Rust
library=${TASKCORE_BUILD:-$root/build}/lib/libtaskcore.so.0
crates=/usr/share/cargo/registry
cargo=${CARGO:-/usr/bin/cargo}
failures=0

[[ -e $library ]] || { echo "There is no $library: run \"make\" first." >&2; exit 1; }
command -v "$cargo" > /dev/null || { echo "There is no $cargo." >&2; exit 1; }
names=("$@")
((${#names[@]} > 0)) ||
  names=(layout behaviour callbacks threads serialised conformance reach example page doc clippy format)

scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch"/{cargo,lib,files,work/bindings/rust,work/examples,work/Tests}
ln -s "$library" "$scratch/lib/libtaskcore.so"
ln -s "$library" "$scratch/lib/libtaskcore.so.0"
export TASKCORE_LIB_DIR=$scratch/lib LD_LIBRARY_PATH=$scratch/lib TASKCORE_TEST_FOLDER=$scratch/files
export CARGO_HOME=$scratch/cargo CARGO_TARGET_DIR=$scratch/target CARGO_NET_OFFLINE=true
# A cargo and a rustc of one release, whatever else is in the path.
PATH=$(dirname "$(command -v "$cargo")"):$PATH
if [[ -d $crates ]]; then
  printf '[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "%s"\n' "$crates" \
    > "$scratch/cargo/config.toml"
fi
cp -R "$root"/bindings/rust/taskcore{,-sys} "$scratch/work/bindings/rust"
cp -R "$root/examples/rust" "$scratch/work/examples"
cp -R "$tests" "$scratch/work/Tests"
cd "$scratch/work" || exit
printf '[workspace]\nmembers = [%s]\n[profile.dev]\ndebug = 0\nincremental = false\n' \
  '"bindings/rust/taskcore-sys", "bindings/rust/taskcore", "examples/rust", "Tests/Rust"' > Cargo.toml
python3 "$root/Tests/Conformance/rust_program.py" > Tests/Rust/conformance.rs &&
  python3 "$tests/reach.py" program > Tests/Rust/reach.rs &&
  python3 "$tests/page.py" programs examples/rust || exit

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

compile() {
  local log=$scratch/compile.log TIMEFORMAT='%U %S'
  if ! { time { "$cargo" build --quiet --workspace --bins && "$cargo" test --quiet --workspace --no-run; } \
    > "$log" 2>&1; } 2> "$scratch/time" || [[ -s $log ]]; then
    cat "$log"
    echo 'FAILED  to compile without a warning'
    exit 1
  fi
  read -r user system < "$scratch/time"
  echo "        compiled in ${user%.*} s of CPU time, and ${system%.*} s of the system's"
}

# What begins with the name, of the one program of all tests.
tested() {
  "$cargo" test --quiet --package taskcore-tests --test all -- "$1::"
}

example() {
  diff --unified "$tests/expected/tour.txt" <("$CARGO_TARGET_DIR/debug/tour" 2>&1)
}

# What the library calls, and what is compiled only where it is used.
reach() {
  local program symbols=$scratch/symbols
  program=$(find "$CARGO_TARGET_DIR/debug/deps" -name 'all-*' -executable)
  nm --dynamic --undefined-only "$program" > "$symbols" || return
  # A part of the library has no symbols, which nm complains of.
  nm --undefined-only "$CARGO_TARGET_DIR"/debug/deps/libtaskcore-*.rlib >> "$symbols" 2> /dev/null
  python3 "$tests/reach.py" check < "$symbols"
}

run() {
  case $1 in
    layout) report 'layout of the structs' "$cargo" test --quiet --package taskcore-sys ;;
    behaviour | callbacks | threads | serialised) report "$1" tested "$1" ;;
    conformance) report 'conformance' tested conformance ;;
    reach) report 'reach of every function' reach ;;
    example) report 'examples/rust/tour.rs' example ;;
    page) report 'the programs of docs/rust.md' python3 "$tests/page.py" run "$CARGO_TARGET_DIR/debug" ;;
    doc)
      report 'documentation: what compiles, and what must not' \
        "$cargo" test --quiet --package taskcore --features serde --doc
      RUSTDOCFLAGS='-D warnings' report 'documentation without a warning' \
        "$cargo" doc --quiet --package taskcore --features taskcore/serde --no-deps
      ;;
    clippy)
      if "$cargo" clippy --version > /dev/null 2>&1; then
        report 'clippy is silent' "$cargo" clippy --quiet --workspace --all-targets -- -D warnings
      else
        echo 'skipped clippy: it is not installed (rust-clippy)'
      fi
      ;;
    format)
      if command -v rustfmt > /dev/null; then
        report 'format of what is written by hand' rustfmt --check --edition 2021 \
          "$root"/bindings/rust/taskcore/src/lib.rs "$root"/bindings/rust/taskcore-sys/{build,src/lib}.rs \
          "$root"/examples/rust/tour.rs "$tests"/{behaviour,callbacks,serialised,threads}.rs
      else
        echo 'skipped the format: there is no rustfmt'
      fi
      ;;
    *) echo "There is no part $1." >&2; exit 2 ;;
  esac
}

compile
for name in "${names[@]}"; do run "$name"; done
exit $((failures > 0))
