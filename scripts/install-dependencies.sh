#!/usr/bin/env bash
# Installs what a make target needs and this machine lacks, and says what it installs:
#
#   install-dependencies.sh run          to build the library and the shell
#   install-dependencies.sh python-packages  to build the Python packages of a library that is built
#   install-dependencies.sh test         to run the tests, too
#   install-dependencies.sh test-long    to run those that take long, too
#   install-dependencies.sh cross-build  to compile for another machine
#   install-dependencies.sh bench        to build both, and to measure
#   install-dependencies.sh bench-hub    to measure a PostgreSQL server as a hub of sync
#   install-dependencies.sh --check build  installs nothing; fails and says what is missing to build
#   install-dependencies.sh --check deb  the same, to build the Debian packages
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A|B is either: the first that the system has is installed.
#
# What compiles: Swift's toolchain wants libxml2, and g++ has the C++ runtime that is linked in.
toolchain_packages=(g++ 'libxml2|libxml2-16' make)
# What is compiled with; debian/control has the same.
build_packages=(
  libcurl4-openssl-dev libexpat1-dev libncurses-dev libpq-dev libreadline-dev libsodium-dev libsqlite3-dev
  libzstd-dev pkg-config
)
# The others are loaded, or read, by what was built, which goes on without.
loaded_packages=(fonts-dejavu-core libcairo2 libpangocairo-1.0-0 libqrencode4 tzdata)
run_packages=("${toolchain_packages[@]}" "${build_packages[@]}" "${loaded_packages[@]}")
deb_packages=("${toolchain_packages[@]}" "${build_packages[@]}" build-essential debhelper dh-python)
test_packages=(
  "${run_packages[@]}" "${deb_packages[@]}" cargo chromium clang-format cmake devscripts fish fonts-droid-fallback
  golang-go groff-base khal less lintian libcairo2-dev libical-dev libpango1.0-dev libqpdf-dev libqrencode-dev
  librsvg2-bin librust-serde-dev librust-serde-json-dev locales mandoc mmdebstrap openssl poppler-utils qpdf
  rust-clippy rustc rustfmt shellcheck sqlite3 taskwarrior tmux todoman valgrind zsh
)
# Servers are started by tests, and by nothing else. A Debian package of a server starts it, when it is installed or
# at the next boot, and makes a database or a user of its own: so these are unpacked into build/servers and not
# installed. What they need is installed, for libraries start nothing.
server_packages=(pgbouncer postgresql-15 postgresql-client-15)
server_needs=(
  libc-ares2 libevent-2.1-7 libgssapi-krb5-2 libicu72 libldap-2.5-0 liblz4-1 libpam0g libpq5 libselinux1 libssl3
  libsystemd0 libuuid1 libxml2 libxslt1.1 util-linux
)
# A cluster that looks after itself, for Tests/Hub/long.py.
cluster_packages=(etcd-server patroni)
cluster_needs=(
  python3-cdiff python3-click python3-dateutil python3-etcd python3-pkg-resources python3-prettytable python3-psutil
  python3-psycopg2 python3-urllib3 python3-yaml
)
# Calendar servers, for Tests/Servers/long.py. GNUstep has a daemon of its own, and is not installed either.
calendar_server_packages=(
  cyrus-caldav cyrus-common cyrus-imapd davical gnustep-base-common gnustep-base-runtime gnustep-common libawl-php
  libgnustep-base1.28 libsbjson2.3 libsope1 memcached php-sabre-dav php-sabre-vobject php8.2-cli php8.2-common
  php8.2-mbstring php8.2-pgsql php8.2-sqlite3 php8.2-xml sasl2-bin sogo sogo-common
)
calendar_server_needs=(
  libargon2-1 libavahi-client3 libavahi-common3 libbrotli1 libcom-err2 libcurl4 libdb5.3 libedit2 libevent-2.1-7
  libffi8 libglib2.0-0 libgnutls30 libical3 libicu72 libjansson4 liblasso3 libmagic1 libmemcached11 libnghttp2-14
  liboath0 libobjc4 libonig5 libpcre2-8-0 libpcre3 libpq5 libsasl2-2 libsasl2-modules libsasl2-modules-db libshp2
  libsodium23 libsqlite3-0 libssl3 libwrap0 libxapian30 libxml2 libxslt1.1 libytnef0 libzip4 libzstd1 zlib1g
)
# The languages that have a program in Tests/Languages or in examples. PHP comes with the calendar servers.
language_packages=(
  bindgen default-jdk-headless fp-compiler fp-units-base fp-units-fcl ghc golang-go libclang1 libctypes-ocaml-dev
  libffi-platypus-perl libjna-java luajit mono-mcs mono-runtime nim ocaml ocaml-findlib ruby ruby-ffi
)
# What scripts/generate-calendars.py asks for the months of other calendars.
calendar_packages=(g++ libicu-dev python3-dev)
# The C library of another machine, for Tests/CrossBuild.
cross_packages=(libc6-dev-arm64-cross)
# Another Python, for Tests/Wheel.
wheel_packages=(pypy3 pypy3-venv)
bench_packages=(
  "${run_packages[@]}" gcc libcairo2-dev libical-dev libpango1.0-dev libqpdf-dev sqlite3 taskwarrior valgrind
)

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# The names among the arguments that are not installed, and that no other package provides that is. Without dpkg nothing
# can be told, and the compiler will say what is missing.
missing_packages() {
  command -v dpkg-query > /dev/null || return 0
  local installed package
  installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}, ${Provides}\n' |
    awk '$1 == "installed" { sub(/^installed /, ""); gsub(/ \([^)]*\)|:[a-z0-9]+|,/, " "); print " " $0 " " }')
  for package in "$@"; do
    has_one_of "$installed" "$package" || printf '%s\n' "$package"
  done
}

# has_one_of LINES A|B
has_one_of() {
  local package
  for package in ${2//|/ }; do
    [[ $1 != *" $package "* ]] || return 0
  done
  return 1
}

# What apt can get of what missing_packages says.
choose_packages() {
  local one package
  for package in "$@"; do
    for one in ${package//|/ }; do
      [[ -z $(apt-cache --quiet=2 show "$one" 2> /dev/null) ]] || break
      one=${package%%|*}
    done
    printf '%s\n' "$one"
  done
}

find_swift() {
  command -v swift > /dev/null ||
    fail 'Swift 6.3 or newer is missing: https://www.swift.org/install tells how to get it.'
}

# Once its own needs are installed.
check_swift() {
  local version
  find_swift
  version=$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
  [[ -n $version ]] ||
    fail "$(command -v swift) does not say its version; \"swift --version\" says why."
  [[ $(printf '%s\n' 6.3 "$version" | sort --version-sort | head -n 1) == 6.3 ]] ||
    fail "Swift $version is too old, 6.3 or newer is needed: https://www.swift.org/install tells how to get it."
}

check_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) ||
    fail "Debian packages are missing. Install them with:" \
      "  sudo apt-get install $(choose_packages "${missing[@]}" | paste --serial --delimiters ' ')"
}

install_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} > 0)) || return 0

  local as_root=()
  ((EUID == 0)) || as_root=(sudo --non-interactive)
  if ((EUID != 0)) && ! sudo --non-interactive true 2> /dev/null; then
    check_packages "$@"
  fi
  "${as_root[@]}" apt-get update --quiet=2
  mapfile -t missing < <(choose_packages "${missing[@]}")
  echo "Installing the Debian packages: ${missing[*]}"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --quiet=2 --yes --no-install-recommends "${missing[@]}" > /dev/null
}

# download_package FOLDER PACKAGE
download_package() {
  (cd "$1" && apt-get download --quiet=2 "$2" > /dev/null 2>&1)
}

# What can be downloaded may be newer than what the system knows of.
update_packages() {
  if ((EUID == 0)); then
    apt-get update --quiet=2
  else
    sudo --non-interactive apt-get update --quiet=2 2> /dev/null
  fi
}

# unpack_packages PACKAGE...: into build/servers, unless the system has them; no root is needed for that.
unpack_packages() {
  local package missing=() place=build/servers
  for package in $(missing_packages "$@"); do
    [[ -e $place/.unpacked/$package ]] || missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0
  echo "Unpacking the Debian packages into $place: ${missing[*]}"
  mkdir -p "$place/.unpacked"
  local scratch
  scratch=$(mktemp --directory)
  for package in "${missing[@]}"; do
    download_package "$scratch" "$package" || { update_packages && download_package "$scratch" "$package"; } ||
      fail "The Debian package $package cannot be downloaded: apt-get update may be needed."
    dpkg-deb --extract "$scratch/$package"_*.deb "$place"
    touch "$place/.unpacked/$package"
  done
  rm -r "$scratch"
}

# install_python_environment FOLDER REQUIREMENTS COMMAND: a virtual environment, made again when
# what it requires changes; the command fills it.
install_python_environment() {
  local environment=$1 requirements=$2
  shift 2
  cmp --silent "$requirements" "$environment/requirements.txt" && return
  echo "Installing the Python packages of $requirements into $environment"
  rm -rf "$environment"
  if ! python3 -m venv "$environment" > /dev/null 2>&1; then
    install_packages python3-venv
    /usr/bin/python3 -m venv --clear "$environment"
  fi
  "$@" "$environment" "$requirements"
  cp "$requirements" "$environment/requirements.txt"
}

# pip_install ENVIRONMENT ARGUMENT...
pip_install() {
  local environment=$1
  shift
  "$environment/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}

install_all() {
  pip_install "$1" --requirement "$2"
}

# Each line by itself: the first of its alternatives, with "|" between, that has a wheel. What has
# none is said, and is no failure.
install_those_that_fit() {
  local environment=$1 requirements=$2 line alternatives alternative
  while read -r line; do
    [[ $line && $line != '#'* ]] || continue
    IFS='|' read -ra alternatives <<< "${line// /}"
    for alternative in "${alternatives[@]}"; do
      pip_install "$environment" --only-binary :all: "$alternative" 2> /dev/null && continue 2
    done
    echo "Not installed, and left out: $line"
  done < "$requirements"
}

case "$*" in
  run)
    find_swift
    install_packages "${toolchain_packages[@]}" "${build_packages[@]}"
    check_swift
    (install_packages "${loaded_packages[@]}") || echo 'Without them there are no invoices as PDF.'
    ;;
  test)
    find_swift
    install_packages "${test_packages[@]}" "${server_needs[@]}"
    check_swift
    unpack_packages "${server_packages[@]}"
    install_python_environment build/venv Tests/Python/requirements.txt install_all
    install_python_environment build/icalendar-venv Tests/ICalendar/requirements.txt install_all
    install_python_environment build/google-venv Tests/Google/requirements.txt install_all
    install_python_environment build/servers-venv Tests/Servers/requirements.txt install_all
    install_python_environment build/packaging-venv Tests/Packaging/requirements.txt install_all
    scripts/install-dependencies.sh python-packages
    ;;
  python-packages)
    install_packages binutils
    install_python_environment build/python-packages-venv scripts/python-packages/requirements.txt install_all
    ;;
  test-long)
    scripts/install-dependencies.sh test
    install_packages "${language_packages[@]}" "${calendar_packages[@]}" "${cluster_needs[@]}" \
      "${calendar_server_needs[@]}" "${cross_packages[@]}" "${wheel_packages[@]}"
    unpack_packages "${cluster_packages[@]}" "${calendar_server_packages[@]}"
    install_python_environment build/languages-venv Tests/Languages/requirements.txt \
      install_those_that_fit
    install_python_environment build/calendars-venv scripts/calendars/requirements.txt install_all
    ;;
  cross-build)
    install_packages "${run_packages[@]}" "${cross_packages[@]}"
    ;;
  bench-hub)
    install_packages "${server_needs[@]}"
    unpack_packages "${server_packages[@]}"
    install_python_environment build/venv Tests/Python/requirements.txt install_all
    ;;
  bench)
    find_swift
    install_packages "${bench_packages[@]}"
    check_swift
    install_python_environment build/bench-venv Benchmarks/requirements.txt install_those_that_fit
    ;;
  '--check build')
    check_packages "${toolchain_packages[@]}" "${build_packages[@]}"
    check_swift
    ;;
  '--check deb')
    check_packages "${deb_packages[@]}"
    check_swift
    ;;
  *)
    fail 'usage: install-dependencies.sh [--check] run|python-packages|test|test-long|cross-build|bench|bench-hub|deb'
    ;;
esac
