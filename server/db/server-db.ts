import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { casing } from "./casing.ts";
import type { Db } from "./db.ts";

/**
 * The database behind a pool. Transactions are Drizzle's own, on connections that are acquired here: left to itself
 * Drizzle never releases one whose BEGIN fails (drizzle-orm issue 6241), so that each restart of the database could leave
 * fewer in the pool.
 */
export function serverDb(pool: Pool): Db {
  // The pool listens to idle connections only, and an "error" event without a listener would end this process. The
  // statements of the broken connection are rejected all the same.
  pool.on("connect", (client) => client.on("error", () => undefined));

  const transaction: Db["transaction"] = async (work, config) => {
    const client = await pool.connect();
    try {
      const db: Db = drizzle(client, { casing });
      return await db.transaction(work, config);
    } finally {
      // The pool closes a broken one.
      client.release();
    }
  };
  return Object.assign(drizzle(pool, { casing }), { transaction });
}
