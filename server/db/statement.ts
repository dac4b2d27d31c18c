import type { Db } from "./db.ts";

/**
 * A statement that is built when a database, or a connection of a pool, first runs it, and kept for as long as that is.
 * What changes from use to use stands in it as placeholders.
 */
export function statement<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const prepared = build(db);
    built.set(db, prepared);
    return prepared;
  };
}
