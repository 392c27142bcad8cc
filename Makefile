# Two commands do everything: `make run` plays, `make test` proves.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# What was tested is what is installed: exact versions of everything, the build's own tools included. `make test LOCK=`
# takes the newest versions that pyproject.toml allows. (pip up to 25.2 reads the first name for builds, later ones the second.)
LOCK   ?= constraints.txt
export PIP_CONSTRAINT       := $(LOCK)
export PIP_BUILD_CONSTRAINT := $(LOCK)

# Tests start dozens of processes, and each would compile the whole program again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test lint types tests bench mutants gallery cities lock audit image-check format clean

run: $(VENV)/playground
	@$(BIN)/python -m bot

# What is slow runs side by side.
test: lint
	@$(MAKE) --no-print-directory --jobs 2 types tests

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev
	$(BIN)/mypy

tests: $(VENV)/dev
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal

# All benches, or those that are named: `make bench judge`.
NAMED := $(if $(filter bench,$(firstword $(MAKECMDGOALS))),$(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS)))
bench: $(VENV)/dev $(VENV)/bench
	$(BIN)/python -m tests.bench $(NAMED)
ifneq ($(NAMED),)
.PHONY: $(NAMED)
$(NAMED): ;@:
endif

# Plant small bugs in the rules, one at a time, and print those that no test finds.
mutants: $(VENV)/dev
	$(BIN)/python -m tests.mutants $(OPTIONS)

# Every kind of picture, to look at, in docs/gallery; with a Chromium on the host also the channel itself, and the pictures of
# README and docs/listing.md.
gallery: $(VENV)/dev $(VENV)/gallery
	$(BIN)/python -m tests.gallery
	$(BIN)/python -m tests.gallery.posters

# Renew the list of big cities from GeoNames (bot/views/people/cities.tsv).
cities: $(VENV)/dev $(VENV)/cities
	$(BIN)/python -m tests.cities

# Renew every pinned version: constraints.txt for all that make installs, requirements.txt (with hashes) for the bot alone.
lock: $(VENV)/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) --all-extras --output-file constraints.txt
	$(COMPILE) --generate-hashes --constraint constraints.txt --output-file requirements.txt

COMPILE = $(BIN)/uv --no-config pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	--no-annotate --custom-compile-command 'make lock'

# Look up every pinned version in the database of known vulnerabilities; --strict fails where one cannot be looked up.
audit: $(VENV)/upkeep
	$(BIN)/pip-audit --strict --disable-pip --no-deps --requirement constraints.txt
	$(BIN)/pip-audit --strict --disable-pip --require-hashes --requirement requirements.txt

# Build the image and try it (docs/hosting.md); with buildah, as root.
image-check: $(VENV)/dev
	deploy/image-check.sh

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

# The virtual environment, with what playing needs, what proving needs, what measuring, looking and renewing need. What is
# never imported need not be compiled.
$(VENV)/playground $(VENV)/dev $(VENV)/bench $(VENV)/gallery $(VENV)/cities $(VENV)/upkeep: pyproject.toml constraints.txt | $(VENV)/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[$(notdir $@)]'
	touch $@

$(VENV)/made:
	$(PYTHON) -m venv $(VENV)
	touch $@
