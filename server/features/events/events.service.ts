import type { sendEvents, TrackedEvent } from "#shared/contracts/events.ts";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { EventRow } from "./events.repository.ts";
import * as repository from "./events.repository.ts";

export type EventBatch = z.output<typeof sendEvents.body>;

interface Dependencies {
  db: Db;
  now: () => Date;
  /** Whether a question needs a person rather than a tutor: its words are kept out of usage data. */
  isTroubling: (text: string) => boolean;
  /** Forwards events to another provider; null if none is configured. */
  passOn: ((rows: EventRow[]) => void) | null;
}

export type EventService = ReturnType<typeof createEventService>;

/** The oldest age of an event: a page that was offline sends it late. */
const longestAgoMs = 7 * 24 * 60 * 60 * 1000;

export function createEventService({ db, now, isTroubling, passOn }: Dependencies) {
  /** Stores the events of a student or a visitor. Returns the number of new ones. */
  async function take(batch: EventBatch, userId: number | null): Promise<number> {
    const receivedAt = now();
    const sentAt = batch.sentAt ?? receivedAt;
    const rows = batch.events.map((event) => ({
      id: event.id,
      name: event.name,
      page: event.page,
      properties: withoutTrouble(event, isTroubling),
      at: momentOf(event.at, { sentAt, receivedAt }),
      receivedAt,
      userId,
      visitorId: userId === null ? (batch.visitorId ?? null) : null,
    }));
    const added = new Set(await repository.insert(db, rows));
    if (passOn && batch.isPrivate !== true) passOn(rows.filter(({ id }) => added.has(id)));
    return added.size;
  }

  return { take };
}

/** Clients' clocks may be wrong, or lie: uses only the age of an event at sending, within limits. */
function momentOf(at: Date, { sentAt, receivedAt }: { sentAt: Date; receivedAt: Date }): Date {
  const ago = Math.min(Math.max(sentAt.getTime() - at.getTime(), 0), longestAgoMs);
  return new Date(receivedAt.getTime() - ago);
}

function withoutTrouble(
  { properties }: TrackedEvent,
  isTroubling: Dependencies["isTroubling"],
): Record<string, unknown> {
  const { query_preview: preview, ...others } = properties;
  return typeof preview === "string" && isTroubling(preview) ? others : properties;
}
