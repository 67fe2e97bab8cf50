#!/usr/bin/env bash
# The n-th call of the system fails, or the n-th allocation of SQLite, for every n of a scenario through all
# families: run.sh SECONDS | --broken
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns/Faults

preload "$scratch/faults.so" "$here/faults.c" -lsqlite3
mkdir "$scratch/stores"
export FAULTS_LIBRARY=$scratch/faults.so FAULTS_BELOW=$scratch/stores
export TASKCORE_LIBRARY=$build/lib/libtaskcore.so.0
run=(env LD_PRELOAD="$scratch/faults.so" "$root/build/venv/bin/python" "$here/fault_runs.py")
if [[ $broken ]]; then
  FAULTS_BROKEN=writes finds 'writes that fail are said to be done' "${run[@]}" 60
  FAULTS_BROKEN=memory finds 'a lack of memory is said to be the end of the rows' "${run[@]}" 60
  exit 0
fi
"${run[@]}" "$duration"
