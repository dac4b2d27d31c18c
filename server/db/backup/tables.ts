import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db.ts";

export interface Table {
  name: string;
  /** In order, without generated columns. */
  columns: { name: string; type: string }[];
  /** Columns that order the rows: a row follows the row of the same table that its foreign key references. */
  key: string[];
  /** Whether a row may be as large as a photo. */
  isLarge: boolean;
}

const tableRow = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  key: z.array(z.string()),
  parents: z.array(z.string()),
});

/** All tables of the product from the database's own catalogue, each after those that it references. */
export async function readTables(db: Db): Promise<Table[]> {
  const foreignKeys = await rowsOf(
    db,
    sql`select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by array_position(i.indkey, a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key,
      coalesce((select json_agg(distinct p.relname)
        from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid), '[]') as parents
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname`,
    tableRow,
  );
  return parentsFirst(foreignKeys).map(({ name, columns, key }) => {
    return { name, columns, key, isLarge: columns.some(({ type }) => type === "bytea") };
  });
}

function parentsFirst<Row extends { name: string; parents: string[] }>(rows: Row[]): Row[] {
  const sorted: Row[] = [];
  const remaining = new Set(rows);
  while (remaining.size > 0) {
    const names = new Set(Array.from(remaining, ({ name }) => name));
    const next = [...remaining].filter(({ parents }) => !parents.some((each) => names.has(each)));
    if (next.length === 0) throw new Error("Tables that refer to each other can't be restored.");
    for (const each of next) remaining.delete(each);
    sorted.push(...next);
  }
  return sorted;
}

/** The applied migrations, by their hashes. */
export async function readMigrations(db: Db): Promise<string[]> {
  const query = sql`select hash from drizzle.__drizzle_migrations order by created_at`;
  const rows = await rowsOf(db, query, z.object({ hash: z.string() }));
  return rows.map(({ hash }) => hash);
}

/** The rows of a query, from either driver. */
export async function rowsOf<Schema extends z.ZodType>(
  db: Db,
  query: ReturnType<typeof sql>,
  row: Schema,
): Promise<z.output<Schema>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows;
}
