# Two commands do everything: `make run` plays, `make test` proves.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# Tests start dozens of processes, and each would compile the whole program anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test lint types tests bench gallery format clean

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

bench: $(VENV)/dev $(VENV)/bench
	$(BIN)/python -m tests.bench

# Every kind of picture, to look at, in docs/gallery; with a Chromium on the host also the channel itself.
gallery: $(VENV)/dev $(VENV)/gallery
	$(BIN)/python -m tests.gallery

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

# The virtual environment, with what playing needs, what proving needs, what measuring and looking need. What is
# never imported need not be compiled.
$(VENV)/playground $(VENV)/dev $(VENV)/bench $(VENV)/gallery: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[$(notdir $@)]'
	touch $@
