import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runOnServer } from "drizzle-orm/node-postgres/migrator";
import { migrate as runEmbedded } from "drizzle-orm/pglite/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import type { Pool } from "pg";
import { casing } from "./casing.ts";

/** An arbitrary constant: the key of this product's migrations among the server's advisory locks. */
const migrationLock = 7_299_251;

/** Relative to the working folder, which is the project's root for every script of package.json and in the image. */
const migrationsFolder = path.resolve("migrations");

/**
 * Migrates through one connection that holds an advisory lock, so that processes that start together take turns. The
 * lock is released with the connection if the process dies.
 */
export async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration, or the wait for another process's migration, may take longer than the statement time-out.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runOnServer(drizzle(client, { casing }), { migrationsFolder });
  } finally {
    // The connection is destroyed rather than returned: closing it releases the lock and restores the time-out in every
    // case.
    client.release(true);
  }
}

/** The lock of its folder gives the embedded database one process, so it needs no other lock. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await runEmbedded(db, { migrationsFolder });
}
