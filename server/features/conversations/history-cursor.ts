import { z } from "zod";
import { ProductError } from "../../errors.ts";

/** The position of a conversation in the list: when it was last used, in microseconds, and its id. */
const cursorSchema = z.tuple([
  z.iso.datetime().refine((at) => at >= "1970", "Before all conversations"),
  z.int().positive(),
]);
export type Cursor = z.infer<typeof cursorSchema>;

export function writeCursor(at: Cursor): string {
  return Buffer.from(JSON.stringify(at)).toString("base64url");
}

/** @throws ProductError for a cursor that the server has not issued. */
export function readCursor(cursor: string): Cursor {
  const read = cursorSchema.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
  if (read.success) return read.data;
  const sentence = "This page of the list can't be found. Open the list anew.";
  throw new ProductError("invalid_input", sentence, { fields: { cursor: sentence } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
