"""An address of HTTP that is answered in a thread of its own: also while the loop stands still."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from socketserver import ThreadingMixIn
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

App = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
"""What WSGI calls an application."""


class Server(ThreadingMixIn, WSGIServer):
    """Answers each question in a thread that ends with the process."""

    daemon_threads = True


class Silent(WSGIRequestHandler):
    """Somebody asks every few seconds: nobody wants to read that in a log. Who says nothing is left."""

    timeout = 30.0

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


class Door:
    """Open as soon as it is made; raises OSError where the address is not to be had. `port` 0: any."""

    def __init__(self, app: App, address: str, port: int) -> None:
        self.server = make_server(address, port, app, Server, Silent)
        self.port = self.server.server_port
        self.thread = Thread(target=self.server.serve_forever, name="door", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Answer no more; what is being answered ends by itself."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
