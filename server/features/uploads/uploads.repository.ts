import { and, eq, isNull } from "drizzle-orm";
import { inserted } from "../../db/inserted.ts";
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
  return inserted(row);
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

/** The page's address of an upload, as messages keep it. */
export function uploadUrl(id: string): string {
  return `/api/uploads/${id}`;
}
