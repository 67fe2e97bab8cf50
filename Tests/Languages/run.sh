#!/usr/bin/env bash
# Runs a program in each language that Debian or PyPI has a compiler of, and prints a line for each:
# "ok", "FAILED", or "skipped" where there is none.
#
#   run.sh             all of them
#   run.sh go deno     these
#
# Each program adds tasks, from many threads where the language has them, makes calls that are wrong
# and sees that each of them gets the text of its own error, and reads rows by their stride.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=$root/Tests/Languages
library_folder=${TASKCORE_BUILD:-$root/build}/lib
names=("$@")
((${#names[@]} > 0)) || names=(go rust bindgen zig luajit pascal deno)
failures=0

[[ -e $library_folder/libtaskcore.so.0 ]] ||
  { echo "There is no library in $library_folder: run \"make\" first." >&2; exit 1; }
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
export LD_LIBRARY_PATH=$library_folder
deno=$root/build/languages-venv/bin/deno
zig=$(echo "$root"/build/languages-venv/lib/python3.*/site-packages/ziglang/zig)

# What a language needs that has no use for the header.
declarations() {
  python3 "$tests/declarations.py" "$1" "$root/data/taskcore.json"
}

in_go() {
  CGO_CFLAGS="-I$root/include" CGO_LDFLAGS="-L$library_folder -ltaskcore" GO111MODULE=off \
    GOCACHE=$root/build/languages/go go build -o "$scratch/go" "$tests/program.go" &&
    "$scratch/go"
}

in_rust() {
  declarations rust > "$scratch/declarations.rs" &&
    DECLARATIONS=$scratch/declarations.rs rustc --edition 2021 --deny warnings -L "$library_folder" \
      -l taskcore -o "$scratch/rust" "$tests/program.rs" &&
    "$scratch/rust"
}

# The program in Rust again, with what bindgen makes of the header.
in_bindgen() {
  bindgen --default-macro-constant-type signed --size_t-is-usize --no-layout-tests \
    --allowlist-function 'taskcore_.*' --allowlist-var 'TASKCORE_.*' "$root/include/taskcore.h" \
    > "$scratch/declarations.rs" &&
    DECLARATIONS=$scratch/declarations.rs rustc --edition 2021 --deny warnings -L "$library_folder" \
      -l taskcore -o "$scratch/bindgen" "$tests/program.rs" &&
    "$scratch/bindgen"
}

in_zig() {
  "$zig" build-exe "$tests/program.zig" -I"$root/include" -L"$library_folder" -ltaskcore -lc \
    --cache-dir "$scratch/zig" --global-cache-dir "$root/build/languages/zig" \
    -femit-bin="$scratch/program-of-zig" &&
    "$scratch/program-of-zig"
}

in_luajit() {
  cc -E -P -std=c99 "$root/include/taskcore.h" > "$scratch/declarations.h" &&
    luajit "$tests/program.lua" "$scratch/declarations.h" "$root/include/taskcore.h"
}

in_pascal() {
  declarations pascal > "$scratch/taskcore.pas" &&
    fpc -v0 -l- -Sew -O1 -Fu"$scratch" -Fl"$library_folder" -FE"$scratch" -FU"$scratch" \
      "$tests/program.pas" &&
    "$scratch/program"
}

in_deno() {
  DENO_DIR=$scratch/deno NO_COLOR=1 "$deno" run --quiet --no-remote --allow-ffi --allow-read \
    "$tests/program.js" "$library_folder/libtaskcore.so.0" "$root/data/taskcore.json"
}

compiler_of() {
  case $1 in
    bindgen | go | luajit) echo "$1" ;;
    rust) echo rustc ;;
    pascal) echo fpc ;;
    deno) echo "$deno" ;;
    zig) echo "$zig" ;;
    *) echo "There is no program in $1." >&2; exit 2 ;;
  esac
}

for name in "${names[@]}"; do
  compiler=$(compiler_of "$name") || exit
  if ! command -v "$compiler" > /dev/null; then
    printf 'skipped %s: there is no %s\n' "$name" "${compiler##*/}"
    continue
  fi
  # A program that succeeds prints nothing.
  if output=$("in_$name" 2>&1) && [[ -z $output ]]; then
    printf 'ok      %s\n' "$name"
  else
    printf '%s\nFAILED  %s\n' "$output" "$name"
    failures=$((failures + 1))
  fi
done
exit $((failures > 0))
