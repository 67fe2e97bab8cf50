# shellcheck shell=bash
# How suites of tests are run: one after the other, and some of them in a second lane beside the
# others. run-tests.sh says which. Whoever reads this in begins with `set -uo pipefail`.

# What a test, or a tool that it uses, leaves behind goes with this folder.
TMPDIR=$(mktemp --directory)
export TMPDIR
# Some tests go on as a user who may do less, and has to get through.
chmod 711 "$TMPDIR"
# Here a suite has its log, and one that ran in the second lane what it printed, until that is told.
logs=$TMPDIR/logs
mkdir -p "$logs/second"
# Their names, in the order in which they ended.
: > "$logs/passed"
: > "$logs/failed"
second_lane=
is_second=
# How many suites of the second lane have ended: their names begin with it there, for the times of
# files do not tell two apart that ended within one tick of the clock.
ended=100
# Seconds that a suite has to end in when it is asked to.
patience=10

trap end_all EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# in_background COMMAND...: begins it as a process group of its own, which is $!.
in_background() {
  set -m
  "$@" < /dev/null &
  set +m
}

# What runs is first asked to end, as it may have servers to stop. What has not, is ended.
end_all() {
  local group process waited
  trap '' HUP INT TERM
  for group in $(jobs -pr); do
    kill -INT -- "-$group"
  done 2> /dev/null
  for ((waited = 0; waited < 10 * patience; waited++)); do
    [[ $(jobs -pr) ]] || break
    sleep 0.1
  done
  for group in $(jobs -pr); do
    kill -KILL -- "-$group"
  done 2> /dev/null
  # Servers and browsers have groups of their own; they know the folder.
  for process in $(processes_of_the_folder); do
    kill -KILL "$process"
  done 2> /dev/null
  rm -rf "$TMPDIR"
}

processes_of_the_folder() {
  local process
  for process in /proc/[0-9]*; do
    if [[ $(readlink "$process/cwd") == "$TMPDIR"* ]] ||
      grep --quiet --text --fixed-strings "$TMPDIR" "$process/environ" "$process/cmdline"; then
      printf '%s\n' "${process#/proc/}"
    fi
  done 2> /dev/null
}

# suite NAME COMMAND...
suite() {
  local name=$1
  if [[ $is_second ]]; then
    try "$@" > "$logs/second/.$name" 2>&1
    record "$name" $?
    # Once it has its name, it can be told.
    mv "$logs/second/.$name" "$logs/second/$((++ended)).$name"
    return
  fi
  in_background try "$@"
  wait $!
  record "$name" $? || {
    tell_second
    return 1
  }
  tell_second
}

# record NAME STATUS
record() {
  if (($2 == 0)); then
    printf '%s\n' "$1" >> "$logs/passed"
  else
    printf '%s\n' "$1" >> "$logs/failed"
    return 1
  fi
}

# try NAME COMMAND...
try() {
  local name=$1 start=$SECONDS
  shift
  # What a suite costs: its processors' time beside the time that it took tells those that wait from those that compute.
  local TIMEFORMAT="=== $name: processors worked %0U + %0S s for it"
  printf '\n=== %s\n' "$name"
  if time "$@" 2>&1 | tee "$logs/$name.log"; then
    printf '=== %s: passed in %d s\n' "$name" $((SECONDS - start))
  else
    printf '=== %s: FAILED after %d s\n' "$name" $((SECONDS - start))
    return 1
  fi
}

# beside COMMAND: begins the second lane. Its suites run one after the other, beside those that
# follow. What each of them prints is told as a whole, between two of the first lane.
beside() {
  in_background run_second "$1"
  second_lane=$!
}

run_second() {
  is_second=yes
  # A suite that was asked to end is followed by none.
  trap 'exit 130' INT
  "$1"
  # Its end says that none is missing, no more.
  return 0
}

# Prints what suites of the second lane printed, those that ended since it was last called.
tell_second() {
  local printed
  for printed in "$logs/second/"*; do
    [[ -e $printed ]] || continue
    cat "$printed"
    rm "$printed"
  done
}

# Waits for the second lane, and tells each suite when it ends.
join() {
  [[ $second_lane ]] || return 0
  while kill -0 "$second_lane" 2> /dev/null; do
    tell_second
    sleep 1
  done
  wait "$second_lane" || record 'Second lane' 1
  second_lane=
  tell_second
}

# What failed stands at the end once more, for those who see no more than that.
summary() {
  local name failed
  join
  mapfile -t failed < "$logs/failed"
  for name in "${failed[@]}"; do
    printf '\n=== What failed in %s\n' "$name"
    { grep --text --extended-regexp '✘|: error:|^(E  |FAIL|ERROR)|Fatal error' \
      "$logs/$name.log" || tail --lines 20 "$logs/$name.log"; } |
      cut --characters 1-400 | tail --lines 40
  done
  echo
  ((${#failed[@]} == 0)) || printf 'Failed: %s\n' "${failed[*]}"
  printf '%d passed, %d failed\n' "$(wc --lines < "$logs/passed")" "${#failed[@]}"
  exit $((${#failed[@]} > 0))
}
