# `make setup` needs Python 3.11 or newer and nothing else; everything it installs lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
WITH_NODE := frontend/with-node
MODULES := frontend/node_modules/.package-lock.json
DOCUMENT := frontend/.schema.json
CLIENT := frontend/dist/index.html
CLIENT_SOURCES := $(shell find frontend/src) $(wildcard frontend/*.html frontend/*.json frontend/*.js frontend/*.ts games/*/editions/*.toml)
GAMES ?= $(notdir $(patsubst %/,%,$(dir $(wildcard games/*/plugin.py))))
FUZZ_GAMES ?= 2000
FUZZ_SEED ?= 1
PEERS := bench/speed/peers
ONLY ?=

.PHONY: help setup client run test chromium check types screenshots fuzz bench lock clean
.DELETE_ON_ERROR:

help:
	@echo "make setup   install everything into .venv"
	@echo "make run     set up, build the client, then run everything until Ctrl-C (PORT=8000 HOST=127.0.0.1; docs/operating.md)"
	@echo "make test    set up, then run every test"
	@echo "make check   ruff, mypy, import-linter, svelte-check, prettier, and the checks of every word and type"
	@echo "make types   write the client's types of the API anew"
	@echo "make screenshots  take the pictures of docs/screenshots anew"
	@echo "make fuzz    thousands of random games of each of ours, checked at each step (GAMES, FUZZ_GAMES, FUZZ_SEED)"
	@echo "make bench   how fast everything is, beside others (ONLY=\"append live\", RESUME=1; docs/figures.md)"
	@echo "make lock    pin the newest versions of what pyproject.toml asks for, with hashes"

setup: $(INSTALLED)

$(INSTALLED): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Caravanserai needs Python 3.11 or newer: install it, or name one with 'make setup PYTHON=python3.12'." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv) and run make again." >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

client: $(CLIENT)

$(MODULES): frontend/package.json frontend/package-lock.json | $(INSTALLED)
	@echo "Installing what the client is made with …"
	@$(WITH_NODE) npm ci --loglevel=error || { \
	  echo "npm could not install the client's packages; its lines above say why." >&2; exit 1; }
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client …"
	@$(WITH_NODE) vite build --logLevel warn || { echo "The client can't be built; the lines above say why." >&2; exit 1; }

run: setup $(CLIENT)
	@$(BIN)/python manage.py up

test: setup $(CLIENT) chromium
	$(WITH_NODE) vitest run
	$(BIN)/pytest

chromium:
	@which chromium chromium-browser google-chrome 2>/dev/null | grep -q . || \
	  { [ "$$(id -u)" = 0 ] && echo "Installing Chromium …" && apt-get -qq update && apt-get -qq install chromium >/dev/null; } || \
	  echo "There is no Chromium, so tests of the client will fail: install it (on Debian and Ubuntu: apt install chromium)." >&2

check: setup $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py check
	$(BIN)/python manage.py spectacular --format openapi-json --file $(DOCUMENT)
	$(WITH_NODE) npm run --silent types -- --check || { \
	  echo "frontend/src/api/schema.d.ts is not what the API says now: run 'make types'." >&2; exit 1; }
	$(WITH_NODE) npm run --silent check
	$(BIN)/python frontend/check_words.py

types: setup $(MODULES)
	$(BIN)/python manage.py spectacular --format openapi-json --file $(DOCUMENT)
	$(WITH_NODE) npm run --silent types

screenshots: setup $(CLIENT)
	$(BIN)/python docs/screenshots.py

fuzz: setup
	@for game in $(GAMES); do $(BIN)/python manage.py fuzz $$game --games $(FUZZ_GAMES) --seed $(FUZZ_SEED) || exit 1; done

$(PEERS)/.venv/.installed: $(PEERS)/requirements.lock | $(INSTALLED)
	@echo "Installing what we are measured beside …"
	$(PYTHON) -m venv --clear $(PEERS)/.venv
	$(PEERS)/.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(PEERS)/node_modules/.package-lock.json: $(PEERS)/package.json $(PEERS)/package-lock.json | $(INSTALLED)
	@$(WITH_NODE) npm --prefix ../$(PEERS) ci --loglevel=error
	@touch $@

bench: setup $(CLIENT) chromium $(PEERS)/.venv/.installed $(PEERS)/node_modules/.package-lock.json
	@$(BIN)/python -m bench.speed $(if $(ONLY),--only $(ONLY)) $(if $(RESUME),--resume)

lock:
	uv pip compile $(PEERS)/requirements.in --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-annotate --no-header -o $(PEERS)/requirements.lock
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-annotate --no-header -o requirements.lock
	uv pip compile --group node --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-annotate --no-header -o requirements-node.lock

clean:
	rm -rf .venv $(PEERS)/.venv $(PEERS)/node_modules frontend/node_modules frontend/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
