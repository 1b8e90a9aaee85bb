# `make setup` needs only Python 3.11 or newer; it installs everything into .venv.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
WITH_NODE := frontend/with-node
MODULES := frontend/node_modules/.package-lock.json
DOCUMENT := frontend/.schema.json
CLIENT := frontend/dist/index.html
CLIENT_SOURCES := $(shell find frontend/src) $(wildcard frontend/*.html frontend/*.json frontend/*.js frontend/*.ts games/*/editions/*.toml)
MACHINE_CODE := .venv/.compiled
RULES := $(if $(COMPILED),$(MACHINE_CODE),interpreted)
SOAK_MINUTES ?= 60
# The tests of `make quick`: engine, rules, tables, and a few tests of a running stack.
QUICK := tests/engine tests/games tests/tables tests/bots/test_worker.py --ignore=tests/games/test_compiled.py
PEERS := bench/speed/peers
ONLY ?=

# Always cache compiled Python files: the processes of a stack load the same code.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup client interpreted run test quick soak chromium nginx check types screenshots permissions bench lock clean
.DELETE_ON_ERROR:

help:
	@echo "make setup   install everything into .venv"
	@echo "make run     set up, build the client, then run everything until Ctrl-C (PORT=8000 HOST=127.0.0.1; docs/operating.md)"
	@echo "make test    set up, then run every test"
	@echo "make quick   set up, then run a part of the tests in under two minutes (docs/contributing.md)"
	@echo "make soak    run the long tests with fresh seeds until the time is over (SOAK_MINUTES=60, ONLY=\"leaks faults\"; docs/soak.md)"
	@echo "make check   ruff, mypy, import-linter, svelte-check, prettier; check the messages of all languages and the API types"
	@echo "make types   regenerate the client's types of the API"
	@echo "make screenshots  take the pictures in docs/screenshots again"
	@echo "make bench   measure the speed of everything, and of comparable software (ONLY=\"append live\", RESUME=1; docs/speed.md)"
	@echo "make permissions  regenerate docs/permissions.md from tests/security/permissions.csv"
	@echo "make run, test or soak with COMPILED=1: with the rules compiled to machine code (needs a C compiler)"
	@echo "make lock    pin the newest versions of all dependencies, with hashes"

setup: $(INSTALLED)

$(INSTALLED): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Caravanserai needs Python 3.11 or newer: install it, or choose one with 'make setup PYTHON=python3.12'." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv) and run make again." >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

client: $(CLIENT)

$(MODULES): frontend/package.json frontend/package-lock.json | $(INSTALLED)
	@echo "Installing the client's packages …"
	@$(WITH_NODE) npm ci --loglevel=error || { \
	  echo "npm could not install the client's packages: see its messages above." >&2; exit 1; }
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client …"
	@$(WITH_NODE) vite build --logLevel warn || { echo "The client can't be built: see the messages above." >&2; exit 1; }

$(MACHINE_CODE): $(shell find games -name '*.py') | $(INSTALLED)
	@echo "Compiling the rules …"
	@$(BIN)/python games/compiled.py
	@touch $@

interpreted:
	@rm -f $(MACHINE_CODE) games__mypyc*.so
	@find games -name '*.so' -delete

run: setup $(CLIENT) $(RULES)
	@$(BIN)/python manage.py up

test: setup $(CLIENT) $(RULES) chromium nginx
	$(WITH_NODE) vitest run
	$(BIN)/pytest

quick: setup $(CLIENT) $(RULES)
	$(WITH_NODE) vitest run
	$(BIN)/pytest $(QUICK)

soak: setup $(RULES) nginx
	@$(BIN)/python -m tests.soak --minutes $(SOAK_MINUTES) $(if $(ONLY),--only $(ONLY))

chromium:
	@which chromium-headless-shell chromium chromium-browser google-chrome 2>/dev/null | grep -q . || \
	  { [ "$$(id -u)" = 0 ] && echo "Installing Chromium …" && apt-get -qq update && apt-get -qq install chromium-headless-shell >/dev/null; } || \
	  echo "There is no Chromium, so the browser tests will fail: install it (on Debian: apt install chromium-headless-shell)." >&2

nginx:
	@PATH="$$PATH:/usr/sbin" which nginx >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && echo "Installing nginx …" && apt-get -qq update && apt-get -qq install nginx-light >/dev/null; } || \
	  echo "There is no nginx, so the test of rolling restarts is skipped: install it (on Debian and Ubuntu: apt install nginx-light)." >&2

check: setup $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py check
	$(BIN)/python manage.py spectacular --format openapi-json --file $(DOCUMENT)
	$(WITH_NODE) npm run --silent types -- --check || { \
	  echo "frontend/src/api/schema.d.ts is out of date: run 'make types'." >&2; exit 1; }
	$(WITH_NODE) npm run --silent check
	$(BIN)/python frontend/check_messages.py

types: setup $(MODULES)
	$(BIN)/python manage.py spectacular --format openapi-json --file $(DOCUMENT)
	$(WITH_NODE) npm run --silent types

screenshots: setup $(CLIENT)
	$(BIN)/python docs/screenshots.py

permissions: setup
	$(BIN)/python manage.py shell -v 0 -c 'from tests.security.permissions import PAGE, page; PAGE.write_text(page(), "utf-8")'

$(PEERS)/.venv/.installed: $(PEERS)/requirements.lock | $(INSTALLED)
	@echo "Installing the software to compare with …"
	$(PYTHON) -m venv --clear $(PEERS)/.venv
	$(PEERS)/.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(PEERS)/node_modules/.package-lock.json: $(PEERS)/package.json $(PEERS)/package-lock.json | $(INSTALLED)
	@$(WITH_NODE) npm --prefix ../$(PEERS) ci --loglevel=error
	@touch $@

bench: setup interpreted $(CLIENT) chromium $(PEERS)/.venv/.installed $(PEERS)/node_modules/.package-lock.json
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
