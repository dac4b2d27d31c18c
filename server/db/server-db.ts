import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { casing } from "./casing.ts";
import type { Db } from "./open.ts";

/**
 * The database behind a pool of connections in pipeline mode. Its transactions are shorter than Drizzle's own: BEGIN goes
 * out with the first statements instead of being waited for, and all transactions of a connection share one `Db`, so
 * that a statement is built once for it (`statement.ts`).
 */
export function serverDb(pool: Pool): Db {
  const connections = new WeakMap<PoolClient, Db>();
  function dbOf(client: PoolClient): Db {
    const known = connections.get(client);
    if (known) return known;
    const db: Db = Object.assign(drizzle(client, { casing }), {
      transaction: <Result>(work: (nested: Db) => Promise<Result>) =>
        within(client, inner, () => work(db)),
    });
    connections.set(client, db);
    return db;
  }

  async function transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      return await within(client, outer, () => work(dbOf(client)));
    } finally {
      // One that broke is not used again: the pool sees that by itself.
      client.release();
    }
  }

  return Object.assign(drizzle(pool, { casing }), { transaction });
}

const outer = { begin: "begin", commit: "commit", undo: "rollback" };
/** The youngest savepoint of a name is the one that counts. */
const inner = {
  begin: "savepoint nested",
  commit: "release savepoint nested",
  undo: "rollback to savepoint nested",
};

/** Does work between two statements, at once or not at all. */
async function within<Result>(
  client: PoolClient,
  { begin, commit, undo }: typeof outer,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = client.query(begin);
  // Told below. Where the connection is lost, the first statement says so before.
  begun.catch(() => undefined);
  try {
    const result = await work();
    await begun;
    await client.query(commit);
    return result;
  } catch (error) {
    await client.query(undo);
    throw error;
  }
}
