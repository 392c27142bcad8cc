"""Every setting of the process, from the environment or the file `.env`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from pydantic import BeforeValidator, Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.tables.store.address import SCHEMES, Address, Server, parse_address
from engine.tables.store.partition import ClusterProcess

ENV_FILE = ".env"
"""In the folder in which the bot starts."""
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
MOST = 256
"""Limit of processes on one database; each takes two of the server's connections."""


ONCE = ("run", "release", "scheduler")
"""Names that platforms give to a process of a single command, such as `doctor`: it is not of the cluster."""


def expand_path(value: object) -> object:
    """A path or an address, as the host writes it."""
    return parse_address(str(value)) if isinstance(value, str | Path) else value


def parse_cluster(cluster: str, dyno: str) -> ClusterProcess | None:
    """Number of this process among all: `2/4`, or `4` where the platform numbers them itself (`worker.2`).
    None: there is only one. Raises ValueError."""
    if not cluster:
        return None
    number, _, of = cluster.rpartition("/")
    kind, _, place = dyno.rpartition(".")
    if not number and kind in ONCE:
        return None
    number = number or place
    if not (number.isascii() and number.isdigit() and of.isascii() and of.isdigit()):
        raise ValueError(
            "KONTOR_CLUSTER says which of how many processes this is: 2/4, or 4 where DYNO has a number"
        )
    if not 1 <= int(number) <= int(of) <= MOST:
        raise ValueError(f"KONTOR_CLUSTER counts processes from 1 on: 1/4 to 4/4 are four, {MOST} the most")
    return ClusterProcess(int(number), int(of)) if int(of) > 1 else None


class Settings(BaseSettings):
    """What a host may choose. `.env.example` explains each with a harmless value."""

    model_config = SettingsConfigDict(
        env_prefix="KONTOR_",
        env_file=ENV_FILE,
        env_file_encoding="utf-8-sig",  # with or without a byte order mark
        extra="ignore",
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Address, BeforeValidator(expand_path)] = Field(
        default=Path("kontor.sqlite3"), validate_default=True
    )
    database_url: SecretStr | None = Field(default=None, validation_alias="DATABASE_URL")
    cluster: str = ""
    dyno: str = Field(default="", validation_alias="DYNO")
    pictures: bool = True
    contact: str = Field(default="", max_length=200)
    thinkers: int = Field(default=1, ge=1, le=64)
    thinking: float = Field(default=0.5, ge=0.01, le=60.0)
    tables_per_server: int = Field(default=1000, ge=0)
    tables_per_person: int = Field(default=250, ge=0)
    tables_per_hour: int = Field(default=250, ge=0)
    backups: str | None = None
    backup_hour: int = Field(default=4, ge=0, le=23)
    backup_days: int = Field(default=14, ge=1, le=3650)
    metrics_port: int = Field(default=0, ge=0, le=65535)
    metrics_address: str = "127.0.0.1"
    health_port: int = Field(default=0, ge=0, le=65535)
    health_address: str = "127.0.0.1"
    http_hosts: str = ""
    log_level: str = Field(default="INFO", pattern="^(DEBUG|INFO|WARNING|ERROR)$")
    playground: bool = True
    playground_port: int = Field(default=8765, ge=1024, le=65535)
    playground_address: str = "127.0.0.1"

    @model_validator(mode="after")
    def use_platform_url(self) -> Settings:
        """Fall back to `DATABASE_URL`, set by platforms with PostgreSQL, unless the host has set the
        database. Addresses of other kinds of database are ignored."""
        given = self.database_url.get_secret_value() if self.database_url else ""
        if "database" not in self.model_fields_set and given.startswith(SCHEMES):
            self.database = parse_address(given)
        return self

    @model_validator(mode="after")
    def check_cluster(self) -> Settings:
        """Raise `ValueError` for a cluster whose database is a file."""
        if self.process is not None and not isinstance(self.database, Server):
            raise ValueError(
                "KONTOR_CLUSTER takes a database on a PostgreSQL server (KONTOR_DATABASE=postgresql://…);"
                " a file belongs to one process"
            )
        return self

    @model_validator(mode="after")
    def check_host_names(self) -> Settings:
        """Raise `ValueError` for an address where only a name will do."""
        for name in self.host_names:
            if not HOST_NAME.fullmatch(name):
                raise ValueError(
                    f"KONTOR_HTTP_HOSTS takes names without http:// and port, with commas between them,"
                    f" such as kontor, bot.example.org; {name!r} is none"
                )
        return self

    @property
    def host_names(self) -> frozenset[str]:
        """Names, besides this machine's own, by which clients ask for metrics and health."""
        return frozenset(self.http_hosts.casefold().replace(",", " ").split())

    @property
    def process(self) -> ClusterProcess | None:
        """Number of this process in its cluster; None: there is no cluster."""
        return parse_cluster(self.cluster.strip(), self.dyno)

    @property
    def token(self) -> str | None:
        """The token, or None where there is none (an empty line in `.env` is none)."""
        secret = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        return secret or None

    @property
    def backup_folder(self) -> Path | None:
        """Folder of the backups; None: no backups. By default only a bot on Discord makes some. None for a
        database on a server, which has its own tools."""
        if not isinstance(self.database, Path):
            return None
        folder = self.backups if self.backups is not None else "backups" if self.token else ""
        return Path(folder) if folder.strip() else None
