#!/usr/bin/env bash
# Inputs by chance, from those in corpus/ on, for everything that reads texts and files of others. None may end
# the process, take more than 2 GB of memory or 2 seconds of CPU, or answer what cannot be.
#
#   run.sh SECONDS     runs so long, on the library as it is shipped; from 600 on, on each processor
#   run.sh --broken    has to find a library that loses the last byte of long texts
#
# With FUZZ_READERS=rwd only these readers of texts.h and files.h take part, with inputs of at most 1 KB: many more
# in the same time.
#
# Two builds of the library, each in a folder of its own, show libFuzzer which inputs reach what no other did: that of
# FUZZ_GUIDED=1 is optimized, and that of TASKCORE_TEST_LONG=1 is a slow one for the address sanitizer. FUZZ_CORPUS names
# a folder of more examples, which takes what a run adds to them: a run of the library as it is shipped can go on from
# what a guided one found.
# shellcheck source=Tests/Campaigns/campaign.sh
. "$(dirname "${BASH_SOURCE[0]}")/../campaign.sh"
folder=$root/Tests/Campaigns/Fuzz
clang=$(dirname "$(readlink --canonicalize "$(command -v swift)")")/clang
library=$build/lib
sanitize=fuzzer
# A debug build takes 20 times as long.
export FUZZ_SLOWER=1
[[ $build != */debug && ${CONFIGURATION-} != debug ]] || FUZZ_SLOWER=20

# build_guided FOLDER CONFIGURATION FLAG...: builds the library with coverage; both sides take the runtime of Swift's
# clang.
build_guided() {
  local scratch_path=$1 configuration=$2
  shift 2
  runtime=$(dirname "$clang")/../lib/swift/linux
  (cd "$root" && swift build --configuration "$configuration" --scratch-path "$scratch_path" --product taskcore "$@") >&2
  library=$root/$scratch_path/$configuration
}

coverage=-sanitize-coverage=edge,inline-8bit-counters,pc-table
if [[ $broken ]]; then
  :
elif [[ ${TASKCORE_TEST_LONG-} ]]; then
  build_guided .build/fuzz debug --sanitize=address -Xswiftc "$coverage"
  sanitize=fuzzer,address
  FUZZ_SLOWER=40
  export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1
elif [[ ${FUZZ_GUIDED-} ]]; then
  # The driver takes coverage with a sanitizer alone; the one that the compiler is told of adds nothing to Swift.
  build_guided .build/fuzz-guided release -Xswiftc -Xfrontend -Xswiftc -sanitize=undefined \
    -Xswiftc -Xfrontend -Xswiftc "$coverage,trace-cmp"
  FUZZ_SLOWER=4
fi
"$clang" -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -g -O1 "-fsanitize=$sanitize" -I"$root/include" \
  "$folder/readers.c" -o "$scratch/readers" -L"$library" -Wl,-rpath,"$library" -ltaskcore \
  ${runtime:+-L"$runtime" -Wl,-rpath,"$runtime" -ldispatch -lBlocksRuntime}

longest=65537
[[ ! ${FUZZ_READERS-} ]] || longest=1025

# keep_examples FOLDER: only those of the chosen readers stay.
keep_examples() {
  local file letter
  for file in "$1"/*; do
    letter=$(head --bytes=1 "$file" | tr --delete '\0')
    [[ $letter && $FUZZ_READERS == *"$letter"* ]] || rm "$file"
  done
}

# A long run has a process for each processor.
processes=1
running=()
[[ $broken ]] || ((duration < 600)) || processes=$(nproc)

# fuzz PROGRAM SECONDS: libFuzzer's own words go to a log for each process, of which the end is shown when it
# found something. All processes share a corpus, and see every second what the others added. A library as it is
# shipped does not show what an input reaches in it: unless they are kept, the examples give way to a byte each, which
# reaches as much of the readers' own code.
fuzz() {
  local program=$1 duration=$2 number status=0
  cp -r "$folder/corpus" "$scratch/corpus"
  [[ ! ${FUZZ_CORPUS-} ]] || find "$FUZZ_CORPUS" -type f -exec cp --target-directory="$scratch/corpus" {} +
  [[ ! ${FUZZ_READERS-} ]] || keep_examples "$scratch/corpus"
  mkdir -p "$scratch/found"
  trap 'kill "${running[@]}"; exit 130' INT TERM HUP
  for ((number = 1; number <= processes; number++)); do
    (cd "$scratch" && exec "./$program" -seed="$(((seed + number - 1) & 0xFFFFFFFF))" -max_total_time="$duration" \
      -keep_seed=1 -reduce_inputs=0 -max_len="$longest" -len_control=50 -rss_limit_mb=2048 -malloc_limit_mb=1024 \
      -timeout=120 -print_final_stats=1 -dict="$folder/words.dict" -artifact_prefix="$scratch/found/" \
      corpus) > "$scratch/$program-$number.log" 2>&1 &
    running+=($!)
  done
  for number in "${!running[@]}"; do
    wait "${running[number]}" || status=$((status + 1))
  done
  [[ ! ${FUZZ_CORPUS-} ]] || find "$scratch/corpus" -type f -exec cp --target-directory="$FUZZ_CORPUS" {} +
  return "$status"
}

if [[ $broken ]]; then
  preload "$scratch/short_texts.so" "$folder/short_texts.c"
  export LD_PRELOAD=$scratch/short_texts.so
  if fuzz readers 60; then
    printf 'fuzz: the broken library was not found\n'
    exit 1
  fi
  grep -q '^wrong: ' "$scratch/readers-1.log" || { tail -n 30 "$scratch/readers-1.log"; exit 1; }
  printf 'fuzz: found that %s\n' "$(grep -m 1 '^wrong: ' "$scratch/readers-1.log")"
  exit 0
fi

findings=0
# First what would show time by the square of the length.
if [[ ! ${FUZZ_READERS-} ]]; then
  mkdir "$scratch/patterns"
  python3 "$folder/patterns.py" "$scratch/patterns"
  if ! (cd "$scratch" && ./readers -timeout=120 -rss_limit_mb=2048 patterns/*) > "$scratch/patterns.log" 2>&1; then
    tail -n 20 "$scratch/patterns.log"
    findings=1
  fi
fi
fuzz readers "$duration" || findings=$((findings + $?))
cases=$(awk '/^stat::number_of_executed_units:/ { sum += $2 } END { print sum + 0 }' "$scratch"/readers-*.log)
if ((findings > 0)); then
  tail -n 40 "$scratch"/readers-*.log
  for file in "$scratch/found"/*; do
    [[ ! -e $file ]] || printf 'The input, as base64: %s\n' "$(base64 --wrap=0 "$file")"
  done
fi
printf "fuzz: %'d cases, %d findings\n" "$cases" "$findings"
exit $((findings > 0))
