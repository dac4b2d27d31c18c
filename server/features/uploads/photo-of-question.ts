import type { Db } from "../../db/db.ts";
import type { Photo } from "../../tutor/photo.ts";
import * as uploads from "./uploads.repository.ts";

/** The photo of a question, for the tutor; null if there is none. */
export async function photoOfQuestion(
  db: Db,
  { photoId, ownerId }: { photoId: string | undefined; ownerId: number },
): Promise<Photo | null> {
  if (photoId === undefined) return null;
  const upload = await uploads.find(db, { id: photoId, ownerId });
  // Uploads are stored re-encoded, always as JPEG.
  return upload ? { bytes: upload.bytes, mediaType: "image/jpeg" } : null;
}
