#!/usr/bin/env bash
# Generates include/taskcore.h and data/taskcore.json, the description of the C API, from what the
# compiler emitted when it built the library, and from the description the prototypes of the Python
# binding. With --check nothing is written: it fails and shows what differs. CONFIGURATION says which
# build is meant, as for make.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

emitted=.build/${CONFIGURATION:-release}/TaskCore.build/include/TaskCore-Swift.h
types=Sources/CTaskcore/include/taskcore_types.h
files=(include/taskcore.h data/taskcore.json bindings/python/taskcore/_low_level/prototypes.py)

generated=$(mktemp --directory)
trap 'rm -rf "$generated"' EXIT

python3 scripts/generate-header.py "$emitted" "$types" examples/ "$generated/taskcore.h"
python3 scripts/generate-description.py "$emitted" "$generated/taskcore.json"
python3 scripts/generate-python.py "$generated/taskcore.json" "$generated/prototypes.py"

status=0
for file in "${files[@]}"; do
  if [[ ${1-} == --check ]]; then
    diff --unified "$file" "$generated/${file##*/}" || status=1
  else
    install -CD -m 644 "$generated/${file##*/}" "$file"
  fi
done
((status == 0)) || echo 'Run "make header" and commit what it changes.' >&2
exit "$status"
