#!/usr/bin/env bash
# Generates the shell's manual page and its completion scripts from what its commands and options
# say of themselves. With --check nothing is written: it fails and shows what differs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

shell=${TASKCORE_BUILD:-build}/bin/taskcore
if [[ ! -x $shell ]]; then
  echo 'Run "make" first.' >&2
  exit 1
fi

# Each file, and the option that prints it.
files=(
  'data/taskcore.1 --man-page'
  'data/bash-completion/taskcore --completion=bash'
  'data/zsh/_taskcore --completion=zsh'
  'data/fish/taskcore.fish --completion=fish'
)

generated=$(mktemp)
trap 'rm -f "$generated"' EXIT

status=0
for line in "${files[@]}"; do
  read -r file option <<< "$line"
  "$shell" "$option" > "$generated"
  if [[ ${1-} == --check ]]; then
    diff --unified "$file" "$generated" || status=1
  else
    install -CD -m 644 "$generated" "$file"
  fi
done
((status == 0)) || echo 'Run "make shell-files" and commit what it changes.' >&2
exit "$status"
