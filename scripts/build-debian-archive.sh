#!/usr/bin/env bash
# Writes the archive of the release that the Debian source package is made from, unless it is there, without debian/ and
# without the libraries of earlier releases, which Debian does not have in a source package:
#
#   build-debian-archive.sh FOLDER
#
# One commit gives the same bytes each time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

version=$(sed --quiet '1s/^taskcore (\(.*\)-[^-]*) .*/\1/p' debian/changelog)
archive=$1/taskcore_$version.orig.tar.xz
[[ ! -e $archive ]] || exit 0
trap 'rm -f "$archive.new"' EXIT
git archive --format=tar --prefix="taskcore-$version/" HEAD -- . ':!debian' ':!Tests/Released/[0-9]*' |
  xz --threads=1 > "$archive.new"
mv "$archive.new" "$archive"
