#!/usr/bin/env bash
# Checks the format of everything that is written by hand and, where it is not Swift, looks for
# common mistakes. With names it checks only those; with --fix it formats instead of checking:
#
#   lint.sh [--fix] [swift] [python] [types] [c] [shell]
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

fix=
if [[ ${1-} == --fix ]]; then
  fix=yes
  shift
fi
(($# > 0)) || set -- swift python types c shell

swift_sources() {
  if [[ $fix ]]; then
    swift format --in-place --recursive Package.swift Sources Tests bindings
  else
    swift format lint --strict --recursive Package.swift Sources Tests bindings
  fi
}

python_sources() {
  local ruff=build/venv/bin/ruff
  if [[ $fix ]]; then
    "$ruff" check --quiet --fix . && "$ruff" format --quiet .
  else
    "$ruff" check --quiet . && "$ruff" format --quiet --check --diff .
  fi
}

# Modules of one name are in several folders: each folder is checked by itself, with its own cache.
python_types() {
  {
    printf '%s\n' bindings/python/taskcore model scripts/header Benchmarks
    git ls-files 'Tests/*/*.py' | cut -d/ -f1-2 | sort -u
  } | xargs -P "$(nproc)" -I {} \
    build/venv/bin/python -m mypy --no-error-summary --cache-dir build/mypy/{} {}
}

c_sources() {
  local how=(--dry-run -Werror)
  [[ ! $fix ]] || how=(-i)
  git ls-files -- '*.c' '*.h' ':!include' ':!Sources/CTaskcore' | xargs clang-format "${how[@]}"
}

shell_scripts() {
  git grep --files-with-matches --extended-regexp '^#!.*\b(ba)?sh$' | xargs shellcheck
}

failed=()
for what in "$@"; do
  case $what in
    swift) swift_sources ;;
    python) python_sources ;;
    types) [[ $fix ]] || python_types ;;
    c) c_sources ;;
    shell) [[ $fix ]] || shell_scripts ;;
    *) false ;;
  esac || failed+=("$what")
done
((${#failed[@]} == 0)) || { printf 'Faults were found in: %s\n' "${failed[*]}" >&2; exit 1; }
