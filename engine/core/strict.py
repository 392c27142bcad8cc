"""Base of pydantic models that accept nothing that they do not know."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class StrictModel(BaseModel):
    """An immutable value: unknown keys are errors, and no value is converted ("3" is no number)."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
