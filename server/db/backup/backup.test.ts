import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createLogger } from "../../logger.ts";
import { newDataFolder } from "../../testing/data-folder.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import { emptyDatabase } from "../../testing/empty-database.ts";
import type { Db } from "../db.ts";
import { openDatabase } from "../open.ts";
import { backUp, restore } from "./backup-file.ts";
import { readTables, rowsOf, type Table } from "./tables.ts";
import { rowTexts, writeBackup } from "./write-backup.ts";

const postgres = process.env["TEST_DATABASE_URL"];

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "sawaal-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, "backup.gz");
}

/** An empty database of the kind under test. */
async function emptyTarget(): Promise<Db> {
  const logger = createLogger("silent");
  if (postgres !== undefined) {
    const url = await emptyDatabase(postgres);
    const config = {
      kind: "server" as const,
      url,
      directUrl: url,
      poolSize: 2,
      statementTimeoutMs: 15_000,
    };
    const server = await openDatabase(config, logger);
    onTestFinished(server.close);
    return server.db;
  }
  const dataDir = await newDataFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const embedded = await openDatabase({ kind: "embedded", dataDir }, logger);
  onTestFinished(embedded.close);
  return embedded.db;
}

async function contentsOf(db: Db) {
  const contents: Record<string, string[]> = {};
  for (const table of await readTables(db)) {
    const rows = await rowsOf(db, rowTexts(table), z.object({ line: z.string() }));
    contents[table.name] = rows.map(({ line }) => line);
  }
  return contents;
}

async function countersOf(db: Db) {
  const query = sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`;
  return rowsOf(db, query, z.unknown());
}

/**
 * Inserts two rows into every table, with a value in every column that takes one: texts that break formats, bytes,
 * moments to the microsecond, and null where it is allowed. Check constraints are ignored.
 */
async function fillEveryTable(db: Db, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    for (const seed of [1, 2]) {
      const names = table.columns.map(({ name }) => sql.identifier(name));
      const values = table.columns.map(({ type }) => sql.raw(`${valueOf(type, seed)}::${type}`));
      await db.execute(
        sql`insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)})
          overriding system value values (${sql.join(values, sql`, `)})`,
      );
    }
  }
}

function valueOf(type: string, seed: number): string {
  if (type === "bytea") return String.raw`'\x00ff0a27225c${"ab".repeat(2000)}0${seed}'`;
  if (type === "boolean") return seed === 1 ? "true" : "false";
  if (/^(?:integer|bigint|smallint|numeric|double precision|real)/u.test(type)) return String(seed);
  if (type.startsWith("timestamp")) return `'2026-02-2${seed} 23:59:59.12345${seed}+05:30'`;
  if (type === "date") return `'2026-02-2${seed}'`;
  if (/^jsonb?$/u.test(type)) return `'{"a":[${seed},null,"\\u0939 \\"x\\""]}'`;
  if (type === "uuid") return `'01234567-89ab-4def-8123-45678900000${seed}'`;
  if (type.endsWith("[]")) return `array['a,b','"q"','null',null]`;
  return `('It''s "${seed}", \\ {} \t' || chr(10) || 'हिन्दी null')`;
}

/** Check constraints and foreign keys would refuse such rows. */
async function withoutRules(db: Db, work: () => Promise<void>): Promise<void> {
  const query = sql`select conrelid::regclass::text as "table", conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')`;
  const rules = await rowsOf(db, query, z.object({ table: z.string(), name: z.string() }));
  for (const { table, name } of rules) {
    await db.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
  }
  await work();
}

test("a restored backup has every row of every table, and its sequences continue", async () => {
  const source = await emptyTarget();
  const target = await emptyTarget();
  const tables = await readTables(source);
  await withoutRules(source, () => fillEveryTable(source, tables));
  await withoutRules(target, async () => undefined);
  const file = await temporaryFile();
  expect(await backUp(source, file)).toBe(2 * tables.length);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await restore(target, file)).toBe(2 * tables.length);
  const contents = await contentsOf(source);
  expect(Object.keys(contents).length).toBeGreaterThan(15);
  expect(await contentsOf(target)).toEqual(contents);
  expect(await countersOf(target)).toEqual(await countersOf(source));
});

test("rows come after those they refer to, so that references hold while they are restored", () =>
  withCommittedDatabase(async (db) => {
    await db.execute(
      sql`insert into users (name, phone, password, grade) values ('Asha', '9000000001', 'x', 8)`,
    );
    await db.execute(sql`insert into conversations (user_id, type)
      select id, 'homework' from users`);
    await db.execute(sql`insert into messages (id, conversation_id, role, content, question_id)
      select each, conversations.id, 'assistant', '4', case when each > 1 then 1 end
      from conversations, generate_series(1, 501) each`);
    // Moves the question behind its answers, of which one batch of rows is full.
    await db.execute(sql`update messages set content = '2 + 2' where id = 1`);
    const file = await temporaryFile();
    // The temporary file of a killed backup.
    await writeFile(`${file}.partial`, "half");
    expect(await backUp(db, file)).toBe(503);
    const target = await emptyTarget();
    expect(await restore(target, file)).toBe(503);
    expect(await contentsOf(target)).toEqual(await contentsOf(db));
    await expect(restore(target, file)).rejects.toThrow(/^This database isn't empty \(\w+ has/u);
  }));

/** A server's connections have their own settings; PGlite has one connection. */
test.runIf(postgres === undefined)(
  "a backup has the same text whatever forms its database is set to",
  () =>
    withCommittedDatabase(async (db) => {
      await db.execute(
        sql`insert into users (name, phone, password, grade) values ('Asha', '9000000001', 'x', 8)`,
      );
      const usual = await textOf(db);
      await db.execute(sql`set timezone = 'Asia/Kolkata'`);
      await db.execute(sql`set datestyle = 'German'`);
      try {
        expect(await textOf(db)).toBe(usual);
      } finally {
        await db.execute(sql`reset all`);
      }
    }),
);

async function textOf(db: Db): Promise<string> {
  let text = "";
  await writeBackup(db, async (lines) => {
    for await (const line of lines) text += line;
  });
  return text;
}

test.runIf(postgres !== undefined)("a backup has only what was stored before it began", () =>
  withCommittedDatabase(async (db) => {
    const add = (phone: string) =>
      db.execute(
        sql`insert into users (name, phone, password, grade) values ('A', ${phone}, 'x', 8)`,
      );
    await add("9000000001");
    const rows = await writeBackup(db, async (lines) => {
      let isFirst = true;
      for await (const _line of lines) {
        if (isFirst) await add("9000000002");
        isFirst = false;
      }
    });
    expect(rows).toBe(1);
    expect(await db.$count(sql`users`)).toBe(2);
  }),
);

test("a backup never replaces a file, and says in a sentence why it isn't written", () =>
  withCommittedDatabase(async (db) => {
    const file = await temporaryFile();
    await writeFile(file, "an earlier backup");
    await expect(backUp(db, file)).rejects.toThrow(/ is there already: name a file that isn't\.$/u);
    expect(await readFile(file, "utf8")).toBe("an earlier backup");
    expect(await readdir(path.dirname(file))).toEqual(["backup.gz"]);
    const elsewhere = path.join(path.dirname(file), "nowhere", "backup.gz");
    await expect(backUp(db, elsewhere)).rejects.toThrow(/backup\.gz can't be written: .+\.$/u);
  }));

test("an incomplete or foreign backup is refused in a sentence, and none of its rows stay", async () => {
  const db = await emptyTarget();
  const whole = await temporaryFile();
  await withCommittedDatabase(async (source) => {
    await source.execute(
      sql`insert into users (name, phone, password, grade) values ('Asha', '9000000001', 'x', 8)`,
    );
    await backUp(source, whole);
  });
  const lines = gunzipSync(await readFile(whole))
    .toString()
    .split("\n");
  const broken = async (text: string) => {
    await writeFile(whole, gzipSync(text));
    await expect(restore(db, whole)).rejects.toThrow(/^This .*\.$/u);
    expect((await contentsOf(db))["users"]).toEqual([]);
  };
  await broken("a letter\n");
  await broken(lines.slice(0, -2).join("\n"));
  await broken(lines.join("\n").replace(/"migrations":\["\w/u, '"migrations":["0'));
  await truncate(whole, 100);
  await expect(restore(db, whole)).rejects.toThrow(/is no backup of Sawaal, or it is damaged\.$/u);
});
