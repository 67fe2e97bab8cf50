#!/usr/bin/env bash
# Runs campaigns: long searches for faults by chance, each in a folder of its own beside this file
# (docs/reliability.md says what each does).
#
#   run.sh                 the short form of all: some 30 s each, two beside each other, and each
#                          with a library that was broken on purpose, which it has to find
#   run.sh NAME SECONDS    one of them (kill, power, ...), or "all", for so long each
#   run.sh --check NAME SECONDS    only says whether these can be
#
# It ends with 1 when a campaign found something, left a process behind or did not end. A signal
# ends all that it started.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

all=(kill power faults fuzz races damage soak supply backup sync)
beside=2
export TASKCORE_BUILD=${TASKCORE_BUILD:-$PWD/build}

# script NAME: the program of a campaign.
script() {
  printf 'Tests/Campaigns/%s/run.sh' "${1^}"
}

fail() {
  printf '%s\n' "$1" >&2
  exit 2
}

brokenly=yes checking=
if [[ ${1-} == --check ]]; then
  checking=yes
  shift
fi
if (($# == 0)) && [[ ! $checking ]]; then
  names=("${all[@]}") duration=30
  # What a test finds, it finds again; what is new is for the long form.
  export TASKCORE_TEST_SEED=${TASKCORE_TEST_SEED:-1}
else
  [[ -n ${1-} ]] || fail "A campaign has a name: NAME is one of ${all[*]}, or all."
  [[ " ${all[*]} all " == *" $1 "* ]] ||
    fail "There is no campaign '$1': NAME is one of ${all[*]}, or all."
  [[ ${2-} =~ ^[1-9][0-9]{0,5}$ ]] ||
    fail "'${2-}' is no time for a campaign: SECONDS is a whole number from 1 to 999999."
  (($# == 2)) || fail 'A campaign takes a name and a time, and nothing else.'
  names=("$1") duration=$2
  if [[ $1 == all ]]; then
    names=("${all[@]}")
  else
    brokenly=
    [[ -x $(script "$1") ]] || fail "The campaign '$1' is not written yet: there is no $(script "$1")."
  fi
  [[ ! $checking ]] || exit 0
fi

declare -A titles=() logs=()
failures=0
scratch=$(mktemp --directory)
# Some campaigns go on as a user who may do less.
chmod 711 "$scratch"

# Each campaign is a process group, so that its processes end with it, and no others.
set -m
stop() {
  trap '' INT TERM HUP
  local group
  for group in "${!titles[@]}"; do kill -TERM -- "-$group" 2> "$scratch/ignored"; done
  for _ in {1..50}; do
    [[ -n $(jobs -r) ]] || break
    sleep 0.1
  done
  for group in "${!titles[@]}"; do kill -KILL -- "-$group" 2> "$scratch/ignored"; done
  rm -rf "$scratch"
  exit 130
}
trap stop INT TERM HUP

# start TITLE SECONDS COMMAND...
start() {
  local title=$1 limit=$2 folder log
  shift 2
  folder=$(mktemp --directory "$scratch/XXXXXX")
  chmod 711 "$folder"
  log=$folder.log
  if ((${#names[@]} == 1)); then
    # Somebody looks on.
    TMPDIR=$folder timeout --kill-after=10 "$limit" "$@" < /dev/null &
  else
    TMPDIR=$folder timeout --kill-after=10 "$limit" "$@" > "$log" 2>&1 < /dev/null &
  fi
  titles[$!]=$title
  logs[$!]=$log
}

# Waits for one of those that run, and says how it ended.
finish() {
  local group status title
  wait -n -p group
  status=$?
  title=${titles[$group]}
  unset "titles[$group]"
  # A debugger or symbolizer that a crash began needs a moment to see that its reader is gone.
  for _ in {1..30}; do
    pgrep --pgroup "$group" --runstates DRST > "$scratch/ignored" || break
    sleep 0.1
  done
  if pgrep --pgroup "$group" --runstates DRST > "$scratch/ignored"; then
    kill -KILL -- "-$group" 2> "$scratch/ignored"
    printf '%s left processes behind.\n' "$title"
    ((status != 0)) || status=1
  fi
  [[ ! -s ${logs[$group]} ]] || cat "${logs[$group]}"
  case $status in
    0) printf 'ok      %s\n' "$title" ;;
    77) printf 'left    %s: in the long form alone\n' "$title" ;;
    *)
      ((status != 124 && status != 137)) || printf '%s did not end in its time.\n' "$title"
      printf 'FAILED  %s\n' "$title"
      failures=$((failures + 1))
      ;;
  esac
}

# queue TITLE SECONDS COMMAND...
queue() {
  ((${#titles[@]} < beside)) || finish
  start "$@"
}

for name in "${names[@]}"; do
  program=$(script "$name")
  [[ -x $program ]] || continue
  # The long form of some builds a library of its own first.
  queue "$name" $((duration + (duration < 300 ? 300 : 3600))) "$program" "$duration"
  [[ ! $brokenly ]] || queue "$name, with a broken library" 1800 "$program" --broken
done
while ((${#titles[@]} > 0)); do finish; done
rm -rf "$scratch"
exit $((failures > 0))
