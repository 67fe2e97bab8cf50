#!/usr/bin/env bash
# Builds the library for the thread sanitizer, in a folder of its own, and runs the C tests that use it from
# several threads: freeing against callbacks, interrupts against calls and e-mail, eight threads on one handle. Each has to
# succeed, and the sanitizer has to say nothing:
#
#   run.sh                 runs all of them
#   run.sh lifetimes       runs this one
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

tests=("$@")
((${#tests[@]} > 0)) || tests=(lifetimes interrupts handles sending)
# Programs and library need the same sanitizer: that of Swift's clang.
swift=$(dirname "$(readlink --canonicalize "$(command -v swift)")")
runtime=$swift/../lib/swift/linux
library=$PWD/.build/races/debug
failures=0

swift build --sanitize=thread --scratch-path .build/races --product taskcore >&2 || exit 1
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"

for name in "${tests[@]}"; do
  program=$scratch/$name
  mkdir "$program.files"
  if output=$(
    "$swift/clang" -std=c99 -D_POSIX_C_SOURCE=200809L -g -fsanitize=thread -Iinclude -ITests/C \
      Tests/C/*/"$name.c" -o "$program" -L"$library" -Wl,-rpath,"$library" -ltaskcore \
      -L"$runtime" -Wl,-rpath,"$runtime" -ldispatch -lBlocksRuntime -lsqlite3 -lm -pthread 2>&1 &&
      TSAN_OPTIONS="die_after_fork=0" "$program" "$program.files" 2>&1
  ) && [[ -z $output ]]; then
    printf 'ok      %s without a race\n' "$name"
  else
    printf '%s\nFAILED  %s\n' "$output" "$name"
    failures=$((failures + 1))
  fi
done
exit $((failures > 0))
