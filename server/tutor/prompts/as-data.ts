/** Every enclosure that our prompts use. */
const tags = [
  "question",
  "earlier-question",
  "earlier-answer",
  "wrong-line",
  "solved-as",
  "passage",
] as const;

type Tag = (typeof tags)[number];

const imitation = new RegExp(`<\\s*/?\\s*(?:${tags.join("|")})(?![\\p{L}\\p{N}-])[^<>]*>?`, "giu");

/**
 * Encloses text of unknown origin between tags, so that a model can tell it from the rules. What looks like one of our
 * tags inside the text is taken out, until nothing does: nobody can close the enclosure, or open another, from within.
 */
export function asData(tag: Tag, text: string): string {
  return `<${tag}>\n${withoutTags(text)}\n</${tag}>`;
}

function withoutTags(text: string): string {
  const cut = text
    .normalize("NFC")
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/gu, "")
    .replaceAll(imitation, "");
  // What stood around an imitation may be one itself: "<</question>question>".
  return cut.length < text.length ? withoutTags(cut) : cut;
}
