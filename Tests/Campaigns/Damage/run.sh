#!/usr/bin/env bash
# Campaign "damage": stores that others damaged. Every call on them answers, in bounded time and
# with a status that names what is wrong; docs/reliability.md says more.
set -euo pipefail
# shellcheck source=Tests/Campaigns/campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"

here=$root/Tests/Campaigns/Damage
export PYTHONPATH=$root/bindings/python:$root/Tests:$here PYTHONDONTWRITEBYTECODE=1
export TASKCORE_LIBRARY=$build/lib/libtaskcore.so.0
if [[ ! $broken ]]; then
  "$root/build/venv/bin/python" "$here/damage_campaign.py" "$scratch" "$duration"
  exit
fi

# find TITLE SECONDS MACRO KIND: the library is broken by a part of broken.c.
find() {
  local library=$scratch/broken-$3.so folder=$scratch/$3
  mkdir "$folder"
  preload "$library" -D"$3" "$here/broken.c"
  local status=0
  LD_PRELOAD=$library TASKCORE_DAMAGE=$4 "$root/build/venv/bin/python" \
    "$here/damage_campaign.py" "$folder" "$2" > "$scratch/found" || status=$?
  if ((status != 1)) || ! tail -n 1 "$scratch/found" | grep -q '^damage: .*[1-9][0-9,]* findings$'; then
    printf 'It did not find that %s.\n' "$1"
    cat "$scratch/found"
    exit 1
  fi
  printf 'Found that %s: %s\n' "$1" "$(tail -n 1 "$scratch/found")"
}
find 'damage is no status of its own' 20 STATUSES files
find 'pages that can be read are not' 10 PAGES page
