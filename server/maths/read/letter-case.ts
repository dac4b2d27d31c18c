import type { Token } from "./token.ts";

/**
 * Whether a letter stands in both cases, as in A = a + 2h. Letters are read without their case, so that two unknowns
 * would become one. A capital at the very start may be the phone's.
 */
export function mixesCase(tokens: readonly Token[]): boolean {
  const written = new Map<string, string>();
  return tokens.some((token) => {
    if (token.kind !== "letter" || token.start === 0 || !/^[a-z]$/i.test(token.written))
      return false;
    const before = written.get(token.text) ?? token.written;
    written.set(token.text, before);
    return before !== token.written;
  });
}
