#!/usr/bin/env bash
# What a program writes to a store is recorded, and played again with losses of power at random moments:
# run.sh SECONDS | --broken
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns

compile "$scratch/power" "$here"/Power/power.c "$here"/Work/*.c
compile "$scratch/kill" -D_DEFAULT_SOURCE "$here"/Kill/kill.c "$here"/Work/*.c
preload "$scratch/recorder.so" "$here/Power/recorder.c"
run=("$root/build/venv/bin/python" "$here/Power/power_losses.py" "$scratch/power" "$scratch/kill"
  "$scratch/recorder.so")
if [[ $broken ]]; then
  TASKCORE_BROKEN='log' finds 'the log is not synced' "${run[@]}" 60
  TASKCORE_BROKEN='store' finds 'the store is not synced' "${run[@]}" 60
  TASKCORE_BROKEN='export' finds 'an export is not synced' "${run[@]}" 60
  exit 0
fi
"${run[@]}" "$duration"
