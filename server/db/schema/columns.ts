import { sql, type SQL } from "drizzle-orm";
import { bigint, customType, timestamp, type AnyPgColumn } from "drizzle-orm/pg-core";

/** The id of another row. Eight bytes: ten million students write two billion messages in two months (docs/scaling.md). */
export const rowId = () => bigint({ mode: "number" });

/** A row's own id. Identity rather than serial: the sequence belongs to the column and can't drift from it. */
export const ownId = () => rowId().primaryKey().generatedByDefaultAsIdentity();

/** A moment, stored with its zone. */
export const timestamptz = () => timestamp({ withTimezone: true, mode: "date" });

/** Image bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** The words of a text as a search vector. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** `column in ('a', 'b')`, the check constraint of an enumeration that zod also has. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
  return sql`${column} in (${sql.raw(list)})`;
}
