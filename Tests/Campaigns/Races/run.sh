#!/usr/bin/env bash
# Threads of several processes work on one store, by handles that they share, free, observe and
# interrupt; and small stories of threads, in orders that follow from a seed: run.sh SECONDS | --broken
#
# From 300 seconds on, or with TASKCORE_TEST_LONG, a library for the thread sanitizer is built in a folder of
# its own and has a third of the time; it has to be silent.
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns
sources=("$here"/Races/threads.c "$here"/Work/*.c)
python=$root/build/venv/bin/python

compile "$scratch/threads" -std=c11 -D_DEFAULT_SOURCE -pthread "${sources[@]}"
orders=(-std=c11 -D_GNU_SOURCE -pthread -rdynamic "$here"/Races/schedule{r,s}.c -ldl)
run=("$python" "$here/Races/race_rounds.py")
if [[ $broken ]]; then
  preload "$scratch/broken.so" "$here/Races/broken.c"
  export TASKCORE_CAMPAIGN_PRELOAD=$scratch/broken.so
  finds 'locks of files that keep nobody out' "${run[@]}" "$scratch/threads" 60
  unset TASKCORE_CAMPAIGN_PRELOAD
  compile "$scratch/schedules" -DLOSES_WAKE_UPS "${orders[@]}"
  finds 'wake-ups that are lost' "$scratch/schedules" "$seed" 20 "$scratch"
  exit 0
fi
compile "$scratch/schedules" "${orders[@]}"
status=0
"$scratch/schedules" "$seed" $((duration / 3)) "$scratch" || status=1
if ((duration < 300)) && [[ -z ${TASKCORE_TEST_LONG-} ]]; then
  "${run[@]}" "$scratch/threads" $((duration - duration / 3)) || status=1
  exit $status
fi

# Programs and library need the same sanitizer: that of Swift's clang.
swift=$(dirname "$(readlink --canonicalize "$(command -v swift)")")
runtime=$swift/../lib/swift/linux
library=$root/.build/races/debug
(cd "$root" && swift build --sanitize=thread --scratch-path .build/races --product taskcore >&2)
"$swift/clang" -std=c11 -D_DEFAULT_SOURCE -D_POSIX_C_SOURCE=200809L -g -fsanitize=thread -I"$root/include" \
  "${sources[@]}" -o "$scratch/sanitized" -L"$library" -Wl,-rpath,"$library" -ltaskcore \
  -L"$runtime" -Wl,-rpath,"$runtime" -ldispatch -lBlocksRuntime -lm -pthread
"${run[@]}" "$scratch/threads" $((duration / 3)) || status=1
TSAN_OPTIONS='die_after_fork=0 halt_on_error=0' "${run[@]}" "$scratch/sanitized" $((duration / 3)) || status=1
exit $status
