import { z } from "zod";

/** The question that a solution answers, transcribed from the student's photo. */
export const transcription = z
  .string()
  .nullable()
  .describe("The question in the photo, copied as it is printed; null where none can be read");

/** Added to the solution of a question with a photo. Models without a strict schema may omit it. */
export const transcriptionField = { transcription: transcription.optional() };
export interface TranscriptionField {
  transcription?: string | null | undefined;
}
