#!/usr/bin/env bash
# Threads of several processes work on one store, by handles that they share, free, observe and
# interrupt: run.sh SECONDS | --broken
#
# From 300 seconds on, or with TASKCORE_TEST_LONG, a library for the thread sanitizer is built in a folder of
# its own and has half of the time; it has to be silent.
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns
sources=("$here"/Races/threads.c "$here"/Work/*.c)
python=$root/build/venv/bin/python

compile "$scratch/threads" -std=c11 -D_DEFAULT_SOURCE -pthread "${sources[@]}"
run=("$python" "$here/Races/race_rounds.py")
if [[ $broken ]]; then
  preload "$scratch/broken.so" "$here/Races/broken.c"
  export TASKCORE_CAMPAIGN_PRELOAD=$scratch/broken.so
  finds 'locks of files that keep nobody out' "${run[@]}" "$scratch/threads" 60
  exit 0
fi
if ((duration < 300)) && [[ -z ${TASKCORE_TEST_LONG-} ]]; then
  "${run[@]}" "$scratch/threads" "$duration"
  exit
fi

# Programs and library need the same sanitizer: that of Swift's clang.
swift=$(dirname "$(readlink --canonicalize "$(command -v swift)")")
runtime=$swift/../lib/swift/linux
library=$root/.build/races/debug
(cd "$root" && swift build --sanitize=thread --scratch-path .build/races --product taskcore >&2)
"$swift/clang" -std=c11 -D_DEFAULT_SOURCE -D_POSIX_C_SOURCE=200809L -g -fsanitize=thread -I"$root/include" \
  "${sources[@]}" -o "$scratch/sanitized" -L"$library" -Wl,-rpath,"$library" -ltaskcore \
  -L"$runtime" -Wl,-rpath,"$runtime" -ldispatch -lBlocksRuntime -lm -pthread
status=0
"${run[@]}" "$scratch/threads" $((duration / 2)) || status=1
TSAN_OPTIONS='die_after_fork=0 halt_on_error=0' "${run[@]}" "$scratch/sanitized" $((duration / 2)) || status=1
exit $status
