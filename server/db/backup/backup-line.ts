import { z } from "zod";

/** The version of the format; a reader refuses any other. */
export const formatName = "sawaal backup 1";

/** A value in PostgreSQL's text format, whatever its type. */
const rowLine = z.array(z.string().nullable());
export type RowLine = z.infer<typeof rowLine>;

/**
 * The lines of a backup, compressed by gzip: first a header, then each table with its rows, one array per row; then the
 * values of the sequences, and last the number of rows.
 */
export const headerLine = z.object({
  format: z.literal(formatName),
  migrations: z.array(z.string()),
});
export const contentLine = z.union([
  rowLine,
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string(), isCalled: z.boolean() }),
  z.object({ rows: z.int() }),
]);
