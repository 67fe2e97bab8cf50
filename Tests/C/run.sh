#!/usr/bin/env bash
# Compiles every test program and every example as C99 and as C++11, with gcc and with clang, runs
# two of these four (all with TASKCORE_TEST_LONG), some under valgrind too, and prints a line for each:
#
#   run.sh                               runs all of them
#   run.sh --quick                       runs all, as C99 by gcc alone and without valgrind
#   run.sh tasks examples/tasks header   runs these, quickly likewise
#   run.sh --full tasks                  runs these in every way
#
# As many run beside each other as there are processors.
# TASKCORE_TEST_INCLUDE is the folder of a header of another version than the library's.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=$root/Tests/C
library_folder=${TASKCORE_BUILD:-$root/build}/lib
# --item: one test, example or valgrind run, as a process of its own beside others.
item=
if [[ ${1-} == --item ]]; then
  item=$2
  shift 2
fi
way=--full
[[ ${1-} != --quick && ($# -eq 0 || ${1-} == --full) ]] || way=--quick
[[ ${1-} != --* ]] || shift
compilers=(gcc clang)
languages=(C99 C++11)
if [[ $way == --quick ]]; then
  compilers=(gcc)
  languages=(C99)
fi
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
      # What a program does, one of each compiler and language shows; the header is for all of them.
      case $compiler/$language${TASKCORE_TEST_LONG:+/long} in
        gcc/C99 | clang/C++11 | */long) try "$2" "$compiler" "$language" "$source" ;;
        *) compile "$compiler" "$language" "$source" "$scratch/program" ;;
      esac || { report "$1" 1 "as $language by $compiler"; return; }
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
    --errors-for-leak-kinds=definite --suppressions="$tests/valgrind.supp" "$1" "$2"
}

# try_item KIND:SOURCE
try_item() {
  source=${1#*:}
  name=$(basename "$source" .c)
  case ${1%%:*} in
    test) try_every_build "$name" run_test ;;
    example) try_every_build "examples/$name" run_example ;;
    valgrind)
      try run_under_valgrind gcc C99 "$source"
      report "$name under valgrind" $?
      ;;
  esac
}

# Those that take longest come first.
items() {
  local name source
  if [[ $way == --full ]] && command -v valgrind > /dev/null; then
    for name in tasks repeats icalendar hostile hostile_calls hostile_time bad_input pulse charts \
      clients payments arrow; do
      wanted "$name" && printf 'valgrind:%s\0' "$tests"/*/"$name.c"
    done
  fi
  for source in "$tests"/*.c "$tests"/*/*.c; do
    wanted "$(basename "$source" .c)" && printf 'test:%s\0' "$source"
  done
  for source in "$root"/examples/*.c; do
    wanted "examples/$(basename "$source" .c)" && printf 'example:%s\0' "$source"
  done
  return 0
}

if [[ $item ]]; then
  # The lines of one test stand together.
  output=$(try_item "$item" 2>&1; exit $((failures > 0)))
  status=$?
  printf '%s\n' "$output"
  exit $status
fi
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
items | xargs --null --max-procs="$(nproc)" --replace "$0" --item {} "$way" || failures=1
exit $((failures > 0))
