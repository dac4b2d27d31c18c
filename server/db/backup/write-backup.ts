import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db.ts";
import { formatName } from "./backup-line.ts";
import { readMigrations, readTables, rowsOf, type Table } from "./tables.ts";

/** Rows per fetch: few from tables with photos, so that a backup needs little memory. */
const batch = { large: 8, usual: 500 };

/**
 * Hands all rows of all tables to a sink, line by line, as they were at one moment: in one transaction that sees what was
 * committed before it, whatever is written meanwhile.
 *
 * @returns How many rows there were.
 */
export function writeBackup(
  db: Db,
  sink: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    await setForms(transaction);
    let rows = 0;
    async function* lines(): AsyncGenerator<string> {
      const migrations = await readMigrations(transaction);
      yield lineOf({ format: formatName, migrations });
      for (const table of await readTables(transaction)) {
        const columns = table.columns.map(({ name }) => name);
        yield lineOf({ table: table.name, columns });
        for await (const row of rowsIn(transaction, table)) {
          rows += 1;
          yield row;
        }
      }
      yield* await sequenceLines(transaction);
      yield lineOf({ rows });
    }
    await sink(lines());
    return rows;
  });
}

const lineOf = (value: object) => `${JSON.stringify(value)}\n`;

/** Sets formats that mean the same on every server. */
async function setForms(db: Db): Promise<void> {
  await db.execute(sql`select set_config(name, value, true) from (values
    ('statement_timeout', '0'), ('timezone', 'UTC'), ('datestyle', 'ISO'), ('intervalstyle', 'postgres'),
    ('bytea_output', 'hex'), ('extra_float_digits', '3')) as forms (name, value)`);
}

async function* rowsIn(db: Db, table: Table): AsyncGenerator<string> {
  await db.execute(sql`declare backup_rows no scroll cursor for ${rowTexts(table)}`);
  const fetch = sql.raw(`fetch ${table.isLarge ? batch.large : batch.usual} from backup_rows`);
  for (;;) {
    const rows = await rowsOf(db, fetch, z.object({ line: z.string() }));
    if (rows.length === 0) break;
    for (const { line } of rows) yield `${line}\n`;
  }
  await db.execute(sql`close backup_rows`);
}

/** Writes each row of a table as a line. */
export function rowTexts({ name, columns, key }: Pick<Table, "name" | "columns" | "key">): SQL {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const order = key.map((column) => sql.identifier(column));
  const by = order.length > 0 ? sql` order by ${sql.join(order, sql`, `)}` : sql``;
  return sql`select array_to_json(array[${sql.join(texts, sql`, `)}])::text as line from ${sql.identifier(name)}${by}`;
}

async function sequenceLines(db: Db): Promise<string[]> {
  const query = sql`select sequencename as sequence from pg_sequences where schemaname = 'public' order by 1`;
  const lines: string[] = [];
  for (const { sequence } of await rowsOf(db, query, z.object({ sequence: z.string() }))) {
    const sequenceState = sql`select last_value::text as value, is_called as "isCalled" from ${sql.identifier(sequence)}`;
    const [row] = await rowsOf(
      db,
      sequenceState,
      z.object({ value: z.string(), isCalled: z.boolean() }),
    );
    lines.push(lineOf({ sequence, ...row }));
  }
  return lines;
}
