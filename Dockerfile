# The product as one container: API, site and dashboard on port 8080. docs/operations.md says how to run it.
#   docker build .                  the product
#   docker build --target demo .    the product with the demonstration data, for APP_MODE=demo

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
COPY libs/tokens/package.json libs/tokens/

FROM lists AS build
ENV NX_DAEMON=false
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs where it runs. The site's server is one built file, the dashboard is static files:
# neither needs packages.
FROM lists AS packages
RUN npm ci --omit=dev -w @shishir/standalone --no-audit --no-fund

FROM base AS product
ENV NODE_ENV=production APP_MODE=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/app/data
COPY --from=packages /app ./
COPY --from=build /app/libs/contract/dist libs/contract/dist
COPY --from=build /app/libs/format/dist libs/format/dist
COPY --from=build /app/libs/pdf/dist libs/pdf/dist
COPY --from=build /app/libs/server/dist libs/server/dist
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/build apps/web/build
COPY --from=build /app/apps/admin/dist apps/admin/dist
COPY --from=build /app/apps/standalone/dist apps/standalone/dist
# The user `node` of the base image has this number. Only the data folder is its own.
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
VOLUME /app/data
EXPOSE 8080
CMD ["node", "apps/standalone/dist/entry.js"]

FROM product AS demo
ENV APP_MODE=demo
COPY --from=build /app/libs/demo libs/demo

FROM product AS production
