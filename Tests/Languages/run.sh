#!/usr/bin/env bash
# Runs a program in each language that Debian or PyPI has a compiler of, and the examples of those
# that have no binding, and prints a line for each: "ok" with what ran it, "skipped" with its
# reason, or "FAILED".
#
#   run.sh                    all of them
#   run.sh go examples/ruby   these
#   run.sh --list             prints the names of all
#
# Each program adds tasks, from many threads where the language has them, makes calls that are wrong
# and sees that each of them gets the text of its own error, and reads rows by their stride. The
# examples are one tour in each language: they print the same, and leave no file behind.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=$root/Tests/Languages
library_folder=${TASKCORE_BUILD:-$root/build}/lib
description=$root/data/taskcore.json
all=(
  go rust bindgen zig luajit pascal deno perl php ocaml nim haskell
  examples/{csharp,java,javascript,luajit,ruby}
)
names=("$@")
((${#names[@]} > 0)) || names=("${all[@]}")
failures=0
if [[ ${1-} == --list ]]; then
  printf '%s\n' "${all[@]}"
  exit
fi

[[ -e $library_folder/libtaskcore.so.0 ]] ||
  { echo "There is no library in $library_folder: run \"make\" first." >&2; exit 1; }
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
# A build has no library under the name that a linker looks for.
mkdir "$scratch/lib"
ln -s "$(realpath "$library_folder/libtaskcore.so.0")" "$scratch/lib/libtaskcore.so"
export LD_LIBRARY_PATH=$library_folder LC_ALL=C.UTF-8
# Debian's compilers are meant, where there are others too.
PATH=/usr/bin:$PATH
deno=$root/build/languages-venv/bin/deno
zig=$(echo "$root"/build/languages-venv/lib/python3.*/site-packages/ziglang/zig)
jna=/usr/share/java/jna.jar

# What a language needs that has no use for the header.
declarations() {
  python3 "$root/examples/declarations.py" "$1" "$description"
}

# What one needs that reads C, once the preprocessor is done with it.
preprocessed() {
  cc -E -P -std=c99 "$root/include/taskcore.h"
}

in_go() {
  CGO_CFLAGS="-I$root/include" CGO_LDFLAGS="-L$scratch/lib -ltaskcore" GO111MODULE=off \
    GOCACHE=$root/build/languages/go go build -o "$scratch/go" "$tests/program.go" &&
    "$scratch/go"
}

in_rust() {
  declarations rust > "$scratch/declarations.rs" &&
    DECLARATIONS=$scratch/declarations.rs rustc --edition 2021 --deny warnings -L "$scratch/lib" \
      -l taskcore -o "$scratch/rust" "$tests/program.rs" &&
    "$scratch/rust"
}

# The program in Rust again, with what bindgen makes of the header.
in_bindgen() {
  bindgen --default-macro-constant-type signed --size_t-is-usize --no-layout-tests \
    --allowlist-function 'taskcore_.*' --allowlist-var 'TASKCORE_.*' "$root/include/taskcore.h" \
    > "$scratch/declarations.rs" &&
    DECLARATIONS=$scratch/declarations.rs rustc --edition 2021 --deny warnings -L "$scratch/lib" \
      -l taskcore -o "$scratch/bindgen" "$tests/program.rs" &&
    "$scratch/bindgen"
}

in_zig() {
  "$zig" build-exe "$tests/program.zig" -I"$root/include" -L"$scratch/lib" -ltaskcore -lc \
    --cache-dir "$scratch/zig" --global-cache-dir "$root/build/languages/zig" \
    -femit-bin="$scratch/program-of-zig" &&
    "$scratch/program-of-zig"
}

in_luajit() {
  preprocessed > "$scratch/declarations.h" &&
    luajit "$tests/program.lua" "$scratch/declarations.h" "$root/include/taskcore.h"
}

in_pascal() {
  declarations pascal > "$scratch/taskcore.pas" &&
    fpc -v0 -l- -Sew -O1 -Fu"$scratch" -Fl"$scratch/lib" -FE"$scratch" -FU"$scratch" \
      "$tests/program.pas" &&
    "$scratch/program"
}

in_deno() {
  DENO_DIR=$scratch/deno NO_COLOR=1 "$deno" run --quiet --no-remote --allow-ffi --allow-read \
    "$tests/program.js" "$library_folder/libtaskcore.so.0" "$description"
}

in_perl() {
  perl "$tests/program.pl" libtaskcore.so.0 "$description"
}

# The tests of servers unpack it.
php() {
  local unpacked=$root/build/servers/usr
  if type -P php > /dev/null; then
    command php "$@"
  else
    "$(echo "$unpacked"/bin/php8.*)" -n -d extension_dir="$(echo "$unpacked"/lib/php/20*)" -d extension=ffi "$@"
  fi
}

in_php() {
  preprocessed > "$scratch/declarations.h" &&
    php "$tests/program.php" libtaskcore.so.0 "$scratch/declarations.h" "$root/include/taskcore.h"
}

# Its compiler writes beside its sources.
in_ocaml() {
  mkdir "$scratch/ocaml" && cp "$tests/program.ml" "$scratch/ocaml" &&
    ocamlfind ocamlopt -thread -package ctypes,ctypes.foreign,threads.posix -linkpkg -w +a-4-9-40..42-44-45-70 \
      "$scratch/ocaml/program.ml" -cclib "-L$scratch/lib -Wl,--no-as-needed -ltaskcore" \
      -o "$scratch/ocaml/program" &&
    "$scratch/ocaml/program"
}

in_nim() {
  nim compile --verbosity:0 --hints:off --warnings:off --threads:on \
    --nimcache:"$scratch/nim" --cincludes:"$root/include" --passL:"-L$scratch/lib -ltaskcore" \
    -o:"$scratch/program-of-nim" "$tests/program.nim" &&
    "$scratch/program-of-nim"
}

in_haskell() {
  mkdir "$scratch/haskell" &&
    hsc2hs -I"$root/include" -o "$scratch/haskell/program.hs" "$tests/program.hsc" &&
    ghc -v0 -Wall -Werror -threaded -fPIC -package bytestring -package text -I"$root/include" \
      -optc-I"$root/include" -L"$scratch/lib" -ltaskcore -outputdir "$scratch/haskell" \
      -o "$scratch/haskell/program" "$scratch/haskell/program.hs" &&
    "$scratch/haskell/program"
}

tour_in_csharp() {
  declarations csharp > Taskcore.cs &&
    mcs -langversion:7.2 -warnaserror -warn:4 -out:Tour.exe "$root/examples/csharp/Tour.cs" Taskcore.cs &&
    mono Tour.exe
}

tour_in_java() {
  declarations java > Taskcore.java &&
    javac -Xlint:all,-try -Werror -encoding UTF-8 -d . -cp "$jna" "$root/examples/java/Tour.java" Taskcore.java &&
    java -Duser.home="$HOME" -Djava.io.tmpdir="$TMPDIR" -XX:-UsePerfData -cp ".:$jna" Tour
}

tour_in_javascript() {
  DENO_DIR=$PWD/deno NO_COLOR=1 "$deno" run --quiet --no-remote --allow-env --allow-ffi --allow-read \
    --allow-write "$root/examples/javascript/tour.js"
}

tour_in_luajit() {
  cd "$root/examples/luajit" && CPATH=$root/include luajit tour.lua
}

tour_in_ruby() {
  ruby -W "$root/examples/ruby/tour.rb"
}

# in_examples LANGUAGE: its tour has a home and a folder for files of its own, and prints what all print.
in_examples() {
  local home=$scratch/tour-in-$1
  mkdir -p "$home/files"
  diff --unified "$tests/expected/tour.txt" <(
    cd "$home" && HOME=$home TMPDIR=$home/files TASKCORE_JSON=$description "tour_in_$1" 2>&1
  ) && diff <(true) <(ls -A "$home/files")
}

# lacking NAME: what this machine has not that the program needs.
lacking() {
  local command
  local -A commands=(
    [go]=go [rust]=rustc [bindgen]='bindgen rustc' [zig]=$zig [luajit]='cc luajit' [pascal]=fpc [deno]=$deno
    [perl]=perl [php]=cc [ocaml]=ocamlfind [nim]=nim [haskell]='ghc hsc2hs'
    [examples/csharp]='mcs mono' [examples/java]='javac java' [examples/javascript]=$deno
    [examples/luajit]='cc luajit' [examples/ruby]=ruby
  )
  for command in ${commands[$1]}; do
    command -v "$command" > /dev/null || { echo "${command##*/}"; return; }
  done
  case $1 in
    perl) perl -MFFI::Platypus -e 1 2> /dev/null || echo 'FFI::Platypus' ;;
    php) php -r 'exit(class_exists("FFI") ? 0 : 1);' 2> /dev/null || echo 'php with FFI' ;;
    ocaml) ocamlfind query ctypes.foreign > /dev/null 2>&1 || echo 'ctypes.foreign' ;;
    examples/java) [[ -e $jna ]] || echo "JNA (${jna##*/})" ;;
    examples/ruby) ruby -e 'require "ffi"' 2> /dev/null || echo 'gem ffi' ;;
  esac
}

# number COMMAND...: the version that it says.
number() {
  "$@" 2>&1 | grep --extended-regexp --only-matching --max-count 1 '[0-9]+(\.[0-9]+)+' | head -n 1
}

# tools NAME: what runs the program, with versions.
tools() {
  case $1 in
    go) echo "go $(number go version)" ;;
    rust) echo "rustc $(number rustc --version)" ;;
    bindgen) echo "bindgen $(number bindgen --version), rustc $(number rustc --version)" ;;
    zig) echo "zig $(number "$zig" version)" ;;
    luajit | examples/luajit) echo "luajit $(number luajit -v)" ;;
    pascal) echo "fpc $(number fpc -iV)" ;;
    deno | examples/javascript) echo "deno $(number "$deno" --version)" ;;
    perl)
      echo "perl $(number perl -e 'printf "%vd", $^V')," \
        "FFI::Platypus $(perl -MFFI::Platypus -e 'print $FFI::Platypus::VERSION')"
      ;;
    php) echo "php $(number php --version)" ;;
    ocaml) echo "ocamlopt $(number ocamlfind ocamlopt -version), ctypes $(number ocamlfind query -format %v ctypes)" ;;
    nim) echo "nim $(number nim --version)" ;;
    haskell) echo "ghc $(number ghc --numeric-version)" ;;
    examples/csharp) echo "mono $(number mono --version)" ;;
    examples/java) echo "java $(number java --version), JNA $(number java -Duser.home="$scratch" -cp "$jna" com.sun.jna.Native)" ;;
    examples/ruby) echo "ruby $(number ruby --version), ffi $(number ruby -e 'require "ffi"; print FFI::VERSION')" ;;
  esac
}

for name in "${names[@]}"; do
  program=in_$name
  arguments=()
  if [[ $name == examples/* ]]; then
    program=in_examples
    arguments=("${name#examples/}")
  fi
  declare -F "$program" "${arguments[@]/#/tour_in_}" > /dev/null ||
    { echo "There is no program in $name." >&2; exit 2; }
  missing=$(lacking "$name")
  if [[ $missing ]]; then
    printf 'skipped %s: there is no %s\n' "$name" "$missing"
    continue
  fi
  # A program that succeeds prints nothing.
  if output=$("$program" "${arguments[@]}" 2>&1) && [[ -z $output ]]; then
    printf 'ok      %s: %s\n' "$name" "$(tools "$name")"
  else
    printf '%s\nFAILED  %s\n' "$output" "$name"
    failures=$((failures + 1))
  fi
done
exit $((failures > 0))
