#!/usr/bin/env bash
# What begins a sync, joins one, runs and compacts is killed, or finds the disk full, at each of its accesses to
# files; nothing that was acknowledged is lost, and nothing comes twice: run.sh SECONDS | --broken
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns/Sync

preload "$scratch/faults.so" "$root/Tests/Campaigns/Faults/faults.c" -lsqlite3
mkdir "$scratch/stores"
export FAULTS_LIBRARY=$scratch/faults.so FAULTS_BELOW=$scratch/stores
export TASKCORE_LIBRARY=$build/lib/libtaskcore.so.0
run=(env LD_PRELOAD="$scratch/faults.so" "$root/build/venv/bin/python" "$here/sync_faults.py")
if [[ $broken ]]; then
  FAULTS_BROKEN=writes finds 'writes that fail are said to be done' "${run[@]}" 60
  exit 0
fi
"${run[@]}" "$duration"
