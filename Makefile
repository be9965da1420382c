# make play | make test | make prove | make faults | make check | make words | make bench | make site | make shots | make clean
PYTHON ?= python3
PY := .venv/bin/python
WORKERS := -n auto --maxprocesses 4
# As they are collected: the files with fewest tests would come last, and those are the longest.
SPREAD := $(WORKERS) --dist loadfile --no-loadscope-reorder
# A test in a browser waits longer than it works, so there are two more of them than cores.
BROWSING := -n $(shell $(PYTHON) -c "import os; print(min(4, os.cpu_count() + 2))")
# A browser on a busy machine may lag or die, which no test is about: a second try, told at the end.
AGAIN := --reruns 1 -raR --durations 25 --durations-min 20
# One part of several of the Chromium tests: make test-chromium SHARD=2 SHARDS=3
SHARE := $(if $(SHARD),--splits $(SHARDS) --group $(SHARD) --splitting-algorithm least_duration)
# Compiled once for all that runs here, tests and their asserts too, and not between the sources.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/bytecode
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test prove test-fast test-built test-chromium test-firefox test-webkit set-up check words faults bench site shots browsers clean chromium firefox webkit

play: .venv/.site node_modules/.stamp ## build the page and serve it
	@$(PY) -m tools.serve --build --port "$(PORT)"

site: .venv/.site node_modules/.stamp ## build the page into dist/
	@$(PY) -m tools.build

test: browsers site test-fast test-built test-chromium test-firefox test-webkit ## rules first

prove: browsers site ## the long proof: all that is tried, in full (some hours)
	@HORSEBURG_PROVE=1 $(PY) -m pytest $(SPREAD) tests --ignore tests/e2e
	@HORSEBURG_PROVE=1 $(PY) -m pytest $(BROWSING) $(AGAIN) tests/e2e

test-chromium: .venv/.dev site ## the built page in Chromium
	@$(PY) -m pytest $(BROWSING) $(AGAIN) $(SHARE) tests/e2e -m "not firefox and not webkit"

test-firefox: .venv/.dev site ## the built page in Firefox
	@$(PY) -m pytest $(BROWSING) $(AGAIN) tests/e2e -m firefox

test-webkit: .venv/.dev site ## the built page in WebKitGTK
	@$(PY) -m pytest $(WORKERS) $(AGAIN) tests/e2e -m webkit

test-fast: .venv/.dev node_modules/.stamp ## the rules only: no browser, no build
	@$(PY) -m pytest $(SPREAD) tests --ignore tests/e2e --ignore tests/rebuilt

test-built: .venv/.dev site ## that the page can be built again
	@$(PY) -m pytest $(WORKERS) tests/rebuilt

check: .venv/.dev node_modules/.stamp ## style, types, layers, ratchets, workflows, what browsers know
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@$(PY) -m tools.words --check
	@$(PY) -m tools.workflows
	@.venv/bin/zizmor --offline --quiet --no-progress .github
	@$(PY) -m pytest -q tests/test_layers.py tests/test_ratchets.py tests/test_browsers.py tests/test_workflows.py

words: .venv/.dev ## bring every language up to the English, and say what each lacks
	@$(PY) -m tools.words $(LANGUAGE)

set-up: ## Python's packages and npm's side by side, then the browsers
	@$(MAKE) --no-print-directory -j2 .venv/.dev node_modules/.stamp
	@$(MAKE) --no-print-directory browsers

faults: browsers node_modules/.stamp ## break the house in one place after another: does a test notice?
	@$(PY) -m tools.faults $(ONLY)

bench: .venv/.dev site
	@$(PY) -m tools.bench

shots: .venv/.dev browsers site
	@$(PY) -m tools.shots

browsers: .venv/.dev
	@$(PY) tools/setup.py browsers

chromium firefox webkit: .venv/.dev ## one browser alone
	@$(PY) tools/setup.py $@

.venv/.site: requirements/site.txt tools/setup.py
	@$(PYTHON) tools/setup.py site

.venv/.dev: requirements/dev.txt requirements/zoo.txt .venv/.site
	@$(PYTHON) tools/setup.py dev

node_modules/.stamp: package-lock.json package.json requirements/node.txt .venv/.site
	@$(PY) tools/setup.py node

clean:
	rm -rf dist .cache .venv node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
