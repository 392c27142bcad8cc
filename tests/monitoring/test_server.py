"""The HTTP server on real sockets: clients can neither hold it up nor fill the log."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable, Iterator
from time import monotonic, sleep

import pytest
from aiohttp import web

from bot.monitoring import server
from bot.monitoring.server import HttpServer
from tests.monitoring.conftest import got

RESET = b"\1\0\0\0\0\0\0\0"
"""SO_LINGER of no seconds: closing breaks the connection off."""


@pytest.fixture
def http(monkeypatch: pytest.MonkeyPatch) -> Iterator[HttpServer]:
    monkeypatch.setattr(server, "DEADLINE", 0.5)
    it = HttpServer(well, "127.0.0.1", 0)
    yield it
    it.close()


async def well(request: web.BaseRequest) -> web.Response:
    """What is answered."""
    return web.Response(text="all is well\n")


def connected(http: HttpServer, count: int, says: bytes = b"") -> list[socket.socket]:
    """This many connections on which only this was said."""
    out = [socket.create_connection(("127.0.0.1", http.port), timeout=5) for _ in range(count)]
    for it in out:
        it.sendall(says)
    return out


def closed(connections: list[socket.socket]) -> int:
    """How many of these the server closes in the end."""
    count = 0
    for it in connections:
        try:
            while it.recv(1_000):
                pass
            count += 1
        except ConnectionResetError:
            count += 1
        except TimeoutError:
            pass
        it.close()
    return count


def until(true: Callable[[], bool]) -> bool:
    """Whether it becomes true within seconds."""
    end = monotonic() + 5
    while not true() and monotonic() < end:
        sleep(0.01)
    return true()


@pytest.mark.parametrize(
    "says",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\n", b"\x16\x03\x01\x02"],
    ids=["silent", "half a line", "half a request", "no HTTP"],
)
def test_silent_connections_are_closed_and_leave_one_line(
    http: HttpServer, says: bytes, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    threads = threading.active_count()
    with caplog.at_level(logging.INFO):
        silent = connected(http, 3 * server.MOST, says)
        assert got(http.port) == (200, "all is well\n")
        assert threading.active_count() == threads
        assert closed(silent) == len(silent)
    assert len(caplog.records) <= 1 and "Traceback" not in caplog.text
    assert capfd.readouterr().err == ""


def test_a_connection_that_is_broken_off_leaves_nothing(
    http: HttpServer, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    for it in connected(http, 5, b"GET / HT"):
        it.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        it.close()

    assert got(http.port) == (200, "all is well\n")
    assert until(lambda: not http.limited.connections)
    assert (caplog.text, capfd.readouterr().err) == ("", "")


def test_a_client_that_does_not_read_the_answer_delays_nothing(http: HttpServer) -> None:
    async def long(request: web.BaseRequest) -> web.Response:
        return web.Response(body=b"x" * 50_000_000)

    http.answer = long
    (deaf,) = connected(http, 1, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert until(lambda: bool(http.limited.connections))
    assert until(lambda: not http.limited.connections)
    deaf.close()


def test_an_error_of_ours_is_logged(http: HttpServer, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(request: web.BaseRequest) -> web.Response:
        raise KeyError("a bug")

    http.answer = broken
    assert got(http.port)[0] == 500
    assert "KeyError: 'a bug'" in caplog.text


@pytest.mark.parametrize(
    ("host", "status"),
    [
        *((it, 200) for it in ("127.0.0.1:9465", "localhost:9465", "LOCALHOST.", "[::1]:9465", "172.17.0.2")),
        *((it, 200) for it in ("[fdaa::3]:9465", "kontor:9464", "Kontor.internal", socket.gethostname(), "")),
        *(
            (it, 421)
            for it in ("evil.example", "evil.example:9465", "127.0.0.1.evil.example", "localhost.evil")
        ),
        *(
            (it, 421)
            for it in ("evil.example#127.0.0.1", "evil@127.0.0.1", "[evil", "kontor.evil.example", "*")
        ),
    ],
)
def test_only_expected_names_are_answered(host: str, status: int, caplog: pytest.LogCaptureFixture) -> None:
    """A page whose name leads here (DNS rebinding) sends that name."""
    http = HttpServer(well, "127.0.0.1", 0, ("kontor", "kontor.internal"))
    said = said_to(http, f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n")
    http.close()
    assert int(said.split()[1]) == status and (status == 200) is ("all is well" in said)
    assert ("KONTOR_HTTP_HOSTS" in said and "KONTOR_HTTP_HOSTS" in caplog.text) is (status == 421)


def test_a_client_without_a_host_is_no_browser(http: HttpServer) -> None:
    assert said_to(http, "GET / HTTP/1.0\r\n\r\n").startswith("HTTP/1.0 200")


def said_to(http: HttpServer, request: str) -> str:
    """The answer to this request."""
    (asked,) = connected(http, 1, request.encode())
    with asked, asked.makefile("rb") as answer:
        return answer.read().decode()
