# Images of the product; docs/operations.md describes how to run them.
#   docker build --target api .      the API, which also migrates the database
#   docker build --target web .      the public site
#   docker build --target edge .     nginx with the dashboard's files, in front of both
#   docker build .                   everything in one process
# `api-demo` and `demo` also contain the demonstration data, for APP_MODE=demo.

FROM node:24-slim AS base
WORKDIR /app

# Only the package lists, so that packages are only reinstalled when one of these files changes.
FROM base AS lists
COPY package.json package-lock.json ./
COPY apps/admin/package.json apps/admin/
COPY apps/api/package.json apps/api/
COPY apps/e2e/package.json apps/e2e/
COPY apps/standalone/package.json apps/standalone/
COPY apps/web/package.json apps/web/
COPY libs/contract/package.json libs/contract/
COPY libs/demo/package.json libs/demo/
COPY libs/format/package.json libs/format/
COPY libs/markdown/package.json libs/markdown/
COPY libs/pdf/package.json libs/pdf/
COPY libs/server/package.json libs/server/
COPY libs/sizing/package.json libs/sizing/
COPY libs/tokens/package.json libs/tokens/

FROM lists AS build
ENV NX_DAEMON=false
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Runtime packages of each server. The site's pages are bundled into one file without packages, and the dashboard is
# static files, so the site only has the packages that all servers share, without React and the API. `standalone` needs
# the same packages as the API, so one list is enough for both.
FROM lists AS web-packages
RUN npm ci --omit=dev -w @shishir/server --no-audit --no-fund

FROM lists AS packages
RUN npm ci --omit=dev -w @shishir/standalone --no-audit --no-fund

FROM base AS server
ENV NODE_ENV=production APP_MODE=production HOST=0.0.0.0 PORT=8080
EXPOSE 8080

FROM server AS api
ENV DATA_DIR=/app/data
COPY --from=packages /app ./
COPY --from=build /app/libs/contract/dist libs/contract/dist
COPY --from=build /app/libs/format/dist libs/format/dist
COPY --from=build /app/libs/pdf/dist libs/pdf/dist
COPY --from=build /app/libs/server/dist libs/server/dist
COPY --from=build /app/libs/sizing/dist libs/sizing/dist
COPY --from=build /app/apps/api/dist apps/api/dist
# Id of the user `node` in the base image, which owns only the data folder.
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
VOLUME /app/data
CMD ["node", "apps/api/dist/main.js"]

FROM api AS api-production

FROM api AS api-demo
ENV APP_MODE=demo
COPY --from=build /app/libs/demo libs/demo

FROM server AS web
COPY --from=web-packages /app ./
COPY --from=build /app/libs/contract/dist libs/contract/dist
COPY --from=build /app/libs/format/dist libs/format/dist
COPY --from=build /app/libs/server/dist libs/server/dist
COPY --from=build /app/libs/sizing/dist libs/sizing/dist
COPY --from=build /app/apps/web/build apps/web/build
COPY apps/web/server/main.mjs apps/web/server/
# Browser files of earlier builds.
ENV DATA_DIR=/app/data
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
VOLUME /app/data
CMD ["node", "apps/web/server/main.mjs"]

# Configuration and dashboard. The base image stops on SIGQUIT after finishing requests in flight.
FROM nginx:1.28-alpine AS edge
WORKDIR /edge
COPY tools/edge/nginx ./
COPY --from=build /app/apps/admin/dist admin
# Dashboard files of earlier builds.
ENV EDGE_KEPT=/edge/kept
RUN mkdir kept && chown 101:101 kept
USER 101:101
VOLUME /edge/kept
EXPOSE 8080 8443
CMD ["/edge/start.sh"]

FROM api AS product
COPY --from=build /app/apps/web/build apps/web/build
COPY --from=build /app/apps/admin/dist apps/admin/dist
COPY --from=build /app/apps/standalone/dist apps/standalone/dist
CMD ["node", "apps/standalone/dist/entry.js"]

FROM product AS demo
ENV APP_MODE=demo
COPY --from=build /app/libs/demo libs/demo

FROM product AS production
