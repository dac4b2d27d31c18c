import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Client, Pool } from "pg";
import { readTables } from "../db/backup/tables.ts";
import { casing } from "../db/casing.ts";
import { migrateEmbedded, migrateServer } from "../db/migrate.ts";
import type { Db } from "../db/db.ts";
import { serverDb } from "../db/server-db.ts";

/** `npm run test:postgres` sets it to a temporary PostgreSQL server; otherwise the tests run on PGlite. */
const serverUrl = process.env["TEST_DATABASE_URL"];

/** Opened once per test process (PGlite takes seconds to start), with the real migrations. */
const database: Db = serverUrl === undefined ? await openEmbedded() : await openServer(serverUrl);

class RollBack extends Error {}

/** Runs a test in a transaction that is rolled back after it. */
export async function withDatabase(test: (db: Db) => Promise<void>): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await test(transaction);
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
}

/** For tests of concurrent requests, which can't share one transaction: rows are committed, and deleted afterwards. */
export async function withCommittedDatabase(test: (db: Db) => Promise<void>): Promise<void> {
  try {
    await test(database);
  } finally {
    const tables = (await readTables(database)).map(({ name }) => `"${name}"`);
    await database.execute(sql.raw(`truncate ${tables.join(", ")} restart identity cascade`));
  }
}

async function openEmbedded(): Promise<Db> {
  const db = drizzlePglite(await PGlite.create(), { casing });
  await migrateEmbedded(db);
  return db;
}

/** Each test process has its own database: the rows of one must not be visible to another. */
async function openServer(url: string): Promise<Db> {
  const name = `sawaal_test_${process.env["VITEST_POOL_ID"] ?? "0"}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = name;
  const pool = new Pool({ connectionString: own.href, max: 10, pipeline: true });
  await migrateServer(pool);
  return serverDb(pool);
}
