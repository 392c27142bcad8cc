"""Monitoring over HTTP: metrics and health check, without names or texts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.monitoring.gateway import Gateway
from bot.monitoring.health import Health
from bot.monitoring.server import Answer, HttpServer
from bot.monitoring.subject import Subject
from bot.settings import Settings

log = logging.getLogger(__name__)


class Monitoring:
    """HTTP servers of metrics and health, if configured. One that cannot be opened is only logged.

    `attach`: called once the bot is complete.
    """

    def __init__(self, bot: Subject, settings: Settings) -> None:
        self.bot = bot
        self.settings = settings
        self.gateway = Gateway(bot)
        self.servers: list[HttpServer] = []
        self.attach: Callable[[], None] = lambda: None

    def open(self) -> None:
        """Open the configured servers, before the rest of the bot is ready."""
        settings, loop = self.settings, asyncio.get_running_loop()
        if settings.health_port:
            health = Health(self.bot, self.gateway, loop)
            self.serve("health", health.answer, settings.health_address, settings.health_port)
        if settings.metrics_port:
            from bot.monitoring.metrics import Metrics  # noqa: PLC0415  # hosts without it spend nothing on it

            metrics = Metrics(self.bot, self.gateway, loop)
            self.attach = metrics.attach
            self.serve("metrics", metrics.answer, settings.metrics_address, settings.metrics_port)

    def serve(self, name: str, answer: Answer, address: str, port: int) -> None:
        """Open the server of one endpoint; a failure is only logged."""
        try:
            self.servers.append(HttpServer(answer, address, port, self.settings.host_names))
        except (OSError, OverflowError) as refused:
            log.error("no %s at %s:%s: %s", name, address, port, refused)  # noqa: TRY400  # it says all
        else:
            log.info("%s at http://%s:%s/", name, address, port)

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(server.close) for server in self.servers))
