#!/usr/bin/env bash
# Fails when the product uses the C library, or what stands for it, outside of Sources/Platform, or a
# lock that tools which look for data races do not see.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# found WHAT EXTENDED-REGULAR-EXPRESSION: prints the places, and whether there are any.
found() {
  local places
  places=$(grep --recursive --line-number --extended-regexp --include='*.swift' "$2" \
    Sources bindings | grep --invert-match '^Sources/Platform/') || return 1
  printf '%s:\n%s\n' "$1" "$places" >&2
}

status=0
if found 'The C library is for Sources/Platform alone' \
  '^[^/]*\bimport ((struct|class|enum|func|var|let|typealias) )?(Glibc|Musl|Darwin|Foundation\w*)\b'; then
  status=1
fi
if found 'Lock, of Sources/Platform, takes the place of Mutex' '\bMutex\s*[<(]'; then
  status=1
fi
exit "$status"
