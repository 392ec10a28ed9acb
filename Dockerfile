# The server image: site, GraphQL and REST on one port. It keeps nothing; any number may run at
# once against one PostgreSQL (see docker-compose.yml).

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY rules/package.json rules/
COPY model/package.json model/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY tools/package.json tools/
COPY runtime/package.json runtime/

# Site and server.
FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund --include-workspace-root \
  --workspace=rules --workspace=model --workspace=backend --workspace=frontend
COPY tsconfig.json schema.graphql codegen.yml ./
COPY rules rules
COPY model model
COPY backend backend
COPY frontend frontend
COPY scripts scripts
RUN node scripts/build.mjs --force --without-demo && find backend/dist frontend/dist -name '*.map' -delete

# What the server loads at run time. No install script is needed for any of it.
FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@hearthline/backend --include-workspace-root=false \
  && rm -rf node_modules/@hearthline \
  && mkdir -p backend/node_modules

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=4000 DATA_DIR=/var/lib/hearthline MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir -p "$DATA_DIR/files" && chown -R node:node "$DATA_DIR"
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/backend/node_modules backend/node_modules
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "backend/dist/main.js"]
