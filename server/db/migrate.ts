import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runOnServer } from "drizzle-orm/node-postgres/migrator";
import { migrate as runEmbedded } from "drizzle-orm/pglite/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import type { Pool } from "pg";
import { casing } from "./casing.ts";

/** Any number, the same in every process: it names this product's migrations among the server's advisory locks. */
const migrationLock = 7_299_251;

/** Relative to the working folder, which is the project's root for every script of package.json and in the image. */
const migrationsFolder = path.resolve("migrations");

/**
 * Migrates through one connection that holds an advisory lock, so that processes starting together take turns.
 * The lock goes with the connection, should this process die.
 */
export async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration, or the wait for another process's, may take longer than a statement of the product may.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runOnServer(drizzle(client, { casing }), { migrationsFolder });
  } finally {
    // Destroyed rather than returned: closing it frees the lock and drops the lifted time-out in every case.
    client.release(true);
  }
}

/** The embedded database has one process by its folder's lock, so that no other lock is needed. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await runEmbedded(db, { migrationsFolder });
}
