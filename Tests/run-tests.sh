#!/usr/bin/env bash
# Runs every suite of tests, the next one after a failure too, and ends with the line
# "N passed, N failed". `make test` calls it. With --quick, as in `make check`, it runs those that
# take minutes, in their short form and with a debug build.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

quick=
[[ ${1-} != --quick ]] || quick=yes
export TASKCORE_BUILD=$PWD/build
if [[ $quick ]]; then
  TASKCORE_BUILD=$PWD/build/debug
  export CONFIGURATION=debug TASKCORE_TEST_SHORT=1
fi
# The Swift binding finds the library that is tested.
export PKG_CONFIG_PATH=$TASKCORE_BUILD/lib/pkgconfig
# shellcheck source=Tests/suites.sh
source Tests/suites.sh

build_without_a_warning() {
  local log=$TASKCORE_BUILD/build.log
  mkdir -p "$TASKCORE_BUILD"
  make all CONFIGURATION="${CONFIGURATION:-release}" BUILD="$TASKCORE_BUILD" 2>&1 | tee "$log" && ! grep --quiet 'warning:' "$log"
}

# python_tests FOLDER [OPTION]...
python_tests() {
  "${venv:-build/venv}/bin/python" -m pytest -q -rs -p no:cacheprovider "$@"
}

suite Model python3 -m model --check
suite Lint scripts/lint.sh
suite Imports scripts/check-imports.sh
suite Suites python_tests Tests/Suites
# The build for release leaves a processor to the one for the tests most of the time.
in_background swift build --build-tests --scratch-path .build/tests > /dev/null 2>&1
test_build=$!
# What is not built cannot be tested.
suite Build build_without_a_warning || summary
suite Header scripts/generate-interfaces.py --check
# What it refused is said by the suite that runs them.
wait "$test_build"
suite Languages build/venv/bin/python -m scripts.languages --check
suite Shell-files scripts/generate-shell-files.sh --check
suite Swift swift test --scratch-path .build/tests
if [[ $quick ]]; then
  suite C Tests/C/run.sh --quick
  suite Generators python_tests Tests/Model
  suite Python python_tests Tests/Python -n 2
  summary
fi
# Each of these is a single process, or waits most of the time. None of them writes where another
# suite does: they have folders and ports of their own, and build in $TMPDIR or .build/client.
one_by_one() {
  suite Growth Tests/Growth/run.sh
  suite Released python_tests Tests/Released
  suite Swift-client Tests/Swift/run.sh
  suite Cpp Tests/Cpp/run.sh
  suite Go Tests/Go/run.sh
  suite Rust Tests/Rust/run.sh
  suite Wheel python_tests Tests/Wheel
  suite Conformance python_tests Tests/Conformance
  suite Libraries Tests/Libraries/run.sh
  suite Generators python_tests Tests/Model
  suite Report python_tests Tests/Report
  suite Documentation python_tests Tests/Documentation
  suite Libical Tests/Libical/run.sh
  suite Taskwarrior python_tests Tests/Taskwarrior
  venv=build/icalendar-venv suite ICalendar python_tests Tests/ICalendar
  venv=build/google-venv suite Google python_tests Tests/Google
  suite Charts python_tests Tests/Charts
}
beside one_by_one
suite C Tests/C/run.sh
suite Python python_tests Tests/Python -n 2
suite Pulse python_tests Tests/Pulse -n 2
suite Sync-model python_tests Tests/SyncModel
suite Synced-stores python_tests Tests/SyncedStores -n 2
# Each file by itself: its tests share the tables of one server.
suite Hub python_tests Tests/Hub -n 2 --dist loadfile
# Most of these wait for a terminal.
suite Shell python_tests Tests/Shell -n 3
# Most of these wait for servers.
venv=build/servers-venv suite Servers python_tests Tests/Servers -n 3
suite Invoices python_tests Tests/Invoices -n 2
# What follows looks for processes that were left behind, and measures time.
join
suite Campaigns Tests/Campaigns/run.sh
suite Benchmarks python_tests Tests/Benchmarks
suite Packaging python_tests Tests/Packaging
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Programming-languages Tests/Languages/run.sh
[[ -z ${TASKCORE_TEST_LONG-} ]] ||
  suite Calendars build/calendars-venv/bin/python scripts/generate-calendars.py --check
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Histories make histories
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Sync-histories build/venv/bin/python Tests/SyncModel/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Synced-stores-long build/venv/bin/python Tests/SyncedStores/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Hub-long build/venv/bin/python Tests/Hub/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Servers-long build/servers-venv/bin/python Tests/Servers/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Races Tests/Races/run.sh
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Cross-build Tests/CrossBuild/run.sh
# It builds a clone.
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Property scripts/add-property.py
summary
