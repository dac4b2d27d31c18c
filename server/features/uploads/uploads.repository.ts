import { and, count, eq, isNull, sql } from "drizzle-orm";
import { requireRow } from "../../db/require-row.ts";
import type { Db } from "../../db/db.ts";
import { conversations, uploads } from "../../db/schema/conversations.ts";

interface NewUpload {
  ownerId: number;
  conversationId: number;
  mediaType: string;
  bytes: Uint8Array;
}

export async function insert(db: Db, upload: NewUpload, now: Date): Promise<{ id: string }> {
  const [row] = await db
    .insert(uploads)
    .values({ ...upload, size: upload.bytes.byteLength, createdAt: now })
    .returning({ id: uploads.id });
  return requireRow(row);
}

export async function find(db: Db, key: { id: string; ownerId: number }) {
  const [row] = await db
    .select({ mediaType: uploads.mediaType, bytes: uploads.bytes })
    .from(uploads)
    .innerJoin(conversations, eq(conversations.id, uploads.conversationId))
    .where(
      and(
        eq(uploads.id, key.id),
        eq(uploads.ownerId, key.ownerId),
        isNull(conversations.deletedAt),
      ),
    );
  return row;
}

/** The number of a student's photos, and their total bytes. */
export async function countOf(db: Db, ownerId: number): Promise<{ photos: number; bytes: number }> {
  const [row] = await db
    .select({ photos: count(), bytes: sql`coalesce(sum(${uploads.size}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId));
  return requireRow(row);
}

/** The URL of an upload, as messages store it. */
export function uploadUrl(id: string): string {
  return `/api/uploads/${id}`;
}
