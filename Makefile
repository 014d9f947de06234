# The two commands to know are `make run` and `make test`; each sets up what it needs.
# uv is used where it is installed, else Python's own venv and pip.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
BENCH  := .bench-venv
ONLY   ?=
UV     := $(shell command -v uv 2>/dev/null)

ifdef UV
  venv    = uv venv --quiet --allow-existing --python $(PYTHON) $(1)
  install = uv pip install --quiet --python $(1)/bin/python --require-hashes -r $(2)
else
  venv    = $(PYTHON) -m venv $(1)
  install = $(1)/bin/python -m pip install --quiet --require-hashes -r $(2)
endif

.DEFAULT_GOAL := help
.PHONY: help run test lint bench lock golden gallery clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

run: $(VENV)/.run ## play: the browser table on http://127.0.0.1:8080
	@$(BIN)/python -m bot run

# Tests start dozens of programs: what they load is compiled once, beside the environment.
test: export PYTHONDONTWRITEBYTECODE =
test: export PYTHONPYCACHEPREFIX = $(CURDIR)/$(VENV)/pycache
test: $(VENV)/.dev ## every test; TEST='tests/rules -k seven' for a part of them
	$(BIN)/python -m pytest -n auto --dist loadgroup $(TEST)

lint: $(VENV)/.dev ## style, types and the directions of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.dev $(BENCH)/.done ## speed and strength as ratios; ONLY=dog or ONLY=ai for a part
	@$(BIN)/python -m tests.bench --yardstick $(BENCH)/bin/python $(ONLY)

golden: $(VENV)/.dev ## write golden playthroughs and pictures anew; look at them before you commit
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.render.golden

gallery: $(VENV)/.dev ## paint the pictures of the README anew
	$(BIN)/python -m tests.render.gallery

lock: $(VENV)/.uv ## pin what pyproject.toml asks for, with hashes, for every Python from 3.11 on
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 pyproject.toml --group dev -o requirements-dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 --group bench -o requirements-bench.txt

clean: ## remove what the other commands made
	rm -rf $(VENV) $(BENCH) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist build

$(VENV)/.run: requirements.txt
	@$(call venv,$(VENV))
	@$(call install,$(VENV),requirements.txt)
	@touch $@

$(VENV)/.dev: requirements-dev.txt
	@$(call venv,$(VENV))
	@$(call install,$(VENV),requirements-dev.txt)
	@touch $@ $(VENV)/.run

$(VENV)/.uv: $(VENV)/.run
	@$(BIN)/python -m pip --version >/dev/null 2>&1 && $(BIN)/python -m pip install --quiet uv || uv pip install --quiet --python $(BIN)/python uv
	@touch $@

$(BENCH)/.done: requirements-bench.txt
	@$(call venv,$(BENCH))
	@$(call install,$(BENCH),requirements-bench.txt)
	@touch $@
