import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db.ts";
import { headerLine, contentLine, type RowLine } from "./backup-line.ts";
import { readMigrations, readTables, rowsOf, type Table } from "./tables.ts";

/** The limit on one insert statement. */
const most = { rows: 500, characters: 8_000_000 };

/**
 * Puts the rows of a backup into an empty database with the same tables: all of them, or none.
 *
 * @returns How many rows there were.
 * @throws Error with one sentence where the database isn't empty, or the backup is not whole or of other tables.
 */
export function readBackup(db: Db, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    const tables = await readTables(transaction);
    await requireEmpty(transaction, tables);
    const restoring = createRestoring(transaction, tables);
    let isFirst = true;
    for await (const line of lines) {
      if (isFirst) await requireSameTables(transaction, line);
      else await restoring.take(line);
      isFirst = false;
    }
    return restoring.end();
  });
}

async function requireEmpty(db: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const query = sql`select 1 from ${sql.identifier(name)} limit 1`;
    const rows = await rowsOf(db, query, z.unknown());
    if (rows.length > 0) {
      throw new Error(
        `This database isn't empty (${name} has rows): restore into a new one, before its first start.`,
      );
    }
  }
}

async function requireSameTables(db: Db, line: string): Promise<void> {
  const head = headerLine.safeParse(parseLine(line));
  if (!head.success) throw new Error("This file is no backup of Sawaal.");
  if (JSON.stringify(head.data.migrations) !== JSON.stringify(await readMigrations(db))) {
    throw new Error(
      "This backup was made by another version, with other tables: restore it with that version, then upgrade.",
    );
  }
}

/** Reads the lines after the header, and inserts rows in batches. */
function createRestoring(db: Db, tables: readonly Table[]) {
  let table: Table | undefined;
  let rows: RowLine[] = [];
  let characters = 0;
  let count = 0;
  let expected: number | null = null;

  async function insertGathered(): Promise<void> {
    if (table && rows.length > 0) await insert(db, table, rows);
    count += rows.length;
    rows = [];
    characters = 0;
  }

  async function take(line: string): Promise<void> {
    const read = contentLine.parse(parseLine(line));
    if (Array.isArray(read)) {
      rows.push(read);
      characters += line.length;
      if (rows.length >= most.rows || characters >= most.characters) await insertGathered();
      return;
    }
    await insertGathered();
    if ("table" in read) table = tableOf(tables, read);
    else if ("sequence" in read) {
      await db.execute(
        sql`select setval(${`public.${read.sequence}`}::regclass, ${read.value}::bigint, ${read.isCalled})`,
      );
    } else expected = read.rows;
  }

  return {
    take,
    end: () => {
      if (expected !== count) throw new Error(notWhole);
      return count;
    },
  };
}

const notWhole = "This backup isn't whole: its end is missing. Use another one.";

function tableOf(
  tables: readonly Table[],
  { table: name, columns }: { table: string; columns: string[] },
): Table {
  const table = tables.find((each) => each.name === name);
  const own = table?.columns.map((each) => each.name);
  if (!table || JSON.stringify(own) !== JSON.stringify(columns)) {
    throw new Error(`This backup has a table ${name} that this version doesn't know.`);
  }
  return table;
}

async function insert(db: Db, table: Table, rows: readonly RowLine[]): Promise<void> {
  const names = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`));
  await db.execute(
    sql`insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${JSON.stringify(rows)}::json) as line`,
  );
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error("This file is no backup of Sawaal, or it is damaged.", { cause });
  }
}
