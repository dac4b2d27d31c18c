import type { Photo } from "../photo.ts";

/**
 * What is said to a model. Rules are the system's; whatever a student wrote or photographed is the user's; what the
 * tutor answered before is the assistant's.
 */
export type Message =
  | { role: "system"; content: string }
  | { role: "user"; content: string; photo?: Photo }
  | { role: "assistant"; content: string };
