#!/usr/bin/env bash
# Tests the C++ binding, and prints a line for each part:
#
#   run.sh            all of them
#   run.sh --quick    without what takes a compiler more than once
#   run.sh behaviour  that one: header, behaviour, conformance, examples, reach, parts, exceptions, cmake
#
# The header compiles without a warning by gcc and clang as C++17, C++20 and C++23; what it does is
# run by both, and by gcc with the address and undefined sanitizers.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=$root/Tests/Cpp
library_folder=${TASKCORE_BUILD:-$root/build}/lib
warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
sanitizers=(-g -fsanitize=address -fsanitize=undefined -fno-sanitize-recover=undefined)
failures=0

[[ -e $library_folder/libtaskcore.so.0 ]] ||
  { echo "There is no library in $library_folder: run \"make\" first." >&2; exit 1; }
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
export LD_LIBRARY_PATH=$library_folder

quick=
if [[ ${1-} == --quick ]]; then
  quick=yes
  shift
fi
names=("$@")
((${#names[@]} > 0)) || names=(header behaviour conformance examples reach parts exceptions cmake)

# report NAME COMMAND...: what succeeds prints nothing.
report() {
  local name=$1 output
  shift
  if output=$("$@" 2>&1) && [[ -z $output ]]; then
    printf 'ok      %s\n' "$name"
  else
    printf '%s\nFAILED  %s\n' "$output" "$name"
    failures=$((failures + 1))
  fi
}

# compile COMPILER STANDARD SOURCE PROGRAM OPTION...
compile() {
  "$1" -std="$2" "${warnings[@]}" "${@:5}" -I"$root/include" -I"$tests" "$3" -o "$4" \
    -L"$library_folder" -ltaskcore -pthread
}

# try COMPILER STANDARD SOURCE OPTION...: runs a program with an empty folder.
try() {
  local program=$scratch/program files=$scratch/files
  compile "$1" "$2" "$3" "$program" "${@:4}" || return
  rm -rf "$files" && mkdir "$files" && "$program" "$files"
}

# What a person who only includes the header sees: also without what its neighbours include.
header() {
  printf '#include <taskcore.hpp>\n#include <taskcore.hpp>\nint main() { return 0; }\n' > "$scratch/header.cpp"
  "$1" -std="$2" "${warnings[@]}" -I"$root/include" -fsyntax-only "$scratch/header.cpp"
}

example() {
  compile g++ c++17 "$1" "$scratch/example" &&
    diff --unified "$tests/expected/$(basename "$1" .cpp).txt" <("$scratch/example" 2>&1)
}

reach() {
  g++ -std=c++17 -fkeep-inline-functions -I"$root/include" -c "$tests/reach.cpp" -o "$scratch/reach.o" &&
    nm --undefined-only "$scratch/reach.o" |
    python3 "$tests/reach.py" "$root/data/taskcore.json"
}

parts() {
  g++ -std=c++17 "${warnings[@]}" -I"$root/include" -I"$tests" -c "$tests/older_part.cpp" -o "$scratch/older.o" &&
    try g++ c++23 "$tests/newer_part.cpp" "$scratch/older.o"
}

# A project finds the package where `make install` put it.
cmake_project() {
  local installed=$scratch/installed log=$scratch/cmake.log
  if make --silent -C "$root" install-headers BUILD="${library_folder%/lib}" DESTDIR= PREFIX="$installed" \
    > "$log" 2>&1 &&
    cmake -S "$tests/cmake" -B "$scratch/cmake" -DCMAKE_PREFIX_PATH="$installed" -DCMAKE_BUILD_TYPE=Debug \
      >> "$log" 2>&1 && cmake --build "$scratch/cmake" >> "$log" 2>&1; then
    "$scratch/cmake/program" && "$scratch/cmake/plain"
  else
    cat "$log"
    return 1
  fi
}

run() {
  case $1 in
    header)
      for compiler in g++ clang++; do
        for standard in c++17 c++20 c++23; do
          report "header as $standard by $compiler" header "$compiler" "$standard"
        done
      done
      ;;
    behaviour)
      report 'behaviour as c++20 by g++, with sanitizers' try g++ c++20 "$tests/binding.cpp" "${sanitizers[@]}"
      [[ $quick ]] || report 'behaviour as c++17 by g++' try g++ c++17 "$tests/binding.cpp" -O2
      [[ $quick ]] || report 'behaviour as c++23 by clang++' try clang++ c++23 "$tests/binding.cpp" -O2
      ;;
    conformance)
      python3 "$root/Tests/Conformance/cpp_program.py" > "$scratch/conformance.cpp" || { failures=$((failures + 1)); return; }
      report 'conformance, with sanitizers' try g++ c++17 "$scratch/conformance.cpp" "${sanitizers[@]}"
      ;;
    examples)
      for source in "$root"/examples/cpp/*.cpp; do
        report "examples/cpp/$(basename "$source")" example "$source"
      done
      ;;
    reach) report 'reach of every function' reach ;;
    parts) report 'parts of two standards in one program' parts ;;
    exceptions)
      report 'without exceptions' try clang++ c++17 "$tests/without_exceptions.cpp" -fno-exceptions
      ;;
    cmake)
      if command -v cmake > /dev/null; then
        report 'a project of CMake' cmake_project
      else
        echo 'skipped a project of CMake: there is no cmake'
      fi
      ;;
    *) echo "There is no part $1." >&2; exit 2 ;;
  esac
}

for compiler in g++ clang++; do
  command -v "$compiler" > /dev/null || { echo "There is no $compiler." >&2; exit 1; }
done
for name in "${names[@]}"; do run "$name"; done
exit $((failures > 0))
