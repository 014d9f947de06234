# The bot in a container. Nothing here needs BuildKit: docker, podman and buildah build it alike.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
RUN python3 -m venv /venv
COPY requirements.txt /build/
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /build/requirements.txt \
 && /venv/bin/pip uninstall --quiet --yes setuptools pip \
 && cd /venv/lib/python3*/site-packages/babel/locale-data \
 && find . -name '*.dat' ! -name root.dat ! -name en.dat ! -name de.dat ! -name fr.dat ! -name it.dat ! -name es.dat -delete
COPY LICENSE THIRD_PARTY.md CHANGELOG.md /app/
COPY games /app/games
COPY render /app/render
COPY storage /app/storage
COPY bot /app/bot
# Compiled here, because at run time nothing outside /data can be written.
RUN python3 -m compileall -q /app \
 && printf '#!/bin/sh\nexec /venv/bin/python -m bot "$@"\n' > /venv/bin/stammtisch \
 && chmod 755 /venv/bin/stammtisch

FROM ${BASE}
COPY --from=build /venv /venv
COPY --from=build /app /app
# Whoever it runs as (`user:` may say anything) can write to a new volume, and to nothing else.
RUN mkdir /data && chmod 1777 /data
ENV PATH=/venv/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONPATH=/app \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    STAMMTISCH_DATA=/data \
    WEB_HOST=0.0.0.0 \
    WEB_PORT=8080
WORKDIR /data
USER 10001:10001
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["/venv/bin/python", "-m", "bot.pulse"]
ENTRYPOINT ["stammtisch"]
CMD ["run"]
