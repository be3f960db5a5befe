# Everything runs in .venv; nothing is installed outside this folder but named system packages.
PYTHON ?= python3
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
VENV := .venv
BIN := $(VENV)/bin
LAB := build/lab
ART := build/art
COMPILED := build/compiled
WITH_COMPILED = PYTHONPATH=$(CURDIR)/$(COMPILED)/site $(BIN)/python
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --retries 10 --timeout 60
MATCHES ?= 1000
HOURS ?= 1
MINUTES ?= 10
RULES ?= 100
# Their own tests run every line of these, and only they are traced, which makes tests up to three times as slow.
ENGINE := kernel records content testing
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel error
PAGE := src/igroteka/page/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test setup check check-page fix soak deploy lab art bench calibrate puzzles corpora build wheel compiled test-compiled clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 21

play: $(VENV)/.play ## the table in the browser, on this machine only; LAN=1: for the home network too
	@$(BIN)/igroteka serve --open $(if $(LAN),--lan)

test: $(VENV)/.dev $(PAGE) ## everything that must hold: lint, types, tests, coverage of code and of rules, the page
	@tools/system.sh browser postgresql redis
	@$(MAKE) --no-print-directory --jobs=2 --output-sync check check-page
	@rm -f .coverage-rules.json # the two runs add up to the whole suite
	$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --cov --cov-report= $(ENGINE:%=tests/%)
	$(BIN)/coverage report --fail-under=100
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --durations=25 $(ENGINE:%=--ignore=tests/%)
	for game in $$($(BIN)/igroteka list --ids); do echo "Rules of $$game that tests prove:"; \
		$(BIN)/igroteka rules $$game --coverage --min $(RULES) | sed -n '1,/^$$/p'; done

setup: $(VENV)/.dev ## make .venv with everything needed to play and to test

check: $(VENV)/.dev ## lint, format and types only
	$(BIN)/ruff check --quiet --no-cache
	$(BIN)/ruff format --check --quiet --no-cache
	$(BIN)/mypy

check-page: web/node_modules/.package-lock.json ## lint, types and tests of the page only
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

fix: $(VENV)/.dev web/node_modules/.package-lock.json ## format, and mend what the linter can mend
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent fix

soak: $(VENV)/.dev $(PAGE) ## HOURS=1 of kills, fuzz, leaks and random matches, then all of the page, OpenSpiel and Ray (long)
	for game in reference $$($(BIN)/igroteka list --ids); do \
		$(BIN)/igroteka conformance $$game --matches $(MATCHES) --jobs $(JOBS); done
	$(BIN)/python -m tests.soak --hours $(HOURS)
	seed=$$RANDOM; echo "IGROTEKA_SEED=$$seed"; \
		IGROTEKA_SEED=$$seed $(BIN)/python -m pytest -q -n $(JOBS) tests/kernel tests/games tests/table
	IGROTEKA_CROSS=1 $(BIN)/python -m pytest -q -n $(JOBS) tests/web/test_matches.py tests/web/test_boards.py
	$(MAKE) lab

lab: $(LAB)/.lab ## OpenSpiel's simulation, PettingZoo's benchmark and Ray, with the lab's own packages (in build/)
	$(LAB)/bin/python -m tests.lab.spiel_check
	$(LAB)/bin/python -m tests.lab.pettingzoo_check
	$(LAB)/bin/python -m tests.lab.vector_check
	$(LAB)/bin/python -m tests.lab.ray_check

art: $(ART)/.art ## make the pictures that changed, with Blender and Chromium (in build/); needs Python 3.11
	@tools/system.sh chromium
	nice -n 15 $(ART)/bin/python -m art
	$(ART)/bin/python -m art.sounds

calibrate: $(VENV)/.dev ## calibrate reviews on bot matches, resumably (hours; in build/calibrate)
	nice -n 10 $(BIN)/python bench/calibrate.py fit --matches 60 --jobs $(JOBS)
	nice -n 10 $(BIN)/python bench/calibrate.py labels --matches 20 --jobs $(JOBS)
	nice -n 10 $(BIN)/python bench/calibrate.py luck --matches 200 --jobs $(JOBS)
	nice -n 10 $(BIN)/python bench/calibrate.py check --matches 20 --jobs $(JOBS)

puzzles: $(COMPILED)/.installed ## look for puzzles in bot matches with compiled rules, resumably, MINUTES=10 a game (in build/puzzles)
	for game in $$($(BIN)/igroteka list --ids); do \
		nice -n 10 env $(WITH_COMPILED) bench/puzzles.py $$game --minutes $(MINUTES) --out src/igroteka/puzzles/files/$$game.jsonl; \
	done

corpora: $(VENV)/.dev ## play the corpora of examples/lab/corpora again, and write their data card (minutes)
	$(BIN)/python examples/lab/make_corpora.py --make

deploy: ## install into a bare folder as deploy/ says, start, upgrade, back up and restore there
	deploy/try.sh

bench: $(VENV)/.dev $(LAB)/.lab $(PAGE) $(COMPILED)/.installed ## measure games, lab and page, then games and other engines (installed in build/) in one run
	$(BIN)/igroteka bench
	@tools/system.sh chromium valgrind
	$(LAB)/bin/python bench/lab.py --compiled $(COMPILED)/site --instructions
	$(BIN)/python bench/page.py
	$(BIN)/python bench/first_paint.py
	$(BIN)/python bench/moments.py
	$(BIN)/python bench/gestures.py
	$(BIN)/python bench/peers/run_all.py build/peers --seconds 3 --engine "$(BIN)/igroteka bench --lines"

build: $(VENV)/.dev $(PAGE) ## the wheel and the sdist, in dist/
	$(BIN)/python -m build --no-isolation

wheel: $(VENV)/.dev $(PAGE) ## a wheel with compiled rules for this platform and Python, in dist/
	@PYTHON="$(BIN)/python" tools/system.sh compiler
	IGROTEKA_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation

# The compiled rules are installed beside the sources, and come first on the path of these two.
compiled: $(COMPILED)/.installed ## stored matches, goldens and conformance with compiled rules: the same digests
	$(WITH_COMPILED) -c 'from igroteka.cli import bench; assert bench.kind() == "compiled"'
	$(WITH_COMPILED) -m igroteka golden --check
	$(WITH_COMPILED) -m pytest -q -n $(JOBS) --dist worksteal -p no:cacheprovider \
		tests/records tests/compat/test_positions.py tests/compat/test_trace.py $(wildcard tests/games/*/test_golden.py)
	for game in reference $$($(BIN)/igroteka list --ids); do \
		$(WITH_COMPILED) -m igroteka conformance $$game --matches 12 --jobs $(JOBS); done

test-compiled: $(COMPILED)/.installed ## the whole suite with compiled rules, without coverage
	@tools/system.sh browser postgresql redis
	$(WITH_COMPILED) -m pytest -q -n $(JOBS) --dist worksteal

clean: ## remove everything that was made, also .venv
	rm -rf $(VENV) build dist mutants htmlcov src/igroteka/page web/node_modules .coverage* \
		.mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .igroteka
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@PYTHON="$(PYTHON)" tools/system.sh venv
	$(PYTHON) -m venv $(VENV)

# A lock names every package, so that pip resolves nothing (--no-deps): an older pip would otherwise want the newest
# release of a package asked for with an extra. The build tools are in it too, so that installing the project itself
# fetches nothing. It builds the page.
$(VENV)/.play: requirements.lock pyproject.toml hatch_build.py | $(BIN)/python
	$(PIP) --no-deps --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml hatch_build.py | $(BIN)/python
	$(PIP) --no-deps --require-hashes -r requirements-dev.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play

$(COMPILED)/.installed: hatch_build.py pyproject.toml $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') | $(VENV)/.dev $(PAGE)
	@PYTHON="$(BIN)/python" tools/system.sh compiler
	rm -rf $(COMPILED)/site $(COMPILED)/dist
	IGROTEKA_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir $(COMPILED)/dist
	$(PIP) --no-deps --no-index --target $(COMPILED)/site $(COMPILED)/dist/*.whl
	@touch $@

$(LAB)/.lab: requirements-lab.lock pyproject.toml | $(VENV)/.dev
	$(PYTHON) -m venv $(LAB)
	$(LAB)/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements-lab.lock
	$(LAB)/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(ART)/.art: requirements-art.lock
	$(PYTHON) -m venv $(ART)
	$(ART)/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements-art.lock
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/.play
	$(NPM) ci --no-progress

$(PAGE): $(WEB) web/node_modules/.package-lock.json
	$(NPM) run --silent build -- --logLevel warn
