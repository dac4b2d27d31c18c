import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

/** The largest photo accepted, in bytes. */
export const largestPhoto = 10 * 1024 * 1024;

/** What the file picker offers and the server accepts (the server recognises the format by its bytes). */
export const photoTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "image/heif",
  "image/gif",
] as const;

export const readUpload = endpoint({
  method: "GET",
  path: "/api/uploads/:uploadId",
  access: "user",
  summary: "A photo of the student's own.",
  params: z.object({ uploadId: z.uuid() }),
  response: z.void(),
  responseType: "image/*",
});

/** Text, or a place where the reader is uncertain: its candidates, the likeliest first. */
const piece = z.union([
  z.string(),
  z.object({ unsure: z.array(z.string()).check(z.minLength(2)) }),
]);
export type ReadPiece = z.infer<typeof piece>;

const readQuestion = z.object({
  /** Its printed number: "3.", "(iv)"; null where there is none. */
  label: z.nullable(z.string()),
  pieces: z.array(piece),
});
export type ReadQuestion = z.infer<typeof readQuestion>;

/** The reading of a photo. The product reads print only; the student confirms it before it is asked. */
export const photoReading = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("printed"),
    questions: z.array(readQuestion).check(z.minLength(1)),
  }),
  z.object({
    /** `nothing`: no line of writing; `too_slow`: timed out. */
    outcome: z.enum(["handwritten", "nothing", "too_slow"]),
  }),
]);
export type PhotoReading = z.infer<typeof photoReading>;

export const readPhoto = endpoint({
  method: "POST",
  path: "/api/uploads/readings",
  access: "user",
  summary:
    "Reads the printed questions on a photo, for the student to confirm. The photo isn't kept.",
  file: "image",
  response: photoReading,
});
