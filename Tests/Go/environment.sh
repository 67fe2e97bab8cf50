# shellcheck shell=bash
# Where Go builds, and which library it takes: environment.sh SCRATCH LIBRARY_FOLDER, to be sourced.
#
# A build has the library under the name that a linker looks for, which only installed ones have.
mkdir -p "$1/lib"
ln -sf "$(realpath "$2/libtaskcore.so.0")" "$1/lib/libtaskcore.so"
export GOCACHE=$1/cache GOPATH=$1/path GOFLAGS=-mod=mod GOPROXY=off GOTOOLCHAIN=local GOENV=off
export CGO_CFLAGS="-O2 -I$root/include" CGO_LDFLAGS="-L$1/lib"
export LD_LIBRARY_PATH=$2
