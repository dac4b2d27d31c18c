import type { Db } from "../../db/db.ts";
import type { Photo } from "../../tutor/photo.ts";
import * as uploads from "./uploads.repository.ts";

/** The photo that came with a question, for the tutor to look at; null where there is none. */
export async function photoOfQuestion(
  db: Db,
  { photoId, ownerId }: { photoId: string | undefined; ownerId: number },
): Promise<Photo | null> {
  if (photoId === undefined) return null;
  const upload = await uploads.find(db, { id: photoId, ownerId });
  // Uploads are kept as we encoded them, which is always JPEG.
  return upload ? { bytes: upload.bytes, mediaType: "image/jpeg" } : null;
}
