#!/usr/bin/env bash
# Compiles library, Swift binding and shell for arm64 Linux, as far as a toolchain for x86-64 can: all of C and Swift
# becomes objects, and nothing is linked, for the toolchain has no Swift runtime for arm64. There `char` of C is unsigned:
#
#   run.sh
#
# The headers of the C library are those of Debian's libc6-dev-arm64-cross; those of other libraries are the same on
# all machines.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

triple=aarch64-unknown-linux-gnu
headers=/usr/aarch64-linux-gnu
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM HUP

[[ -e $headers/include/stdio.h ]] || {
  printf 'There is no %s: install the Debian package libc6-dev-arm64-cross.\n' "$headers/include/stdio.h" >&2
  exit 1
}
mkdir -p "$scratch/system/usr/include"
cp --archive "$headers/include/." "$scratch/system/usr/include"
ln -s "$headers/lib" "$scratch/system/usr/lib"
# foreign NAME...: headers of libraries, from where this machine keeps them.
foreign() {
  local name found
  for name in "$@"; do
    found=$(find /usr/include -maxdepth 2 -name "$name" -print -quit)
    [[ $found ]] || { printf 'There is no header %s.\n' "$name" >&2; exit 1; }
    ln -s "$found" "$scratch/system/usr/include/$name"
  done
}
foreign curl expat.h expat_external.h libpq-fe.h pg_config_ext.h postgres_ext.h readline sodium sodium.h sqlite3.h \
  curses.h ncurses_dll.h term.h unctrl.h zstd.h zstd_errors.h
# Without a configuration there are the defaults.
touch "$scratch/system/usr/include/expat_config.h"

python3 Tests/CrossBuild/standard_library.py "$scratch/swift"
# The binding imports the header by pkg-config.
export PKG_CONFIG_PATH=$scratch
sed "s|@PREFIX@|/usr|; s|@LIBDIR@|/usr/lib|; s|@INCLUDEDIR@|$PWD/include|; s|@VERSION@|0|" data/taskcore.pc.in \
  > "$scratch/taskcore.pc"

flags=()
for flag in -sdk "$scratch/system" -resource-dir "$scratch/swift" -gnone; do flags+=(-Xswiftc "$flag"); done
# build TARGET...
build() {
  local target
  for target in "$@"; do
    printf '%s\n' "--- $target"
    swift build --triple "$triple" --sdk "$scratch/system" --scratch-path "$scratch/build" "${flags[@]}" \
      --target "$target" > "$scratch/log" 2>&1 || {
      grep --extended-regexp ' error: |: error' "$scratch/log" | sort --unique || tail --lines 20 "$scratch/log"
      exit 1
    }
  done
}
# Not TaskcoreSwiftAsync: Dispatch has no text interface.
TMPDIR=$scratch build TaskCore TaskcoreSwift
TMPDIR=$scratch TASKCORE_SHELL=1 build Shell

mapfile -t objects < <(find "$scratch/build/$triple/debug" -name '*.o')
((${#objects[@]} > 0)) || { echo 'There are no objects.' >&2; exit 1; }
for object in "${objects[@]}"; do
  [[ $(readelf --file-header "$object" 2>&1) == *AArch64* ]] || { printf '%s is not for arm64.\n' "$object" >&2; exit 1; }
done
printf '%d objects for arm64\n' "${#objects[@]}"
