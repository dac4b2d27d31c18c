# The page and the server, built once.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# Only what runs.
FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/dist ./dist
COPY migrations ./migrations
# Where the embedded database and the session secret lie, should they not be set.
RUN install -d -o node -g node -m 700 /data
VOLUME /data
# Commands of whoever runs it, such as `docker compose exec server-1 create-analyst`.
RUN for name in create-analyst reset-password check-tutor rebuild-progress rebuild-analytics backup restore; do \
      printf '#!/bin/sh\ncd /app && exec node dist/server/%s.js "$@"\n' "$name" > "/usr/local/bin/$name" \
      && chmod 755 "/usr/local/bin/$name"; \
    done
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
