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
  sharedRules: readonly string[];
  /** Specific to this student and her question. */
  own: readonly string[];
}

/** The system message: the shared prefix comes first. */
export function systemMessage({ sharedRules, own }: Rules): Message {
  return { role: "system", content: [...sharedRules, ...own].join("\n\n") };
}

/** Every tag that the prompts use. */
const tags = [
  "question",
  "photo-question",
  "earlier-question",
  "earlier-answer",
  "earlier-reply",
  "earlier-explanation",
  "earlier-solution",
  "wrong-line",
  "wrong-question",
  "attempt-check",
  "wish",
  "solved-as",
  "passage",
] as const;

type Tag = (typeof tags)[number];

/** Invisible characters may be inserted into an imitated tag. */
const unseen = String.raw`[\u200B-\u200D\u2060\uFEFF\u00AD\s]*`;

const names = tags.map((tag) => tag.split("").join(unseen)).join("|");

const imitation = new RegExp(
  `[<＜]${unseen}/?${unseen}(?:${names})(?:\\s[^<>＜＞]{0,100})?${unseen}/?[>＞]`,
  "giu",
);

/** Whether a text contains one of the tags. */
export function holdsTag(text: string): boolean {
  return text.search(imitation) !== -1;
}

/**
 * Encloses untrusted text between tags, so that a model can distinguish it from the rules (against prompt injection).
 * Everything inside that looks like one of the tags is removed, repeatedly: the text can't close the enclosure, or open
 * another.
 */
export function asData(tag: Tag, text: string): string {
  return `<${tag}>\n${withoutTags(text)}\n</${tag}>`;
}

function withoutTags(text: string): string {
  const cut = text.replaceAll(imitation, "");
  // The text around a removed imitation may form another: "<</question>question>".
  return cut.length < text.length ? withoutTags(cut) : cut;
}
