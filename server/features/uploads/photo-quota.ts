import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import * as uploads from "./uploads.repository.ts";

/** What the photos of one student may come to. Those of a conversation that she took away count until it is gone for good. */
export interface PhotoQuota {
  photos: number;
  bytes: number;
}

interface Wanted {
  ownerId: number;
  quota: PhotoQuota;
  /** Of the next photo, where it is known: as it will be kept. */
  size?: number;
}

/** Throws `photos_full` where the student's next photo has no room. Exact within the student's turn to ask. */
export async function requireRoom(db: Db, { ownerId, quota, size = 1 }: Wanted): Promise<void> {
  const kept = await uploads.countOf(db, ownerId);
  if (kept.photos < quota.photos && kept.bytes + size <= quota.bytes) return;
  const sentence =
    "There's no more room for your photos. Delete old questions that have photos: a day later there is room again. You can still type your question.";
  throw new ProductError("photos_full", sentence);
}
