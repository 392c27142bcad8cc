# The bot in a container. Everything that it keeps is in the volume /data, backups where KONTOR_BACKUPS says (/backups is there
# for a second volume); the rest may be read-only:
#
#   docker run --init --read-only --tmpfs /tmp --volume kontor:/data --env DISCORD_TOKEN=… kontor
#   docker run --rm --publish 127.0.0.1:8765:8765 --env KONTOR_PLAYGROUND=1 kontor        a local channel in your browser
#
# docs/hosting.md tells more.
# 3.13.15 on Debian 13, for all machines; Dependabot renews tag and digest together.
ARG BASE=docker.io/library/python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PYTHONDONTWRITEBYTECODE=1
WORKDIR /src
RUN python -m venv /app
COPY constraints.txt requirements.txt ./
# The bot's own packages are checked against their hashes; the local channel's extra is pinned by version, and shows no videos (av).
RUN /app/bin/pip install --require-hashes --no-compile --requirement requirements.txt
COPY pyproject.toml LICENSE README.md ./
COPY bot bot
COPY cogs cogs
COPY engine engine
RUN PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
    /app/bin/pip install --no-compile '.[playground]' \
 && /app/bin/pip uninstall --yes --quiet av setuptools pip \
 && find /app -depth -type d \( -name tests -o -name __pycache__ \) -path '*/site-packages/*' -exec rm -r {} + \
 && /app/bin/python -m compileall -q -j 0 /app/lib

FROM ${BASE}
ARG VERSION=1.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Kontor" \
      org.opencontainers.image.description="A Discord bot that plays harbour games in a channel, a few presses a day." \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
RUN groupadd --gid 10001 kontor \
 && useradd --uid 10001 --gid kontor --no-create-home --home-dir /data --shell /usr/sbin/nologin kontor \
 && mkdir --mode 0700 /data /backups && chown kontor:kontor /data /backups
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    KONTOR_DATABASE=/data/kontor.sqlite3 \
    KONTOR_HEALTH_PORT=9465 \
    KONTOR_PLAYGROUND=0 \
    KONTOR_PLAYGROUND_ADDRESS=0.0.0.0
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=15s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:9465/', timeout=12)"]
ENTRYPOINT ["kontor"]
CMD ["run"]
