#!/usr/bin/env bash
# What the environment and the working directory offer is neither loaded nor followed: run.sh SECONDS | --broken
# shellcheck source=../campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
here=$root/Tests/Campaigns/Supply

# Another user runs it, who may not be able to see the library where it was built.
mkdir "$scratch/lib"
cp "$build/lib/libtaskcore.so.0" "$scratch/lib/"
chmod -R a+rX "$scratch/lib"
program() {
  gcc -std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Werror -O1 -I"$root/include" -I"$root/Tests/C" -I"$root/Tests/C/Invoices" \
    "$here/supply.c" "$@" -o "$scratch/supply" -L"$build/lib" -Wl,-rpath,"$scratch/lib" -ltaskcore
}
run=("$root/build/venv/bin/python" "$here/supply_rounds.py" "$scratch/supply" "$scratch/lib/libtaskcore.so.0" "$scratch")
if [[ $broken ]]; then
  program -rdynamic "$here/broken.c" -ldl
  if ((EUID == 0)); then
    TASKCORE_BROKEN=variables finds 'a setuid program follows the environment' "${run[@]}" 60
  fi
  TASKCORE_BROKEN=folder finds 'libraries of the working directory are loaded' "${run[@]}" 60
  exit 0
fi
program
"${run[@]}" "$duration"
