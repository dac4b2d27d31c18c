import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { Pool } from "pg";
import { createBank } from "../server/bank/bank.ts";
import { createApp } from "../server/app.ts";
import { openDatabase, type Database } from "../server/db/open.ts";
import { createLogger } from "../server/logger.ts";
import { createMetrics } from "../server/metrics/metrics.ts";
import { usualConfig } from "../server/testing/config.ts";
import { newStudent } from "../server/testing/factories.ts";
import { createBuiltInEngine } from "../server/tutor/built-in/built-in-engine.ts";
import { libraryOf } from "../server/testing/library.ts";
import { blankPhotos } from "../server/testing/photo-reader.ts";
import { solverHere } from "../server/testing/solver.ts";

/** One of the two servers that `session.ts` compares, selected by its argument. */
const databaseUrl = process.env["TEST_DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("run it with `npm run bench:session`");
const logger = createLogger("silent");
const poolSize = 10;

const database = await openDatabase(
  {
    kind: "server",
    url: databaseUrl,
    directUrl: databaseUrl,
    poolSize,
    statementTimeoutMs: 15_000,
  },
  logger,
);
const cookie = await signUp(await productOn(database));
const served = process.argv[2] === "floor" ? bareExpress(databaseUrl) : await productOn(database);
const { port } = await listen(served);
process.send?.({ port, cookie });

async function productOn(database: Database) {
  const { app } = await createApp({
    config: usualConfig,
    metrics: createMetrics(),
    database,
    engine: createBuiltInEngine({ solver: solverHere, library: libraryOf() }),
    solver: solverHere,
    photoReader: blankPhotos,
    library: libraryOf(),
    bank: createBank([], () => undefined),
    sessionSecret: "a secret for measuring, 32 characters",
    logger,
    now: () => new Date(),
    clientDir: null,
  });
  return app;
}

function bareExpress(url: string) {
  const pool = new Pool({ connectionString: url, max: poolSize });
  const app = express();
  app.get("/api/user", async (_req, res) => {
    const query = "select id, name, phone, grade from users order by id limit $1";
    const { rows } = await pool.query<object>({ name: "floor", text: query, values: [1] });
    res.json(rows[0]);
  });
  return app;
}

async function signUp(app: RequestListener): Promise<string> {
  const { server, port } = await listen(app);
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(
      newStudent({ phone: String(6_000_000_000 + Math.floor(Math.random() * 1e9)) }),
    ),
  });
  server.close();
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function listen(app: RequestListener) {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  return { server, port };
}
