# The images of the product. docs/operations.md says how to run them.
#   docker build --target api .      the API, which also migrates the database
#   docker build --target web .      the public site
#   docker build --target edge .     nginx with the dashboard's files, in front of both
#   docker build .                   all of it in one process
# `api-demo` and `demo` have the demonstration data as well, for APP_MODE=demo.

FROM node:24-slim AS base
WORKDIR /app

# The package lists alone, so that packages are installed anew only when one of these files changes.
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

# What each server needs where it runs. The site's pages are one built file that needs no packages, and the dashboard
# is static files: the site has the packages of what all servers share, nothing of React and nothing of the API.
# `standalone` needs what the API needs, so one list serves both.
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
# The user `node` of the base image has this number. Only the data folder is its own.
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
# The browser files of earlier builds.
ENV DATA_DIR=/app/data
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
VOLUME /app/data
CMD ["node", "apps/web/server/main.mjs"]

# The configuration and the dashboard. The base image ends on SIGQUIT, with requests in flight finished.
FROM nginx:1.28-alpine AS edge
WORKDIR /edge
COPY tools/edge/nginx ./
COPY --from=build /app/apps/admin/dist admin
# The dashboard's files of earlier builds.
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
