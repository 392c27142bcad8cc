"""Prometheus metrics: counts, durations and ages, without persons or content."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from time import perf_counter

from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from bot.interactions.request import Request
from bot.monitoring.gateway import Gateway
from bot.monitoring.subject import Subject
from bot.workers.pool import WorkerPool
from engine.tables.store.census import Census

log = logging.getLogger(__name__)

ANSWERS = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
WORK = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)
"""Histogram buckets in seconds; Discord gives up on an answer after 3."""
PATIENCE = 5.0
"""Timeout in seconds for gauges from the bot's loop; then only counters are exported."""


class Metrics(Collector):
    """Collector of one bot. Counters count events; gauges are read in the bot's loop at each scrape.

    `now`: gauges of the current scrape.
    """

    def __init__(self, bot: Subject, gateway: Gateway, loop: asyncio.AbstractEventLoop) -> None:
        self.bot = bot
        self.gateway = gateway
        self.loop = loop
        self.now: list[Metric] = []
        self.registry = CollectorRegistry()
        disable_created_metrics()  # the creation time of each series is not needed
        self.requests = Counter(
            "kontor_requests", "Presses and commands.", ("kind", "outcome"), registry=self.registry
        )
        self.acknowledged = Histogram(
            "kontor_acknowledgement_seconds",
            "From a press or command to the answer or promise.",
            buckets=ANSWERS,
            registry=self.registry,
        )
        self.waited = self.timer("kontor_work_waiting_seconds", "Until a worker had time.")
        self.worked = self.timer("kontor_work_seconds", "What workers took; thought: also hints.")
        self.given_up = Counter(
            "kontor_work_given_up", "Work that no worker has finished.", ("work",), registry=self.registry
        )
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def timer(self, name: str, description: str) -> Histogram:
        """Create a histogram of seconds by kind of work."""
        return Histogram(name, description, ("work",), buckets=WORK, registry=self.registry)

    async def answer(self, request: web.BaseRequest) -> web.Response:
        """Respond to a scrape in the requested format."""
        self.now = await self.fetch_gauges()
        encoder, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encoder(self.registry), headers={"Content-Type": content_type})

    def attach(self) -> None:
        """Install the hooks in the complete bot."""
        self.bot.responder.on_finish = self.count_request
        self.observe(self.bot.thinkers.workers, "thought")
        if self.bot.services.studio is not None:
            self.observe(self.bot.services.studio.workers, "picture")

    def observe(self, pool: WorkerPool, work: str) -> None:
        """Install the hook of a worker pool."""
        waited, worked = self.waited.labels(work), self.worked.labels(work)
        given_up = self.given_up.labels(work)

        def on_finish(waiting: float, working: float, finished: bool) -> None:
            waited.observe(waiting)
            worked.observe(working)
            given_up.inc(not finished)

        pool.on_finish = on_finish

    def count_request(self, request: Request) -> None:
        self.requests.labels(request.kind, request.outcome).inc()
        if request.acknowledged_after is not None:
            self.acknowledged.observe(request.acknowledged_after)

    def collect(self) -> Iterator[Metric]:
        yield from self.now

    async def fetch_gauges(self) -> list[Metric]:
        """Read the gauges in the bot's loop; empty on a timeout."""
        pending = asyncio.run_coroutine_threadsafe(self.read_gauges(perf_counter()), self.loop)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(pending)
        except Exception as fault:  # counters are exported anyway
            log.warning("not all could be counted: %s", type(fault).__name__)
            return []

    async def read_gauges(self, asked: float) -> list[Metric]:
        """Read all gauges, in the bot's loop; `asked`: time of the scrape."""
        gauges: list[Metric] = [
            gauge("kontor_loop_lag_seconds", "Until the loop had time for this.", perf_counter() - asked),
            gauge("kontor_gateway_away_seconds", "Since when a shard has been away.", self.gateway.away),
        ]
        if (services := getattr(self.bot, "services", None)) is None:
            return gauges
        gauges.append(gauge("kontor_servers", "Where the bot is a member.", len(self.bot.guilds)))
        gauges += [*queue_gauges(self.bot), *await table_gauges(services.store.census)]
        return [*gauges, *await outbox_gauges(services.store.census, services.tables.clock())]

    def describe(self) -> list[Metric]:
        """Return nothing, so that registration skips the check for duplicate names."""
        return []


def gauge(name: str, description: str, value: float) -> Metric:
    """Build a gauge without labels."""
    return GaugeMetricFamily(name, description, value)


def queue_gauges(bot: Subject) -> Iterator[Metric]:
    """Gauges of the queues of the workers."""
    family = GaugeMetricFamily("kontor_work_in_line", "Work that waits for a worker.", labels=("work",))
    thinkers, studio = bot.thinkers, bot.services.studio
    family.add_metric(("thought",), len(thinkers.line) + len(thinkers.workers.slots.line))
    if studio is not None:
        family.add_metric(("picture",), len(studio.slots.line) + len(studio.workers.slots.line))
    yield family


async def table_gauges(census: Census) -> list[Metric]:
    """Gauges of open tables by status and kind."""
    family = GaugeMetricFamily("kontor_tables", "Open tables.", labels=("status", "kind"))
    for row in await census.tables():
        family.add_metric((row.status, "lesson" if row.lesson else "table"), row.tables)
    return [family]


async def outbox_gauges(census: Census, now: float) -> list[Metric]:
    """Gauges of the outbox: length and age of the oldest note."""
    notes = GaugeMetricFamily("kontor_outbox_notes", "What must still be said.", labels=("state",))
    age = GaugeMetricFamily("kontor_outbox_age_seconds", "How old the oldest of it is.", labels=("state",))
    heaps = {heap.due: heap for heap in await census.outbox(now)}
    for due, state in ((True, "due"), (False, "failed")):
        heap = heaps.get(due)
        notes.add_metric((state,), heap.notes if heap else 0)
        age.add_metric((state,), max(0.0, now - heap.since) if heap else 0.0)
    return [notes, age]
