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
# What a test, or a tool that it uses, leaves behind goes with this folder.
TMPDIR=$(mktemp --directory)
export TMPDIR
# Some tests go on as a user who may do less, and has to get through.
chmod 711 "$TMPDIR"
# The build of the tests, as long as it runs.
test_build=
trap '[[ -z $test_build ]] || kill "$test_build" 2>/dev/null; rm -rf "$TMPDIR"' EXIT
passed=0
failed=()

# suite NAME COMMAND...
suite() {
  local name=$1 start=$SECONDS
  shift
  # What a suite costs: its processors' time beside the time that it took tells those that wait from those that compute.
  local TIMEFORMAT="=== $name: processors worked %0U + %0S s for it"
  printf '\n=== %s\n' "$name"
  if time "$@" 2>&1 | tee "$TMPDIR/$name.log"; then
    passed=$((passed + 1))
    printf '=== %s: passed in %d s\n' "$name" $((SECONDS - start))
  else
    failed+=("$name")
    printf '=== %s: FAILED after %d s\n' "$name" $((SECONDS - start))
    return 1
  fi
}

# What failed stands at the end once more, for those who see no more than that.
summary() {
  local name
  for name in "${failed[@]}"; do
    printf '\n=== What failed in %s\n' "$name"
    { grep --text --extended-regexp '✘|: error:|^(E  |FAIL|ERROR)|Fatal error' \
      "$TMPDIR/$name.log" || tail --lines 20 "$TMPDIR/$name.log"; } |
      cut --characters 1-400 | tail --lines 40
  done
  echo
  ((${#failed[@]} == 0)) || printf 'Failed: %s\n' "${failed[*]}"
  printf '%d passed, %d failed\n' "$passed" "${#failed[@]}"
  exit $((${#failed[@]} > 0))
}

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
# The build for release leaves a processor to the one for the tests most of the time.
swift build --build-tests --scratch-path .build/tests >/dev/null 2>&1 &
test_build=$!
# What is not built cannot be tested.
suite Build build_without_a_warning || summary
suite Header scripts/generate-interfaces.py --check
# What it refused is said by the suite that runs them.
wait "$test_build"
test_build=
suite Languages build/venv/bin/python -m scripts.languages --check
suite Shell-files scripts/generate-shell-files.sh --check
suite Swift swift test --scratch-path .build/tests
if [[ $quick ]]; then
  suite C Tests/C/run.sh --quick
  suite Generators python_tests Tests/Model
  suite Python python_tests Tests/Python -n 2
  summary
fi
suite C Tests/C/run.sh
suite Growth Tests/Growth/run.sh
suite Upgrade python_tests Tests/Upgrade
suite Swift-client Tests/Swift/run.sh
suite Libraries Tests/Libraries/run.sh
suite Generators python_tests Tests/Model
suite Python python_tests Tests/Python -n 2
suite Pulse python_tests Tests/Pulse -n 2
suite Sync-model python_tests Tests/SyncModel
suite Synced-stores python_tests Tests/SyncedStores -n 2
# Each file by itself: its tests share the tables of one server.
suite Hub python_tests Tests/Hub -n 2 --dist loadfile
# Most of these wait for a terminal.
suite Shell python_tests Tests/Shell -n 3
suite Report python_tests Tests/Report
suite Documentation python_tests Tests/Documentation
suite Libical Tests/Libical/run.sh
suite Taskwarrior python_tests Tests/Taskwarrior
venv=build/icalendar-venv suite ICalendar python_tests Tests/ICalendar
venv=build/google-venv suite Google python_tests Tests/Google
# Most of these wait for servers.
venv=build/servers-venv suite Servers python_tests Tests/Servers -n 3
suite Charts python_tests Tests/Charts
suite Invoices python_tests Tests/Invoices -n 2
suite Campaigns Tests/Campaigns/run.sh
suite Benchmarks python_tests Tests/Benchmarks
suite Packaging python_tests Tests/Packaging
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Languages Tests/Languages/run.sh
[[ -z ${TASKCORE_TEST_LONG-} ]] ||
  suite Calendars build/calendars-venv/bin/python scripts/generate-calendars.py --check
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Histories make histories
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Sync-histories build/venv/bin/python Tests/SyncModel/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Synced-stores-long build/venv/bin/python Tests/SyncedStores/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Hub-long build/venv/bin/python Tests/Hub/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Servers-long build/servers-venv/bin/python Tests/Servers/long.py
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Races Tests/Races/run.sh
# It builds a clone.
[[ -z ${TASKCORE_TEST_LONG-} ]] || suite Property scripts/add-property.py
summary
