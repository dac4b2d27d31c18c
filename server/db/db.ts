import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection or a transaction, of either kind. */
export type Db = PgDatabase<PgQueryResultHKT>;
