import type { Photo } from "../photo.ts";

/**
 * What is said to a model. Rules are the system's; whatever a student wrote or photographed is the user's; what the
 * tutor answered before is the assistant's.
 */
export type Message =
  | { role: "system"; content: string }
  | { role: "user"; content: string; photo?: Photo }
  | { role: "assistant"; content: string };

interface Rules {
  /** Word for word the same whoever asks: a provider's prompt cache takes this prefix once for all. */
  shared: readonly string[];
  /** What is of this student and her question. */
  own: readonly string[];
}

/** The system message: what is the same for every student stands first. */
export function systemMessage({ shared, own }: Rules): Message {
  return { role: "system", content: [...shared, ...own].join("\n\n") };
}
