#!/usr/bin/env bash
# A simulated person uses a store for years, with a clock that runs: run.sh SECONDS | --broken
# Ten years a life, or one when there is less than a minute.
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns/Soak

compile "$scratch/daily" "$here/daily.c"
mkdir "$scratch/lib"
strip --strip-debug -o "$scratch/lib/libtaskcore.so.0" "$build/lib/libtaskcore.so.0"
export TASKCORE_LIBRARY=$build/lib/libtaskcore.so PYTHONPATH=$root/bindings/python
run=("$root/build/venv/bin/python" "$here/soak_lives.py" "$scratch/daily" "$scratch/lib")
if [[ $broken ]]; then
  preload "$scratch/broken.so" "$here/broken.c"
  export TASKCORE_CAMPAIGN_PRELOAD=$scratch/broken.so
  for how in zone alert scan; do
    TASKCORE_BROKEN=$how finds "$how" env LD_PRELOAD="$scratch/broken.so" "${run[@]}" 60 1
  done
  exit 0
fi
years=10
((duration >= 60)) || years=1
"${run[@]}" "$duration" "$years"
