#!/usr/bin/env bash
# Tests the Swift binding, and prints a line for each part:
#
#   run.sh              all of them
#   run.sh conformance  that one: behaviour, conformance, reach, docc, page
#
# behaviour is the tests in this folder, and those of `Codable` that codable_program.py writes. conformance runs Tests/Conformance/steps, which swift_program.py writes as
# tests into Conformance/Steps.swift. reach looks whether the binding calls each function of the library. docc converts
# the catalogue of the binding, where there is docc: without a warning, and with a comment at each symbol. page builds the program of bindings/swift/README.md as a package of its own,
# outside of the repository, against the library as `make install` puts it under a prefix, and compares what it
# prints with the page.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit
repository=$PWD
build=${TASKCORE_BUILD:-$repository/build}
page=$repository/bindings/swift/README.md
failures=0
names=("$@")
((${#names[@]} > 0)) || names=(behaviour conformance reach docc page)
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT

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

# write_test PROGRAM FILE: writes tests beside those that are written by hand; what stays the same is not compiled again.
write_test() {
  local file=Tests/Swift/Conformance/$2
  mkdir -p "${file%/*}"
  python3 "$1" > "$folder/test" && { cmp --silent "$folder/test" "$file" || cp "$folder/test" "$file"; }
}

# They find the library as an app does. A debug build of the binding has what it fills in checked.
compile() {
  write_test Tests/Conformance/swift_program.py Steps.swift || return
  write_test Tests/Swift/codable_program.py Rows.swift || return
  PKG_CONFIG_PATH=$build/lib/pkgconfig TMPDIR=$folder swift build --package-path Tests/Swift \
    --scratch-path .build/client --build-tests
}

tested() {
  LD_LIBRARY_PATH=$build/lib swift test --package-path Tests/Swift --scratch-path .build/client \
    --skip-build "$@"
}

reach() {
  nm --undefined-only .build/client/debug/TaskcoreSwift.build/*.o > "$folder/symbols" || return
  python3 Tests/Swift/reach.py < "$folder/symbols"
}

# The symbols of a module, as docc reads them; what the compiler says of them is shown where that fails.
symbols() {
  local log=$folder/$1.log
  swift symbolgraph-extract -module-name "$1" -minimum-access-level public -skip-synthesized-members \
    -target "$(swift -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -1)" \
    -I .build/client/debug/Modules -I Sources/CTaskcoreHeader -I include -Xcc -Iinclude \
    -output-dir "$folder/symbols-$1" > "$log" 2>&1 || { cat "$log"; return 1; }
}

documented() {
  local module
  for module in TaskcoreSwift TaskcoreSwiftAsync; do
    mkdir -p "$folder/symbols-$module"
    symbols "$module" || return
    python3 Tests/Swift/documented.py "$folder/symbols-$module" || return
  done
  docc convert bindings/swift/Taskcore.docc --additional-symbol-graph-dir "$folder/symbols-TaskcoreSwift" \
    --fallback-display-name TaskcoreSwift --fallback-bundle-identifier org.taskcore.swift \
    --output-path "$folder/docc" --warnings-as-errors
}

# block LANGUAGE NUMBER: prints a block of code of the page.
block() {
  awk -v language="$1" -v number="$2" '
    inside && $0 == "```" { inside = 0 }
    inside { print }
    $0 == "```" language && ++count == number { inside = 1 }
  ' "$page"
}

app() (
  make --silent install BUILD="$build" PREFIX="$folder/prefix" > "$folder/install.log" || exit
  mkdir -p "$folder/app/Sources/app"
  block swift 1 | sed "s|\.\./taskcore|$repository|" > "$folder/app/Package.swift"
  block swift 2 > "$folder/app/Sources/app/main.swift"
  block text 1 > "$folder/expected"

  cd "$folder/app" || exit
  export PKG_CONFIG_PATH=$folder/prefix/lib/pkgconfig
  TMPDIR=$folder swift build > "$folder/build.log" 2>&1 || { cat "$folder/build.log"; exit 1; }
  if grep --extended-regexp 'Compiling (Domain|TaskCore|Storage) ' "$folder/build.log"; then
    echo 'An app in Swift compiled the engine.'
    exit 1
  fi
  LD_LIBRARY_PATH=$folder/prefix/lib .build/debug/app > "$folder/printed" || exit
  diff "$folder/expected" "$folder/printed"
)

if [[ " ${names[*]} " =~ \ (behaviour|conformance|reach|docc)\  ]]; then
  report 'compiled without a warning' compile
  ((failures == 0)) || exit 1
fi
for name in "${names[@]}"; do
  case $name in
    behaviour) report behaviour tested --skip ConformanceTests ;;
    conformance) report conformance tested --filter ConformanceTests ;;
    reach) report 'reach of every function' reach ;;
    docc)
      if command -v docc > /dev/null; then
        report 'documentation without a warning' documented
      else
        echo 'skipped the documentation: there is no docc'
      fi
      ;;
    page) report 'the program of bindings/swift/README.md, as an app' app ;;
    *)
      echo "There is no part $name." >&2
      exit 2
      ;;
  esac
done
exit $((failures > 0))
