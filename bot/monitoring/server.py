"""HTTP server in a thread with an event loop of its own: it answers also while the bot's loop hangs."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Iterable
from contextvars import Context
from ipaddress import ip_address
from threading import Thread
from time import monotonic

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

log = logging.getLogger(__name__)
SILENT = logging.Logger("silent", logging.CRITICAL + 1)
"""For aiohttp, which writes a traceback for every malformed request."""
DEADLINE = 15.0
"""Seconds from connecting to the end of the answer. Health itself waits 5 s for the loop and 5 s for the
database."""
MOST = 32
"""Connections at a time; a further one closes the oldest."""
QUIET = 600.0
"""Seconds between two lines of the log about connections that were closed."""

HOST = re.compile(r"(\[[^]]*\]|[^:]*)(:\d*)?")
"""A `Host` header: a name or an address, and a port."""
MISDIRECTED, UNEXPECTED = 421, "Ask by IP address, or add this host name to KONTOR_HTTP_HOSTS.\n"

Answer = Callable[[web.BaseRequest], Awaitable[web.Response]]


class ConnectionLimit(web.Server):
    """Closes slow and surplus connections; logs this at intervals."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer, access_log=None, logger=SILENT, lingering_time=0.0)
        self.warned = -QUIET

    def connection_made(self, handler: RequestHandler, transport: asyncio.Transport) -> None:
        """Limit the duration and the number of connections."""
        super().connection_made(handler, transport)
        asyncio.get_running_loop().call_later(DEADLINE, self.expire, handler, transport)
        if len(self.connections) > MOST:
            abort(self.connections[0])
            self.warn(f"more than {MOST} at once")

    def expire(self, handler: RequestHandler, transport: asyncio.Transport) -> None:
        """Close a connection that is still open."""
        if handler in self.connections:
            transport.abort()
            self.warn(f"it was open for {DEADLINE:.0f} s")

    def warn(self, why: str) -> None:
        """Log one line, then none for a while: clients decide how often this happens."""
        if monotonic() - self.warned >= QUIET:
            self.warned = monotonic()
            log.warning("closed an HTTP connection: %s", why)


def abort(handler: RequestHandler) -> None:
    """Close a connection at once, also where the other side does not read what was sent."""
    if isinstance(handler.transport, asyncio.Transport):
        handler.transport.abort()


def is_expected(host: str, names: Iterable[str]) -> bool:
    """Whether a `Host` header is an IP address, this machine or one of these names; clients without one are
    no browsers.

    A page whose own name was pointed to this server (DNS rebinding) could read the answer; its browser sends
    that name, never an address.
    """
    parsed = HOST.fullmatch(host)
    name = parsed[1].strip("[]").rstrip(".").casefold() if parsed else "/"
    try:
        ip_address(name)
    except ValueError:
        local = {"", "localhost", socket.gethostname().casefold()}
        return name in local or name.endswith(".localhost") or name in names
    return True


class HttpServer:
    """Answers from construction until `close`; raises OSError or OverflowError where the address cannot be
    bound. `port` 0: any free one; the attribute is the one that is used. `names`: other host names by which
    clients ask for it, in lower case."""

    def __init__(self, answer: Answer, address: str, port: int, names: Iterable[str] = ()) -> None:
        self.answer = answer
        self.names = {*names, address.casefold()}
        listening = socket.create_server((address, port), backlog=MOST)
        self.port = listening.getsockname()[1]
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, name="http", daemon=True)
        self.thread.start()
        # In an empty context: connections would inherit that of the caller, with its clock.
        Context().run(asyncio.run_coroutine_threadsafe, self.open(listening), self.loop).result()

    async def open(self, listening: socket.socket) -> None:
        self.limited = ConnectionLimit(self.respond)
        self.listener = await asyncio.get_running_loop().create_server(self.limited, sock=listening)

    async def respond(self, request: web.BaseRequest) -> web.Response:
        """Answer one request, the only one of its connection."""
        try:
            if is_expected(request.headers.get("Host", ""), self.names):
                response = await self.answer(request)
            else:
                self.limited.warn("it asked for a host name that is not in KONTOR_HTTP_HOSTS")
                response = web.Response(status=MISDIRECTED, text=UNEXPECTED)
        except Exception:
            log.exception("an HTTP request failed")
            response = web.Response(status=500)
        response.force_close()
        return response

    def close(self) -> None:
        """Answer no more; what is being answered is cut off."""
        asyncio.run_coroutine_threadsafe(self.shut_down(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def shut_down(self) -> None:
        """Close the address and all connections."""
        self.listener.close()
        for handler in self.limited.connections:
            abort(handler)
        await self.limited.shutdown(0.1)
        await asyncio.sleep(0)  # transports close in the next iteration
