# Two commands do all the set-up on a fresh Debian 12 with Swift, git and make: `make demo` and `make test`.
# CONTRIBUTING.md explains each target.

SHELL := /bin/bash
# SwiftPM keeps one folder per set of flags: the product (static Swift library) and the tests never rebuild each other.
PRODUCT := .build/product
STATIC := .build/static
CONFIGURATION ?= release
CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/vault-build
# A dynamically linked Swift prints memory on a crash, so the product never is one; an undeclared import of a sibling room
# compiles by accident unless the check is on.
PRODUCT_FLAGS := -c $(CONFIGURATION) --scratch-path $(PRODUCT) --static-swift-stdlib \
  --explicit-target-dependency-import-check error -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
BINARY := $(PRODUCT)/$(CONFIGURATION)/vault

.PHONY: demo build test lint static bench clean packages debug-build

packages:
	@scripts/ensure-packages

build: packages
	swift build $(PRODUCT_FLAGS) --product vault

# Debug builds hold the switches that tests need to take parts of the sandbox away; the release binary has none.
debug-build: packages
	$(MAKE) --no-print-directory build CONFIGURATION=debug

demo: build
	swift build $(PRODUCT_FLAGS) --product DrawSheet
	@scripts/demo $(BINARY) $(PRODUCT)/$(CONFIGURATION)/DrawSheet

lint: packages
	scripts/lint

test: packages debug-build
	scripts/run-tests $(PRODUCT) $(CACHE)

static: packages
	scripts/build-static $(STATIC)

bench: build
	swift build $(PRODUCT_FLAGS) --product DrawSheet
	scripts/bench $(BINARY) $(PRODUCT)/$(CONFIGURATION)

clean:
	rm -rf .build
