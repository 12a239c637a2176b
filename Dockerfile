# docker build -t iban-rechner .   How to run it: docs/deployment.md

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY calculator/package.json calculator/
COPY server/package.json server/
COPY bench/package.json bench/
COPY conformance/package.json conformance/
RUN npm ci --omit=dev
COPY calculator calculator
COPY server server
COPY scripts scripts
COPY wordpress wordpress
COPY LICENSE ./
# The second installation removes everything that the server does not load at run time, such as bundler and minifier.
RUN npm run build && npm ci --omit=dev --workspace=server && mkdir var

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/calculator/dist calculator/dist
COPY --from=build /app/calculator/releases calculator/releases
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/data server/data
COPY --from=build /app/server/dist server/dist
# The only folder that the server writes to, and only with SQLite.
COPY --from=build --chown=node:node /app/var var
VOLUME /app/var
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
