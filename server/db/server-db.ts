import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { casing } from "./casing.ts";
import type { Db } from "./db.ts";

type Work<Result> = (db: Db) => Promise<Result>;

/**
 * The database behind a pool of connections in pipeline mode. Its transactions are shorter than Drizzle's own: BEGIN goes
 * out with the first statements instead of being waited for.
 */
export function serverDb(pool: Pool): Db {
  const ofConnections = new WeakMap<PoolClient, Db>();
  function dbOf(client: PoolClient): Db {
    const known = ofConnections.get(client);
    if (known) return known;
    // Without a listener a connection that breaks in a transaction would end this process; its statements tell as well.
    client.on("error", () => undefined);
    const nested = <Result>(work: Work<Result>) => withinTransaction(client, () => work(db));
    const db: Db = Object.assign(drizzle(client, { casing }), { transaction: nested });
    ofConnections.set(client, db);
    return db;
  }

  async function transaction<Result>(work: Work<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      const result = await between(client, ["begin", "commit"], () => work(dbOf(client)));
      client.release();
      return result;
    } catch (error) {
      // Where even that fails the connection is closed, by which the server undoes what was begun.
      const isUndone = await client.query("rollback").then(
        () => true,
        () => false,
      );
      client.release(!isUndone);
      throw error;
    }
  }

  return Object.assign(drizzle(pool, { casing }), { transaction });
}

/** A part of a transaction that can be undone alone. Of savepoints with one name the youngest counts. */
async function withinTransaction<Result>(
  client: PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await between(client, ["savepoint nested", "release savepoint nested"], work);
  } catch (error) {
    await client.query("rollback to savepoint nested");
    throw error;
  }
}

/** Does work after one statement, without waiting for it, and before another. */
async function between<Result>(
  client: PoolClient,
  [first, last]: [string, string],
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = client.query(first);
  // Told below. Where the connection is lost, the work's own first statement says so before.
  begun.catch(() => undefined);
  const result = await work();
  await begun;
  await client.query(last);
  return result;
}
