# Builds, tests, packages and installs Taskcore. `make help` lists the targets.

# The package manager leaves folders behind where temporary files are.
SWIFT = TMPDIR=$(abspath $(BUILD))/tmp swift
BUILD = build

# Where `make install` puts things. DESTDIR goes before each of them.
DESTDIR =
PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
LIBDIR = $(PREFIX)/lib
INCLUDEDIR = $(PREFIX)/include
DATADIR = $(PREFIX)/share
ZSHDIR = $(DATADIR)/zsh/site-functions

# Where the shell looks for the library before it asks the system; empty: nowhere else.
RUNPATH = $$ORIGIN/../lib

VERSION := $(shell sed -n 's/^\#define TASKCORE_VERSION "\(.*\)"/\1/p' \
  Sources/CTaskcore/include/taskcore_types.h)
SONAME := libtaskcore.so.0

# What is measured and packaged is built for release; `make check` asks for a debug build, which takes a
# fraction of the time.
CONFIGURATION := release

# Each product has a scratch folder of its own: one would be compiled again whenever the
# flags of the other took turns in it.
LIBRARY_SCRATCH := .build
SHELL_SCRATCH := .build/shell

link = $(addprefix -Xlinker ,$(1))
# Whoever breaks C's memory is stopped: what Debian's builds have, by whatever release this is built. What CPPFLAGS and
# CFLAGS say comes after it.
HARDENING := -fstack-protector-strong -fstack-clash-protection \
  $(if $(findstring _FORTIFY_SOURCE,$(CPPFLAGS) $(CFLAGS)),,-D_FORTIFY_SOURCE=2) \
  $(if $(filter x86_64,$(shell uname -m)),-fcf-protection,-mbranch-protection=standard)
# The same sources are the same bytes, wherever and whenever they are built.
HERE_IS := $(CURDIR)=.
export TASKCORE_CFLAGS = -ffile-prefix-map=$(HERE_IS) $(HARDENING) $(CPPFLAGS) $(CFLAGS)
REPRODUCIBLE := $(foreach flag,-file-prefix-map $(HERE_IS) -file-compilation-dir . \
  $(addprefix -Xfrontend ,-disable-incremental-llvm-codegen -no-clang-module-breadcrumbs),-Xswiftc $(flag))

# Loading is quick when there is little to relocate: addresses that move with the whole are packed
# (DT_RELR, of glibc 2.36), and the C++ runtime comes with us, from a folder that has nothing else. It is
# the same wherever the products go, for all would be compiled again with another flag. What the frontend is
# told is in docs/decisions.md too: types are asked for directly, and regular expressions stay out.
STATIC := $(CURDIR)/$(LIBRARY_SCRATCH)/static
FLAGS := --configuration $(CONFIGURATION) -Xswiftc -static-stdlib --disable-local-rpath $(REPRODUCIBLE) \
  -Xswiftc -use-ld=lld -Xswiftc -L$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  $(foreach flag,-disable-concrete-type-metadata-mangled-name-accessors \
    -disable-implicit-string-processing-module-import,-Xswiftc -Xfrontend -Xswiftc $(flag))
LIBRARY_LINK := --version-script=$(CURDIR)/data/taskcore.map -soname=$(SONAME) \
  -z nodelete -z now -z pack-relative-relocs --as-needed --gc-sections \
  --wrap=_swift_stdlib_getScalarName $(if $(filter release,$(CONFIGURATION)),--icf=all)
SHELL_LINK := -L$(abspath $(BUILD))/lib -z now -z pack-relative-relocs --as-needed \
  $(if $(RUNPATH),'-rpath=$(RUNPATH)')

# What taskcore.hpp includes.
CPP_PARTS := $(wildcard include/taskcore/*.hpp include/taskcore/generated/*.hpp)

# What is in the binaries, for those who ask that of them, in the form of SPDX 2.3.
SBOMS := $(BUILD)/sbom/libtaskcore.spdx.json $(BUILD)/sbom/taskcore.spdx.json
DOCDIR = $(DATADIR)/doc/taskcore
LICENCEDIR = $(DATADIR)/licenses/taskcore
# Those of the library; the shell as a whole is under the GPL besides.
LICENCES := LICENSE LICENSES/Unicode-3.0.txt $(wildcard data/licences/LICENSE-*-exception*.txt)
SHELL_LICENCES := data/licences/LICENSE-GPL-3.0-or-later.txt

INSTALLED := \
  $(LIBDIR)/$(SONAME) \
  $(LIBDIR)/libtaskcore.so \
  $(LIBDIR)/pkgconfig/taskcore.pc \
  $(LIBDIR)/cmake/taskcore/taskcore-config.cmake \
  $(LIBDIR)/cmake/taskcore/taskcore-config-version.cmake \
  $(INCLUDEDIR)/taskcore.h \
  $(INCLUDEDIR)/taskcore.hpp \
  $(patsubst include/%,$(INCLUDEDIR)/%,$(CPP_PARTS)) \
  $(DATADIR)/taskcore/taskcore.json \
  $(BINDIR)/taskcore \
  $(DATADIR)/man/man1/taskcore.1 \
  $(DATADIR)/bash-completion/completions/taskcore \
  $(DATADIR)/fish/vendor_completions.d/taskcore.fish \
  $(ZSHDIR)/_taskcore \
  $(addprefix $(DOCDIR)/,$(notdir $(SBOMS))) \
  $(addprefix $(LICENCEDIR)/,$(notdir $(LICENCES) $(SHELL_LICENCES)))

MAKEFLAGS += --no-print-directory
# `make campaign` takes it; in a shell it is a clock.
unexport SECONDS
.NOTPARALLEL:
.PHONY: all library shell requirements run check test test-long campaign fresh-systems cross-build lines histories sync-model sanitizers tour count bench bench-hub model languages header \
  bindings shell-files \
  sbom deb deb-source python-packages release freeze install install-headers uninstall format clean help

all: library shell sbom ## Build the library and the shell (the default)

# The shell finds the library that was just built, by the way that the Swift binding finds an installed one.
export PKG_CONFIG_PATH := $(abspath $(BUILD))/lib/pkgconfig:$(PKG_CONFIG_PATH)

# pkgconfig PREFIX LIBDIR INCLUDEDIR
pkgconfig = sed -e 's|@PREFIX@|$(1)|' -e 's|@LIBDIR@|$(2)|' -e 's|@INCLUDEDIR@|$(3)|' \
  -e 's|@VERSION@|$(VERSION)|' data/taskcore.pc.in
# cmake FILE
cmake = sed -e 's|@INCLUDEDIR@|$(abspath $(INCLUDEDIR))|' -e 's|@VERSION@|$(VERSION)|' -e 's|@SONAME@|$(SONAME)|' \
  data/$(1).in > $(DESTDIR)$(LIBDIR)/cmake/taskcore/$(1)

requirements:
	@scripts/install-dependencies.sh --check build
	@mkdir -p $(BUILD)/tmp $(BUILD)/lib/pkgconfig $(STATIC)
	@$(call pkgconfig,$(abspath $(BUILD)),$(abspath $(BUILD))/lib,$(CURDIR)/include) \
	  > $(BUILD)/lib/pkgconfig/taskcore.pc
	@archive=$$($(CC) -print-file-name=libstdc++.a); \
	  if [ -e "$$archive" ]; then ln -sfn "$$archive" $(STATIC); else rm -f $(STATIC)/libstdc++.a; fi

library: requirements ## Build build/lib/libtaskcore.so.0
	$(SWIFT) build $(FLAGS) --scratch-path $(LIBRARY_SCRATCH) --product taskcore \
	  $(call link,$(LIBRARY_LINK))
	@install -CD -m 644 $(LIBRARY_SCRATCH)/$(CONFIGURATION)/libtaskcore.so $(BUILD)/lib/$(SONAME)
	@ln -sfn $(SONAME) $(BUILD)/lib/libtaskcore.so

shell: library ## Build build/bin/taskcore
	TASKCORE_SHELL=1 $(SWIFT) build $(FLAGS) --scratch-path $(SHELL_SCRATCH) --product taskcore-shell \
	  $(call link,$(SHELL_LINK))
	@install -CD -m 755 $(SHELL_SCRATCH)/$(CONFIGURATION)/taskcore-shell $(BUILD)/bin/taskcore

run: ## Install what is missing, build, and start the shell
	@scripts/install-dependencies.sh run
	@$(MAKE) all
	@$(BUILD)/bin/taskcore

check: ## What to run before each commit: the tests that take minutes, with a debug build
	@scripts/install-dependencies.sh test
	@Tests/run-tests.sh --quick

test: ## Install what is missing, and run every test
	@scripts/install-dependencies.sh test
	@Tests/run-tests.sh

test-long: ## The same, with the long form of those tests that have one
	@scripts/install-dependencies.sh test-long
	@TASKCORE_TEST_LONG=1 Tests/run-tests.sh

campaign: ## Search for faults for a long time: NAME=kill (or another, or all) SECONDS=3600
	@Tests/Campaigns/run.sh --check "$(NAME)" "$(SECONDS)"
	@scripts/install-dependencies.sh test
	@$(MAKE) all
	@TASKCORE_BUILD=$(abspath $(BUILD)) Tests/Campaigns/run.sh "$(NAME)" "$(SECONDS)"

# What is run a great many times is worth a build that takes longer.
TEST_QUICKLY := swift test -c release -Xswiftc -enable-testing --scratch-path .build/release-tests

fresh-systems: ## Try the README and dpkg-buildpackage in new systems of Debian: RELEASES="bookworm trixie"
	@python3 Tests/FreshSystems/run.py $(or $(RELEASES),bookworm trixie sid)

cross-build: ## Compile library, binding and shell for arm64 Linux, without linking them
	@scripts/install-dependencies.sh cross-build
	@Tests/CrossBuild/run.sh

lines: ## Read two million random lines of quick add in four languages, or COUNT=100000
	@TASKCORE_TEST_LINES=$(or $(COUNT),2000000) $(TEST_QUICKLY) --filter 'WordHeapTests|GeneratedLineTests'

histories: ## Run 20,000 random histories of stores that sync, or COUNT=1000, or COUNT=2001-4000
	@TASKCORE_TEST_SEEDS=$(or $(COUNT),20000) $(TEST_QUICKLY) --filter ConvergenceTests

sync-model: ## Run 100,000 random histories of the model of sync, or COUNT=1000
	@scripts/install-dependencies.sh test
	@build/venv/bin/python Tests/SyncModel/long.py $(or $(COUNT),100000)

sanitizers: ## Run the C tests and examples with the address, undefined and thread sanitizers, or SANITIZER=address
	@scripts/install-dependencies.sh test
	@for each in $(or $(SANITIZER),address undefined thread); do Tests/Sanitizers/run.sh $$each || exit; done

tour: all ## Draw the shell's screens into build/tour/index.html, and the pictures of the README
	@scripts/install-dependencies.sh test
	@TASKCORE_BUILD=$(abspath $(BUILD)) build/venv/bin/python Tests/Shell/tour.py $(BUILD)/tour

count: ## Count the lines that are written by hand, by layer, or BESIDE=COMMIT
	@python3 -m scripts.count $(addprefix --beside ,$(BESIDE))

bench: ## Install what is missing, build, and measure
	@scripts/install-dependencies.sh bench
	@$(MAKE) all
	@python3 Benchmarks/bench.py $(BENCH)

bench-hub: ## Measure a PostgreSQL server as the hub of 10,000 devices, without the library
	@scripts/install-dependencies.sh bench-hub
	@build/venv/bin/python Benchmarks/hub.py $(BENCH)

model: ## Write the sources that follow from the model, with Python alone
	@python3 -m model

languages: all ## Bring po/*.po up to date with the sources, and write the Swift sources of their translations
	@scripts/install-dependencies.sh test
	@build/venv/bin/python -m scripts.languages

header: model library ## Generate include/taskcore.h, data/taskcore.json and the prototypes of the Python binding
	@CONFIGURATION=$(CONFIGURATION) scripts/generate-interfaces.py

bindings: ## Run bindings, examples and programs of all languages, or NAMES="Go examples/java", and write docs/languages.md
	@TASKCORE_BUILD=$(abspath $(BUILD)) build/venv/bin/python Tests/Languages/page.py $(NAMES)

shell-files: shell ## Generate the shell's manual page and completion scripts
	@scripts/generate-shell-files.sh

sbom: $(SBOMS) ## Write the SBOMs of the library and the shell that were built

$(BUILD)/sbom/libtaskcore.spdx.json: $(BUILD)/lib/$(SONAME)
$(BUILD)/sbom/taskcore.spdx.json: $(BUILD)/bin/taskcore
$(SBOMS): $(wildcard scripts/sbom/*.py)
	@mkdir -p $(@D)
	@python3 -m scripts.sbom $(filter $(BUILD)/%,$^) > $@.new && mv $@.new $@ || { rm -f $@.new; exit 1; }

deb: ## Build the Debian packages into build/deb
	@scripts/install-dependencies.sh --check deb
	@scripts/build-debian-packages.sh $(VERSION)

deb-source: ## Build the Debian source package of the last commit into build/deb-source
	@scripts/build-debian-source.sh $(VERSION)

python-packages: library ## Build the Python wheel, with the library inside, and the sdist into build/python
	@scripts/install-dependencies.sh python-packages
	@scripts/build-python-packages.sh $(abspath $(BUILD))/lib/$(SONAME) $(abspath $(BUILD))/python

release: ## Build and check all of a release, and put what is published into build/release
	@scripts/release.sh

freeze: all ## Freeze the store, the interface and the library of this version in Tests/Released
	@TASKCORE_BUILD=$(abspath $(BUILD)) scripts/release.sh --freeze

install: install-headers ## Install what was built under DESTDIR and PREFIX
	@test -e $(BUILD)/bin/taskcore || { echo 'Run "make" first.' >&2; exit 1; }
	install -D -m 755 $(BUILD)/bin/taskcore $(DESTDIR)$(BINDIR)/taskcore
	install -D -m 644 data/taskcore.1 $(DESTDIR)$(DATADIR)/man/man1/taskcore.1
	install -D -m 644 data/bash-completion/taskcore \
	  $(DESTDIR)$(DATADIR)/bash-completion/completions/taskcore
	install -D -m 644 data/fish/taskcore.fish \
	  $(DESTDIR)$(DATADIR)/fish/vendor_completions.d/taskcore.fish
	install -D -m 644 data/zsh/_taskcore $(DESTDIR)$(ZSHDIR)/_taskcore
	@$(MAKE) --quiet $(BUILD)/sbom/taskcore.spdx.json
	install -D -m 644 -t $(DESTDIR)$(DOCDIR) $(BUILD)/sbom/taskcore.spdx.json
	install -D -m 644 -t $(DESTDIR)$(LICENCEDIR) $(SHELL_LICENCES)

install-headers: ## Install the library and what programs are compiled with, without the shell
	@test -e $(BUILD)/lib/$(SONAME) || { echo 'Run "make library" first.' >&2; exit 1; }
	install -D -m 644 $(BUILD)/lib/$(SONAME) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sfn $(SONAME) $(DESTDIR)$(LIBDIR)/libtaskcore.so
	install -D -m 644 include/taskcore.h $(DESTDIR)$(INCLUDEDIR)/taskcore.h
	install -D -m 644 include/taskcore.hpp $(DESTDIR)$(INCLUDEDIR)/taskcore.hpp
	@for part in $(patsubst include/%,%,$(CPP_PARTS)); do \
	  install -D -m 644 include/$$part $(DESTDIR)$(INCLUDEDIR)/$$part || exit; done
	install -D -m 644 data/taskcore.json $(DESTDIR)$(DATADIR)/taskcore/taskcore.json
	install -d $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(LIBDIR)/cmake/taskcore
	$(call pkgconfig,$(PREFIX),$(LIBDIR),$(INCLUDEDIR)) > $(DESTDIR)$(LIBDIR)/pkgconfig/taskcore.pc
	@$(call cmake,taskcore-config.cmake)
	@$(call cmake,taskcore-config-version.cmake)
	@$(MAKE) --quiet $(BUILD)/sbom/libtaskcore.spdx.json
	install -D -m 644 -t $(DESTDIR)$(DOCDIR) $(BUILD)/sbom/libtaskcore.spdx.json
	install -D -m 644 -t $(DESTDIR)$(LICENCEDIR) $(LICENCES)

uninstall: ## Remove what install put there
	rm -f $(addprefix $(DESTDIR),$(INSTALLED))
	@rmdir --ignore-fail-on-non-empty $(DESTDIR)$(INCLUDEDIR)/taskcore/generated \
	  $(DESTDIR)$(INCLUDEDIR)/taskcore $(DESTDIR)$(LIBDIR)/cmake/taskcore \
	  $(DESTDIR)$(DOCDIR) $(DESTDIR)$(LICENCEDIR) 2> /dev/null || true

format: ## Format Swift, Python and C
	@scripts/lint.sh --fix

clean: ## Remove everything that was built
	rm -rf $(BUILD) .build

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | expand -t 12
