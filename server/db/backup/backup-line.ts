import { z } from "zod";

/** Of the format that follows; another number where a reader of this one would misread it. */
export const formatName = "sawaal backup 1";

/** A value as PostgreSQL writes it, whatever its type. */
const rowLine = z.array(z.string().nullable());
export type RowLine = z.infer<typeof rowLine>;

/**
 * A backup is these lines, compressed by gzip: first what it is, then each table with its rows, an array a row; then
 * where the counters of ids stand, and last how many rows there were.
 */
export const headLine = z.object({
  format: z.literal(formatName),
  migrations: z.array(z.string()),
});
export const otherLine = z.union([
  rowLine,
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string(), isCalled: z.boolean() }),
  z.object({ rows: z.int() }),
]);
