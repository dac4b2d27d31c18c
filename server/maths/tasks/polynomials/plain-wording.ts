/**
 * A question in lower case with single spaces, hyphens as minus signs and no final punctuation, for patterns of whole
 * questions.
 */
export function plainWording(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^(?:please|plz|pls) /, "")
    .replace(/ ?[.?]$/, "");
}
