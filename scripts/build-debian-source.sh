#!/usr/bin/env bash
# Builds the Debian source package of the last commit into build/deb-source:
#
#   build-debian-source.sh VERSION
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packages=build/deb-source
copy=$packages/taskcore-$1

rm -rf "$packages"
mkdir -p "$copy"
scripts/build-debian-archive.sh "$packages"
tar --extract --strip-components=1 --directory="$copy" --file "$packages"/taskcore_*.orig.tar.xz
git archive HEAD -- debian | tar --extract --directory="$copy"
cd "$copy"
# Nothing is compiled, so nothing has to be there to compile with.
dpkg-buildpackage --build=source --no-sign --no-check-builddeps
cd - > /dev/null
rm -rf "$copy"
ls "$packages"/*.dsc
