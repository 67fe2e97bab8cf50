#!/usr/bin/env bash
# Several processes work on one store and are killed (SIGKILL) at random moments; what they were told
# to be done has to be there, whole: run.sh SECONDS | --broken
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns

compile "$scratch/kill" -D_DEFAULT_SOURCE "$here"/Kill/kill.c "$here"/Work/*.c
run=("$root/build/venv/bin/python" "$here/Kill/kill_rounds.py" "$scratch/kill")
if [[ $broken ]]; then
  preload "$scratch/broken.so" "$here/Kill/broken.c"
  export TASKCORE_CAMPAIGN_PRELOAD=$scratch/broken.so
  TASKCORE_BROKEN=half finds 'half a transaction' "${run[@]}" 60
  TASKCORE_BROKEN=lost finds 'a commit that is put off' "${run[@]}" 60
  exit 0
fi
"${run[@]}" "$duration"
