# Builds the client and the server.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/maths/package.json server/maths/
RUN npm ci
COPY . .
RUN npm run build

# The runtime image: production packages and the build.
FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/maths/package.json server/maths/
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/dist ./dist
COPY migrations ./migrations
# The folder of the embedded database and the generated session secret, where these are not configured.
RUN install -d -o node -g node -m 700 /data
VOLUME /data
# Commands for operators, such as `docker compose exec server-1 create-analyst`.
RUN for name in create-analyst reset-password check-tutor rebuild-progress rebuild-analytics backup restore; do \
      printf '#!/bin/sh\ncd /app && exec node dist/server/%s.js "$@"\n' "$name" > "/usr/local/bin/$name" \
      && chmod 755 "/usr/local/bin/$name"; \
    done
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The command of `npm start`.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
