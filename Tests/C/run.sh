#!/usr/bin/env bash
# Compiles every test program and every example as C99 and as C++11, with gcc and with clang, runs
# them, some under valgrind too, and prints a line for each:
#
#   run.sh                               runs all of them
#   run.sh --quick                       runs all, as C99 by gcc alone and without valgrind
#   run.sh tasks examples/tasks header   runs these, quickly likewise
#   run.sh --full tasks                  runs these in every way
#
# TASKCORE_TEST_INCLUDE is the folder of a header of another version than the library's.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=$root/Tests/C
library_folder=${TASKCORE_BUILD:-$root/build}/lib
compilers=(gcc clang)
languages=(C99 C++11)
with_valgrind=yes
if [[ ${1-} == --quick || ($# -gt 0 && $1 != --full) ]]; then
  compilers=(gcc)
  languages=(C99)
  with_valgrind=
fi
[[ ${1-} != --* ]] || shift
names=("$@")
failures=0
include=${TASKCORE_TEST_INCLUDE:-$root/include}
version=()
[[ -z ${TASKCORE_TEST_INCLUDE-} ]] || version=(-DANOTHER_VERSION -Wno-missing-field-initializers)

[[ -e $library_folder/libtaskcore.so.0 ]] ||
  { echo "There is no library in $library_folder: run \"make\" first." >&2; exit 1; }
# What a debug build may take more of.
[[ $library_folder != */debug/lib ]] || export CONFIGURATION=debug
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch" # some tests give up their rights, and still have to get there

wanted() { ((${#names[@]} == 0)) || [[ " ${names[*]} " == *" $1 "* ]]; }

# report NAME STATUS [WHERE]
report() {
  if (($2 == 0)); then
    printf 'ok      %s\n' "$1"
  else
    printf 'FAILED  %s %s\n' "$1" "${3-}"
    failures=$((failures + 1))
  fi
}

# compile COMPILER LANGUAGE SOURCE PROGRAM
compile() {
  local language=(-std=c99)
  [[ $2 == C99 ]] || language=(-x c++ -std=c++11)
  "$1" "${language[@]}" -D_POSIX_C_SOURCE=200809L -Wall -Wextra -pedantic -Werror -g \
    "${version[@]}" -I"$include" -I"$tests" -c "$3" -o "$4.o" &&
    "$1" "$4.o" -o "$4" -L"$library_folder" -Wl,-rpath,"$library_folder" \
      -ltaskcore -lsqlite3 -lm -pthread
}

# try COMMAND COMPILER LANGUAGE SOURCE: runs COMMAND with the program and an empty folder.
try() {
  local program=$scratch/program files=$scratch/files status
  compile "$2" "$3" "$4" "$program" || return
  mkdir "$files"
  "$1" "$program" "$files"
  status=$?
  rm -rf "$files"
  return $status
}

# try_every_build NAME COMMAND
try_every_build() {
  local compiler language
  for compiler in "${compilers[@]}"; do
    for language in "${languages[@]}"; do
      try "$2" "$compiler" "$language" "$source" ||
        { report "$1" 1 "as $language by $compiler"; return; }
    done
  done
  report "$1" 0
}

# A test that succeeds prints nothing but its seed, and the library nothing at all.
run_test() {
  local output status
  output=$("$1" "$2" 2>&1)
  status=$?
  [[ $output =~ ^TASKCORE_TEST_SEED=[0-9]+$ ]] && printf '        %s\n' "$output" && output=
  [[ -z $output ]] || printf '%s\n' "$output" >&2
  [[ $status == 0 && -z $output ]]
}

run_example() { diff --unified "$tests/expected/$name.txt" <("$1" "$2/$name" 2>&1); }

# Memory that is not the program's is never touched, and none is lost for good.
# Valgrind 3.19 cannot read all of the debugging information of Swift's compiler.
bare_library() {
  [[ -e $scratch/bare/libtaskcore.so.0 ]] && return
  mkdir -p "$scratch/bare"
  strip --strip-debug -o "$scratch/bare/libtaskcore.so.0" "$library_folder/libtaskcore.so.0"
}

run_under_valgrind() {
  bare_library || return
  LD_LIBRARY_PATH=$scratch/bare valgrind --quiet --error-exitcode=1 --leak-check=full --show-leak-kinds=definite \
    --errors-for-leak-kinds=definite "$1" "$2"
}

if wanted header && [[ ${#version[@]} == 0 ]]; then
  python=$root/build/venv/bin/python
  [[ -x $python ]] || python=python3
  "$python" "$tests/header.py" "$root/include/taskcore.h" "$library_folder/libtaskcore.so.0"
  report header $?
  if command -v luajit > /dev/null; then
    gcc -E -P -std=c99 "$root/include/taskcore.h" | luajit -e 'require("ffi").cdef(io.read("*a"))'
    report "header by LuaJIT" $?
  fi
fi
for source in "$tests"/*.c "$tests"/*/*.c; do
  name=$(basename "$source" .c)
  wanted "$name" && try_every_build "$name" run_test
done
for source in "$root"/examples/*.c; do
  name=$(basename "$source" .c)
  wanted "examples/$name" && try_every_build "examples/$name" run_example
done
if [[ $with_valgrind ]] && command -v valgrind > /dev/null; then
  for name in tasks repeats icalendar hostile hostile_calls hostile_time bad_input pulse charts \
    clients payments arrow; do
    wanted "$name" || continue
    try run_under_valgrind gcc C99 "$tests"/*/"$name.c"
    report "$name under valgrind" $?
  done
fi
exit $((failures > 0))
