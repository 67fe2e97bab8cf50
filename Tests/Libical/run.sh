#!/usr/bin/env bash
# Compares what the library gives for repeat rules with libical's own expected results. These are in
# Debian's source package of libical, which is kept in build/libical-source for the next run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

folder=${TASKCORE_BUILD:-$PWD/build}/libical-source
results=$folder/src/test

# The sources of the system's own packages, with those of source packages instead.
write_source_list() {
  local file
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [[ -e $file ]] && sed -n 's/^deb /deb-src /p' "$file"
  done > "$1.list"
  for file in /etc/apt/sources.list.d/*.sources; do
    [[ -e $file ]] || continue
    sed 's/^Types:.*/Types: deb-src/' "$file"
    echo
  done > "$1.sources"
}

fetch() {
  local work=$folder/apt options
  mkdir -p "$work"/{cache/archives/partial,lists/partial,parts}
  write_source_list "$work/parts/source"
  options=(
    -o "Dir::Etc::sourcelist=/dev/null" -o "Dir::Etc::sourceparts=$work/parts"
    -o "Dir::State::lists=$work/lists" -o "Dir::Cache=$work/cache" -o "APT::Sandbox::User="
  )
  apt-get "${options[@]}" --quiet=2 update
  (cd "$work" && apt-get "${options[@]}" --quiet=2 source --download-only --tar-only libical3)
  tar --extract --file "$work"/libical3_*.orig.tar.gz --directory "$folder" --strip-components=1
  rm -rf "$work"
}

[[ -e $results/icalrecur_withicu_test.out ]] || fetch
build=${TASKCORE_BUILD:-$PWD/build}
program=$(mktemp)
trap 'rm -f "$program"' EXIT
gcc -std=c99 -Wall -Wextra -Werror -Iinclude Tests/Libical/expand.c -o "$program" \
  -L"$build/lib" -Wl,-rpath,"$build/lib" -ltaskcore
TASKCORE_LIBICAL_RESULTS=$results TASKCORE_EXPAND=$program \
  build/venv/bin/python -m pytest -q -rs -p no:cacheprovider Tests/Libical
