import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** A table whose rows belong to students, as exported in the student's data file. */
export interface StudentTable {
  /** The name of the section in the file. */
  name: string;
  table: PgTable;
  owner: PgColumn;
  /** Unique within a student's rows, which are read in pages. */
  order: PgColumn;
}

export function studentTable(
  name: string,
  table: PgTable & { userId: PgColumn },
  order: PgColumn,
): StudentTable {
  return { name, table, owner: table.userId, order };
}
