import type { Photo } from "../photo.ts";

/**
 * A message to a model. Rules are in the system's; everything that a student wrote or photographed is in the user's;
 * the tutor's earlier answers are the assistant's.
 */
export type Message =
  | { role: "system"; content: string }
  | { role: "user"; content: string; photo?: Photo }
  | { role: "assistant"; content: string };

interface Rules {
  /** Identical for all students: a provider's prompt cache stores this prefix once. */
  shared: readonly string[];
  /** Specific to this student and her question. */
  own: readonly string[];
}

/** The system message: the shared prefix comes first. */
export function systemMessage({ shared, own }: Rules): Message {
  return { role: "system", content: [...shared, ...own].join("\n\n") };
}
