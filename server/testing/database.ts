import { PGlite } from "@electric-sql/pglite";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Client, Pool } from "pg";
import { casing } from "../db/casing.ts";
import { migrateEmbedded, migrateServer } from "../db/migrate.ts";
import type { Db } from "../db/db.ts";
import * as activity from "../db/schema/activity.ts";
import * as analytics from "../db/schema/analytics.ts";
import * as concernCounts from "../db/schema/concern-counts.ts";
import * as conversations from "../db/schema/conversations.ts";
import * as events from "../db/schema/events.ts";
import * as exams from "../db/schema/exams.ts";
import * as limits from "../db/schema/limits.ts";
import * as tutorCalls from "../db/schema/tutor-calls.ts";
import * as users from "../db/schema/users.ts";
import { serverDb } from "../db/server-db.ts";

/** Set by `npm run test:postgres` to a PostgreSQL server of its own; otherwise the tests run on PGlite. */
const serverUrl = process.env["TEST_DATABASE_URL"];

/** Opened once in a test process (PGlite takes seconds to start), with the real migrations. */
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

/** For tests of concurrent requests, which one transaction can't hold: rows are committed, and removed afterwards. */
export async function withCommittedDatabase(test: (db: Db) => Promise<void>): Promise<void> {
  try {
    await test(database);
  } finally {
    await database.execute(sql.raw(`truncate ${tableNames().join(", ")} restart identity cascade`));
  }
}

function tableNames(): string[] {
  const modules = [
    activity,
    analytics,
    concernCounts,
    conversations,
    events,
    exams,
    limits,
    tutorCalls,
    users,
  ];
  const tables = modules.flatMap((module) => Object.values<unknown>(module));
  return tables.filter((table) => is(table, PgTable)).map((table) => `"${getTableName(table)}"`);
}

async function openEmbedded(): Promise<Db> {
  const db = drizzlePglite(await PGlite.create(), { casing });
  await migrateEmbedded(db);
  return db;
}

/** A database of its own for each process of tests: what one commits, another must not see. */
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
