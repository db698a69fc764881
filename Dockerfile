# The bot for Docker: docs/running.md says how to use it, tests/test_docker.py holds it against the rest.

FROM python:3.12-slim-bookworm AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md ./
COPY bot bot
COPY cogs cogs
COPY rendering rendering
COPY sandbox sandbox
RUN python3 -m venv /opt/conspiracy \
    && /opt/conspiracy/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt '.[postgresql]' \
    && /opt/conspiracy/bin/python -m compileall -q /opt/conspiracy/lib

FROM python:3.12-slim-bookworm
# libfribidi0: Pillow orders Arabic and Hebrew names with it. All fonts that pictures need come with the Python packages;
# these two draw Chinese, Japanese and Korean names, and emoji in names, which would be left out without them.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 fonts-wqy-zenhei fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 conspiracy \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin conspiracy \
    && install -d -o 10001 -g 10001 -m 0750 /data
COPY --from=build /opt/conspiracy /opt/conspiracy
ENV PATH=/opt/conspiracy/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/conspiracy.db \
    HEALTH_PORT=8080
WORKDIR /data
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
# Unhealthy means: Discord is not connected, or the database does not answer. Nothing restarts the bot for that; it
# connects again by itself.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python3", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"HEALTH_PORT\"]}/', timeout=4)"]
ENTRYPOINT ["conspiracy"]
CMD ["run"]
