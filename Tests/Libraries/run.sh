#!/usr/bin/env bash
# Compiles our declarations of the functions that are loaded together with the libraries' own headers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

read -ra flags < <(pkg-config --cflags cairo-pdf pangocairo libqrencode zlib)
gcc -std=c11 -Wall -Wextra -Werror -fsyntax-only -ISources/CDocuments "${flags[@]}" \
  Tests/Libraries/declarations.c
