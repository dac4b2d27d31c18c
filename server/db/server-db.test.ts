import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Db } from "./db.ts";
import { serverDb } from "./server-db.ts";

const postgres = process.env["TEST_DATABASE_URL"];

describe.runIf(postgres !== undefined)("a transaction on a server", () => {
  test("commits its work, which nobody sees before", async () => {
    const { db, words } = await givenTable();
    await db.transaction(async (transaction) => {
      await write(transaction, "one");
      expect(await words()).toEqual([]);
      expect(await words(transaction)).toEqual(["one"]);
    });
    expect(await words()).toEqual(["one"]);
  });

  test("rolls back where the work fails, and its connection is reused", async () => {
    const { db, words } = await givenTable();
    const pids = [await pidIn(db)];
    const failing = db.transaction(async (transaction) => {
      await write(transaction, "one");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await words()).toEqual([]);
    pids.push(await pidIn(db));
    expect(new Set(pids).size).toBe(1);
  });

  test("rolls back where a statement failed that nobody awaited", async () => {
    const { db, words } = await givenTable();
    const work = db.transaction(async (transaction) => {
      await write(transaction, "one");
      const failing = transaction.execute(sql`select 1 / 0`).execute();
      failing.catch(() => undefined);
      return { failing };
    });
    await expect((await work).failing).rejects.toThrow();
    expect(await words()).toEqual([]);
  });

  test("rolls back to a savepoint", async () => {
    const { db, words } = await givenTable();
    await db.transaction(async (transaction) => {
      await write(transaction, "one");
      const part = transaction.transaction(async (nested) => {
        await write(nested, "two");
        await nested.transaction((innermost) => write(innermost, "three"));
        throw new Error("no");
      });
      await expect(part).rejects.toThrow("no");
      await transaction.transaction((nested) => write(nested, "four"));
    });
    expect(await words()).toEqual(["one", "four"]);
  });

  test("that can't begin gives its connection back", async () => {
    const { db, pool } = await givenTable();
    pool.once("acquire", (client) => {
      void client.end();
    });
    await expect(db.transaction(async () => undefined)).rejects.toThrow();
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  test("whose connection breaks keeps nothing, and the next one has another", async () => {
    const { db, words } = await givenTable();
    const broken = db.transaction(async (transaction) => {
      await write(transaction, "one");
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(broken).rejects.toThrow();
    await db.transaction((transaction) => write(transaction, "two"));
    expect(await words()).toEqual(["two"]);
  });
});

/** A table of the test's own, behind a pool of two connections. */
async function givenTable() {
  const pool = new Pool({ connectionString: postgres, max: 2, pipeline: true });
  // As in the product: the pool reports an idle connection that broke.
  pool.on("error", () => undefined);
  const db = serverDb(pool);
  await db.execute(sql`create table words (at serial, word text not null)`);
  onTestFinished(async () => {
    await db.execute(sql`drop table words`);
    await pool.end();
  });
  const words = async (on: Db = db) => {
    const rows = await on
      .select({ word: sql<string>`word` })
      .from(sql`words`)
      .orderBy(sql`at`);
    return rows.map(({ word }) => word);
  };
  return { db, pool, words };
}

async function write(db: Db, word: string): Promise<void> {
  await db.execute(sql`insert into words (word) values (${word})`);
}

/** The connection of a transaction: the pool returns the most recently used one. */
function pidIn(db: Db): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ pid: sql<number>`pg_backend_pid()` })
      .from(sql`(select 1) single`);
    return row?.pid;
  });
}
