# `make setup` needs Python 3.11 or newer and nothing else; everything it installs lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
GAMES ?= $(notdir $(patsubst %/,%,$(dir $(wildcard games/*/plugin.py))))
FUZZ_GAMES ?= 2000
FUZZ_SEED ?= 1

.PHONY: help setup run test check fuzz lock clean

help:
	@echo "make setup   install everything into .venv"
	@echo "make run     set up, then run everything until Ctrl-C (PORT=8000 HOST=127.0.0.1; docs/operating.md)"
	@echo "make test    set up, then run every test"
	@echo "make check   ruff, mypy, import-linter, and the checks of every game's words"
	@echo "make fuzz    thousands of random games of each of ours, every check at each step (GAMES, FUZZ_GAMES, FUZZ_SEED)"
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

run: setup
	@$(BIN)/python manage.py up

test: setup
	$(BIN)/pytest

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py check

fuzz: setup
	@for game in $(GAMES); do $(BIN)/python manage.py fuzz $$game --games $(FUZZ_GAMES) --seed $(FUZZ_SEED) || exit 1; done

lock:
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-annotate --no-header -o requirements.lock

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
