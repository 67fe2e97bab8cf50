#!/usr/bin/env bash
# Builds the Debian packages into build/deb, from a copy of the sources: nothing else changes.
#
#   build-debian-packages.sh VERSION
#
# The copy is handed the library and the shell as they are built here, the shell without a run
# path. Debian has no Swift to name among the build dependencies: whoever runs
# dpkg-buildpackage alone needs Swift 6.3 or newer on the PATH.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packages=build/deb
copy=$packages/taskcore-$1

rm -rf "$packages"
mkdir -p "$copy"
tar --create --exclude=./.git --exclude=./build --exclude='./.build*' . |
  tar --extract --directory="$copy"

make all BUILD="$copy/build" RUNPATH=

cd "$copy"
dpkg-buildpackage --build=binary --no-sign --no-pre-clean
cd - > /dev/null
rm -rf "$copy"
ls "$packages"/*.deb
