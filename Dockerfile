# syntax=docker/dockerfile:1

FROM node:26.10.0-trixie-slim AS node
# The root of the last stage but for the site: node, the libraries it is linked with, a folder for the data and one for
# passing files. No shell and no package manager are in it, so nothing can be started there but node.
RUN mkdir -p /rootfs/site /data && mkdir -m 1777 /rootfs/tmp \
 && ldd /usr/local/bin/node | grep -o '/[^ ]*' | sort -u | xargs -I{} cp --parents -L {} /rootfs \
 && cp --parents /usr/local/bin/node /rootfs

FROM node AS build
WORKDIR /site
# Only another package list installs anew, and then from what npm has kept.
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
# Pictures are committed as visitors are sent them: nearly all of the context, which seldom changes.
COPY static static
COPY . .
# What one build keeps for the next: fonts, share cards, compressed scripts.
RUN --mount=type=cache,target=/site/.cache npm run build && find dist -name '*.map' -delete

FROM scratch
COPY --from=node /rootfs /
# Who the site runs as owns this folder and no other.
COPY --from=node --chown=65532:65532 /data /data
# Last, because it alone changes with the site: the layers before it are not sent again.
COPY --from=build /site/dist /site/dist
WORKDIR /site
# glibc keeps what was freed: in an arena for each thread, and, once large pieces have come and gone, those as well. One
# arena, and pieces from 32 KiB on always straight from the kernel.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# The port without the quotation marks that `docker run --env-file` leaves around it, as the site reads it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT.match(/\\d+/)}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["--max-semi-space-size=4", "--heap-growing-percent=50", "--disable-sigusr1", "dist/server.js"]
