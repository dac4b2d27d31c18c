import { z } from "zod/mini";

/** The largest photo that is accepted, in bytes. */
export const largestPhoto = 10 * 1024 * 1024;

/** What the picker offers and the server accepts (recognised by bytes, not by this name). */
export const photoTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "image/heif",
  "image/gif",
] as const;

/** `GET /api/uploads/:uploadId` answers with bytes, not JSON, and so is mounted by hand. */
export const uploadParams = z.object({ uploadId: z.uuid() });
