/** Every enclosure that our prompts use. */
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

/** Signs that nobody sees may stand between the letters of an imitation. */
const unseen = String.raw`[\u200B-\u200D\u2060\uFEFF\u00AD\s]*`;

const names = tags.map((tag) => tag.split("").join(unseen)).join("|");

const imitation = new RegExp(
  `[<＜]${unseen}/?${unseen}(?:${names})(?:\\s[^<>＜＞]{0,100})?${unseen}/?[>＞]`,
  "giu",
);

/** Whether a text holds one of our tags. */
export function holdsTag(text: string): boolean {
  return text.search(imitation) !== -1;
}

/**
 * Encloses text of unknown origin between tags, so that a model can tell it from the rules. What looks like one of our
 * tags inside the text is taken out, until nothing does: nobody can close the enclosure, or open another, from within.
 */
export function asData(tag: Tag, text: string): string {
  return `<${tag}>\n${withoutTags(text)}\n</${tag}>`;
}

function withoutTags(text: string): string {
  const cut = text.replaceAll(imitation, "");
  // What stood around an imitation may be one itself: "<</question>question>".
  return cut.length < text.length ? withoutTags(cut) : cut;
}
