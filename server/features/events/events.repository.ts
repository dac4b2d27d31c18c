import type { Db } from "../../db/db.ts";
import { events } from "../../db/schema/events.ts";

export type EventRow = typeof events.$inferInsert;

/** Inserts events, and returns the ids of the new ones: a batch that is sent twice is already stored. */
export async function insert(db: Db, rows: EventRow[]): Promise<string[]> {
  const added = await db
    .insert(events)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: events.id });
  return added.map(({ id }) => id.replaceAll("-", ""));
}
