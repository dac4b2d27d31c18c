import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import * as uploads from "./uploads.repository.ts";

/** The storage quota of one student's photos. Photos of a deleted conversation count until it is removed for good. */
export interface PhotoQuota {
  photos: number;
  bytes: number;
}

interface QuotaCheck {
  ownerId: number;
  quota: PhotoQuota;
  /** The size of the next photo after re-encoding, if it is known. */
  size?: number;
}

/** Throws `photos_full` if the student's next photo exceeds her quota. Exact while the student's row is locked. */
export async function requireRoom(db: Db, { ownerId, quota, size = 1 }: QuotaCheck): Promise<void> {
  const usage = await uploads.countOf(db, ownerId);
  if (usage.photos < quota.photos && usage.bytes + size <= quota.bytes) return;
  const sentence =
    "There's no more room for your photos. Delete old questions that have photos: a day later there is room again. You can still type your question.";
  throw new ProductError("photos_full", sentence);
}
