#!/usr/bin/env bash
# Makes a release ready: builds all of it, checks that everything says the same version and keeps what earlier releases
# promised, and puts what is published into build/release, with SHA256SUMS. What disagrees is said in a sentence each.
#
#   release.sh            all of that; it needs a clean tree, dated changelogs, and the frozen release
#   release.sh --check    only what has to agree at any time and needs no build
#   release.sh --freeze   makes Tests/Released/VERSION from what is built in build, or in TASKCORE_BUILD
#
# It never tags, pushes or uploads: it prints the commands that do.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=${TASKCORE_BUILD:-build}

# fails COMMAND...: notes a failure, and goes on, so that everything that disagrees is said at once.
failed=
fails() {
  python3 -m scripts.release "$@" || failed=yes
}

case ${1-} in
  --check) exec python3 -m scripts.release check ;;
  --freeze) exec python3 -m scripts.release freeze "$build" ;;
  '') ;;
  *)
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac

fails check
fails day
[[ ! $failed ]] || { echo 'Nothing was built.' >&2; exit 1; }
scripts/install-dependencies.sh test
export TASKCORE_BUILD=$PWD/build
make all deb deb-source python-packages
fails built build
[[ ! $failed ]] || exit 1
python3 -m scripts.release publish build
