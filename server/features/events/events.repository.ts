import type { Db } from "../../db/db.ts";
import { events } from "../../db/schema/events.ts";

export type EventRow = typeof events.$inferInsert;

/** Inserts events, and returns the ids of the new ones: a batch that is sent twice is already stored. */
export async function insert(db: Db, rows: EventRow[]): Promise<string[]> {
  const newRows = await db
    .insert(events)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: events.id });
  return newRows.map(({ id }) => id.replaceAll("-", ""));
}
