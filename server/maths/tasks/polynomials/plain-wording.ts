/** A question in lower case with single spaces, one kind of minus and no last stop, for patterns of whole questions. */
export function plainWording(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^(?:please|plz|pls) /, "")
    .replace(/ ?[.?]$/, "");
}
