#!/usr/bin/env bash
# Builds the library for a sanitizer, in a folder of its own, and runs all C tests and examples with it. Each has
# to succeed, and the sanitizer has to say nothing:
#
#   run.sh address                  memory that is not the program's, and leaks
#   run.sh undefined                what C leaves undefined
#   run.sh thread                   data races
#   run.sh address tasks examples/tasks    these alone
#
# What a sanitizer is told to pass over stands in NAME.supp beside this file, with the reason.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

sanitizer=${1-}
case $sanitizer in
  address | undefined | thread) shift ;;
  *)
    printf 'usage: %s address|undefined|thread [TEST]...\n' "$0" >&2
    exit 2
    ;;
esac
wanted=" $* "
# Programs and library need the same sanitizer: that of Swift's clang.
swift=$(dirname "$(readlink --canonicalize "$(command -v swift)")")
runtime=$swift/../lib/swift/linux
library=$PWD/.build/$sanitizer/debug
failures=0
# Swift has no undefined behaviour, and its compiler no sanitizer for it: the C parts have. The programs bring the
# sanitizer's functions.
flags=("--sanitize=$sanitizer")
[[ $sanitizer != undefined ]] || flags=(-Xcc -fsanitize=undefined)
swift build "${flags[@]}" --scratch-path ".build/$sanitizer" --product taskcore >&2 || exit 1
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch" # some tests give up their rights, and still have to get there

options=exitcode=66
[[ ! -e Tests/Sanitizers/$sanitizer.supp ]] || options+=:suppressions=$PWD/Tests/Sanitizers/$sanitizer.supp
# Tests of limits ask for more memory than there is, and get NULL as from malloc.
export ASAN_OPTIONS=$options:detect_leaks=1:allocator_may_return_null=1:detect_stack_use_after_return=0
export UBSAN_OPTIONS=$options:print_stacktrace=1:halt_on_error=1
export TSAN_OPTIONS=$options:die_after_fork=0:allocator_may_return_null=1
[[ ! -e Tests/Sanitizers/leak.supp ]] || export LSAN_OPTIONS=suppressions=$PWD/Tests/Sanitizers/leak.supp:print_suppressions=0
# The library takes more memory and time with checks, as a debug build does.
export CONFIGURATION=debug

# try NAME SOURCE EXPECTED
try() {
  local name=$1 source=$2 expected=$3 output status
  local program=$scratch/program
  mkdir "$scratch/files"
  output=$(
    "$swift/clang" -std=c99 -D_POSIX_C_SOURCE=200809L -g -fuse-ld=lld "-fsanitize=$sanitizer" -Iinclude -ITests/C \
      "$source" -o "$program" -L"$library" -Wl,-rpath,"$library" -ltaskcore \
      -L"$runtime" -Wl,-rpath,"$runtime" -ldispatch -lBlocksRuntime -lsqlite3 -lm -pthread 2>&1 &&
      timeout 600 "$program" "$scratch/files$4" 2>&1
  )
  status=$?
  rm -rf "$scratch/files"
  if [[ -n $expected ]]; then
    output=$(diff --unified "$expected" <(printf '%s\n' "$output") ) || status=1
  elif [[ $output =~ ^TASKCORE_TEST_SEED=[0-9]+$ ]]; then
    output=
  fi
  if ((status == 0)) && [[ -z $output ]]; then
    printf 'ok      %s\n' "$name"
  else
    printf '%s\nFAILED  %s\n' "$output" "$name"
    failures=$((failures + 1))
  fi
}

for source in Tests/C/*.c Tests/C/*/*.c; do
  name=$(basename "$source" .c)
  [[ $wanted != "  " && $wanted != *" $name "* ]] || try "$name" "$source" '' ''
done
for source in examples/*.c; do
  name=$(basename "$source" .c)
  [[ $wanted != "  " && $wanted != *" examples/$name "* ]] ||
    try "examples/$name" "$source" "Tests/C/expected/$name.txt" "/$name"
done
exit $((failures > 0))
