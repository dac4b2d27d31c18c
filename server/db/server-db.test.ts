import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Db } from "./db.ts";
import { serverDb } from "./server-db.ts";

const postgres = process.env["TEST_DATABASE_URL"];

describe.runIf(postgres !== undefined)("a transaction on a server", () => {
  test("keeps what was done in it, and shows it to nobody before", async () => {
    const { db, words } = await givenTable();
    await db.transaction(async (transaction) => {
      await write(transaction, "one");
      expect(await words()).toEqual([]);
      expect(await words(transaction)).toEqual(["one"]);
    });
    expect(await words()).toEqual(["one"]);
  });

  test("undoes all where the work fails, and its connection is used again", async () => {
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

  test("keeps nothing where a statement failed that nobody waited for", async () => {
    const { db, words } = await givenTable();
    const told = db.transaction(async (transaction) => {
      await write(transaction, "one");
      const kept = transaction.execute(sql`select 1 / 0`).execute();
      kept.catch(() => undefined);
      return { kept };
    });
    await expect((await told).kept).rejects.toThrow();
    expect(await words()).toEqual([]);
  });

  test("undoes a part of it alone", async () => {
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

/** A table that is its own, behind a pool of two connections. */
async function givenTable() {
  const pool = new Pool({ connectionString: postgres, max: 2, pipeline: true });
  // As the product does: a pool tells of a connection that broke while nobody used it.
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

/** Which connection a transaction has: the pool gives the one that was used last. */
function pidIn(db: Db): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ pid: sql<number>`pg_backend_pid()` })
      .from(sql`(select 1) single`);
    return row?.pid;
  });
}
