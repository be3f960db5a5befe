# Everything runs in .venv; nothing is installed outside this folder but named system packages.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help setup

help: ## list these commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

setup: $(VENV)/.dev ## make .venv with everything needed to play and to test

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.dev: requirements-dev.lock pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
