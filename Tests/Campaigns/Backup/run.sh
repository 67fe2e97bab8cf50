#!/usr/bin/env bash
# A process that backs a store up again and again, while another one writes to it, is killed (SIGKILL) at random
# moments; each backup that is in its place has to be whole: run.sh SECONDS | --broken
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns/Backup

export PYTHONPATH=$root/bindings/python PYTHONDONTWRITEBYTECODE=1
export TASKCORE_LIBRARY=$build/lib/libtaskcore.so.0
run=("$root/build/venv/bin/python" "$here/backup_kills.py" "$scratch")
if [[ $broken ]]; then
  preload "$scratch/broken.so" "$here/broken.c"
  export TASKCORE_CAMPAIGN_PRELOAD=$scratch/broken.so
  finds 'a backup comes to its place piece by piece' "${run[@]}" 60
  exit 0
fi
"${run[@]}" "$duration"
