import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** A table whose rows belong to students, as it stands in the file of everything of one. */
export interface StudentTable {
  /** Of the section in the file. */
  name: string;
  table: PgTable;
  owner: PgColumn;
  /** Different in all rows of a student: rows are read in pages. */
  order: PgColumn;
}

export function studentTable(
  name: string,
  table: PgTable & { userId: PgColumn },
  order: PgColumn,
): StudentTable {
  return { name, table, owner: table.userId, order };
}
