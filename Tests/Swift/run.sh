#!/usr/bin/env bash
# Runs the tests of TaskcoreSwift, which are in this folder. Then builds the program of bindings/swift/README.md as
# a package of its own, outside of the repository, against the library as `make install` puts it under a prefix,
# and compares what it prints with the page.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
repository=$PWD
build=${TASKCORE_BUILD:-$repository/build}
page=$repository/bindings/swift/README.md
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT

# They find the library as an app does. A debug build of the binding has what it fills in checked.
PKG_CONFIG_PATH=$build/lib/pkgconfig TMPDIR=$folder swift build --package-path Tests/Swift \
  --scratch-path .build/client --build-tests
LD_LIBRARY_PATH=$build/lib swift test --package-path Tests/Swift --scratch-path .build/client --skip-build

# block LANGUAGE NUMBER: prints a block of code of the page.
block() {
  awk -v language="$1" -v number="$2" '
    inside && $0 == "```" { inside = 0 }
    inside { print }
    $0 == "```" language && ++count == number { inside = 1 }
  ' "$page"
}

make --silent install BUILD="$build" PREFIX="$folder/prefix" > "$folder/install.log"
mkdir -p "$folder/app/Sources/app"
block swift 1 | sed "s|\.\./taskcore|$repository|" > "$folder/app/Package.swift"
block swift 2 > "$folder/app/Sources/app/main.swift"
block text 1 > "$folder/expected"

cd "$folder/app"
export PKG_CONFIG_PATH=$folder/prefix/lib/pkgconfig
TMPDIR=$folder swift build 2>&1 | tee "$folder/build.log"
if grep --quiet --extended-regexp 'Compiling (Domain|TaskCore|Storage) ' "$folder/build.log"; then
  echo 'An app in Swift compiled the engine.' >&2
  exit 1
fi
LD_LIBRARY_PATH=$folder/prefix/lib .build/debug/app > "$folder/printed"
diff "$folder/expected" "$folder/printed"
echo 'An app in Swift was built with TaskcoreSwift, and printed what it should.'
