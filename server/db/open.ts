import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Pool } from "pg";
import type { DatabaseConfig } from "../config.ts";
import type { Logger } from "../logger.ts";
import { casing } from "./casing.ts";
import type { Db } from "./db.ts";
import { dataDirError, requireSpace } from "./data-dir-error.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { migrateEmbedded, migrateServer } from "./migrate.ts";
import { serverDb } from "./server-db.ts";
import { createLocalSignals, openServerSignals, type Signals } from "./signals.ts";

export interface Database {
  db: Db;
  /** Sends messages to every process on this database. */
  signals: Signals;
  /** For people: the kind of this database and its use. */
  description: string;
  isReachable: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Opens this process's database and applies the migrations. */
export function openDatabase(config: DatabaseConfig, logger: Logger): Promise<Database> {
  return config.kind === "server" ? openServer(config, logger) : openEmbedded(config.dataDir);
}

type ServerConfig = Extract<DatabaseConfig, { kind: "server" }>;

async function openServer(config: ServerConfig, logger: Logger): Promise<Database> {
  const pool = new Pool({
    connectionString: config.url,
    max: config.poolSize,
    application_name: "sawaal",
    statement_timeout: config.statementTimeoutMs,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements of a transaction that don't need each other's results are sent together (decision 13).
    pipeline: true,
  });
  // Without a listener a restart of the database server would end this process. The pool drops the broken connection
  // and opens another at the next query.
  pool.on("error", (error) => logger.warn({ err: error }, "an idle database connection broke"));
  const db = serverDb(pool);
  const signals = await openSignals(pool, config, logger);
  return {
    db,
    signals,
    description: "PostgreSQL",
    isReachable: () => answers(db),
    close: async () => {
      await signals.close();
      await pool.end();
    },
  };
}

async function openSignals(
  pool: Pool,
  { url, directUrl }: Pick<ServerConfig, "url" | "directUrl">,
  logger: Logger,
): Promise<Signals> {
  const send = async (channel: string, text: string) => {
    await pool.query("select pg_notify($1, $2)", [channel, text]);
  };
  try {
    await naming("DATABASE_URL", () => pool.query("select 1"));
    return await naming(directUrl === url ? "DATABASE_URL" : "DATABASE_DIRECT_URL", async () => {
      await migrateAt(directUrl);
      return openServerSignals({ url: directUrl, send, logger });
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function naming<Result>(setting: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${setting} can't be used: ${reasonOf(error)}.`, { cause: error });
  }
}

async function migrateAt(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  try {
    await migrateServer(pool);
  } finally {
    await pool.end();
  }
}

/** Where a name has several addresses Node's error has only a code, no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "unknown";
  return error.message === "" ? code : error.message;
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = await lockDataDir(dataDir);
  try {
    const client = await openFiles(dataDir);
    const db = drizzlePglite(client, { casing });
    await migrateEmbedded(db);
    const signals = createLocalSignals();
    return {
      db,
      signals,
      description: `embedded in ${dataDir}, for trying out and one small process; a school sets DATABASE_URL`,
      isReachable: () => answers(db),
      close: async () => {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** PGlite reports errors of its files as internal messages, if at all. */
async function openFiles(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, "pglite");
  try {
    await requireSpace(dataDir);
    const isThere = existsSync(folder);
    if (isThere) await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
  try {
    return await PGlite.create(folder);
  } catch (error) {
    // PGlite itself may have filled the disk.
    await requireSpace(dataDir);
    throw new Error(
      `The database in ${folder} can't be opened: it is damaged, or another version made it. Move that folder away to start with an empty database (a backup can be restored into it), or set DATA_DIR or DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function answers(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
