import { z } from "zod";

/** The question that a solution answers, copied from the student's photo. */
export const transcription = z
  .string()
  .nullable()
  .describe("The question in the photo, copied as it is printed; null where none can be read");

/** Beside the solution of what came with a photo. Models that are not held to the schema may leave it out. */
export const transcribed = { transcription: transcription.optional() };
export interface Transcribed {
  transcription?: string | null | undefined;
}
