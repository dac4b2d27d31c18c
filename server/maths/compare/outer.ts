/** The index of each closing bracket of a text, so that cuts are made outside brackets. */
export function splitOutside(text: string, cut: RegExp): string[] {
  const pattern = new RegExp(cut.source, `${cut.flags.replaceAll(/[gy]/g, "")}y`);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (depth !== 0) continue;
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined || found === "") continue;
    parts.push(text.slice(start, at));
    start = at + found.length;
    at = start - 1;
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim());
}

/** The content of brackets that enclose the whole text: 2, 3 of {2, 3}; null for any other text. */
export function insideBrackets(text: string, open = "([{"): string | null {
  const plain = text.trim();
  if (!open.includes(plain.charAt(0)) || plain === "") return null;
  let depth = 0;
  for (let at = 0; at < plain.length; at += 1) {
    if ("([{".includes(plain.charAt(at))) depth += 1;
    if (")]}".includes(plain.charAt(at))) depth -= 1;
    if (depth === 0) return at === plain.length - 1 ? plain.slice(1, -1).trim() : null;
  }
  return null;
}
