/**
 * Encloses text of unknown origin between tags, so that a model can tell it from the rules. Tags of the same name
 * inside the text are taken out: nobody can close the enclosure from within.
 */
export function asData(tag: string, text: string): string {
  const imitation = new RegExp(`<\\s*/?\\s*${tag}\\s*>`, "giu");
  return `<${tag}>\n${text.replaceAll(imitation, "")}\n</${tag}>`;
}
