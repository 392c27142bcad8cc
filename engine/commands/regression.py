"""Ridge regression of few coefficients, shrunk towards the slope of one of them alone."""

from __future__ import annotations

from collections.abc import Sequence

Row = Sequence[float]


def ridge(rows: Sequence[Row], targets: Sequence[float], penalty: float) -> tuple[float, ...]:
    """Coefficients without an intercept, for centred data.

    They are shrunk towards those that the first column has alone, the others being 0; each by its spread, as
    if `penalty` more rows said so.
    """
    size = len(rows[0])
    squares = [[0.0] * size for _ in range(size)]
    products = [0.0] * size
    for row, target in zip(rows, targets, strict=True):
        for at, number in enumerate(row):
            products[at] += number * target
            line = squares[at]
            for to in range(at, size):
                line[to] += number * row[to]
    slope = products[0] / squares[0][0] if squares[0][0] else 0.0
    for at in range(size):
        for to in range(at):
            squares[at][to] = squares[to][at]
    left = [product - slope * squares[at][0] for at, product in enumerate(products)]
    for at in range(size):
        squares[at][at] += penalty * squares[at][at] / len(rows) + TINY
    solution = solve(squares, left)
    return (slope + solution[0], *solution[1:])


TINY = 1e-9
"""Keeps columns that are always 0 at a coefficient of 0."""


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Solve a system of linear equations with a positive definite matrix, by Gaussian elimination."""
    size = len(vector)
    rows = [[*line, number] for line, number in zip(matrix, vector, strict=True)]
    for at in range(size):
        for to in range(at + 1, size):
            factor = rows[to][at] / rows[at][at]
            rows[to] = [more - factor * less for more, less in zip(rows[to], rows[at], strict=True)]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][to] * solution[to] for to in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution
