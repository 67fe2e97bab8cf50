#!/usr/bin/env bash
# Generates include/taskcore.h from what the compiler emitted when it built the library, and from
# that header the table of functions of the Python binding. With --check nothing is written: it
# fails and shows what differs. CONFIGURATION says which build is meant, as for make.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

emitted=.build/${CONFIGURATION:-release}/TaskCore.build/include/TaskCore-Swift.h
types=Sources/CTaskcore/include/taskcore_types.h
header=include/taskcore.h
prototypes=bindings/python/taskcore/_low_level/prototypes.py

# The tests' own Python has what reads C.
python=build/venv/bin/python
[[ -x $python ]] || python=python3
if ! "$python" -c 'import pycparser' 2> /dev/null; then
  echo 'pycparser is missing. "make test" installs it, or: sudo apt-get install python3-pycparser' >&2
  exit 1
fi

generated=$(mktemp --directory)
trap 'rm -rf "$generated"' EXIT

"$python" scripts/generate-header.py "$emitted" "$types" examples/ "$generated/taskcore.h"
"$python" scripts/generate-python.py "$generated/taskcore.h" "$generated/prototypes.py"

if [[ ${1-} == --check ]]; then
  status=0
  diff --unified "$header" "$generated/taskcore.h" || status=1
  diff --unified "$prototypes" "$generated/prototypes.py" || status=1
  ((status == 0)) || echo 'Run "make header" and commit what it changes.' >&2
  exit "$status"
fi

install -CD -m 644 "$generated/taskcore.h" "$header"
install -CD -m 644 "$generated/prototypes.py" "$prototypes"
