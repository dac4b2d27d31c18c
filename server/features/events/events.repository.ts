import type { Db } from "../../db/db.ts";
import { events } from "../../db/schema/events.ts";

export type EventRow = typeof events.$inferInsert;

/** Keeps events. Gives the ids of those that are new: what was sent twice is there already. */
export async function insert(db: Db, rows: EventRow[]): Promise<string[]> {
  const added = await db
    .insert(events)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: events.id });
  return added.map(({ id }) => id.replaceAll("-", ""));
}
