import { withoutFigures } from "#shared/domain/figure-mark.ts";

/** More words than this don't improve a search. */
const mostWords = 10;

/** A letter or a digit, then letters, digits, combining marks and the joiners of Indian scripts. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D]*/gu;

/** The words of a search. Drops all other characters, so that none has a special meaning in a query. */
export function searchWords(search: string): string[] {
  return [...new Set(search.match(word) ?? [])].slice(0, mostWords);
}

/** The number of characters shown before the match. */
const lead = 50;
const longest = 160;

/** A piece of a text around the first match, on one line and without the marks of Markdown and formulas. */
export function excerptOf(text: string, words: readonly string[]): string {
  const plain = withoutMarks(withoutFigures(text));
  const at = Math.max(0, indexOfWords(plain, words) - lead);
  const from = at === 0 ? 0 : plain.indexOf(" ", at) + 1;
  const piece = truncate(plain.slice(from), longest);
  return from === 0 ? piece : `… ${piece}`;
}

/** A text cut at a word boundary if it is longer than that. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(" ", most - 2);
  const cut = text.slice(0, end > most / 2 ? end : most - 2);
  return `${cut.replace(/\p{Surrogate}$/u, "")} …`;
}

function indexOfWords(text: string, words: readonly string[]): number {
  const places = words.map((each) => text.search(new RegExp(`(?<![\\p{L}\\p{N}])${each}`, "iu")));
  return Math.min(...places.filter((place) => place >= 0), text.length);
}

function withoutMarks(text: string): string {
  return text
    .replaceAll(/\\(?:d?frac)\{([^{}]*)\}\{([^{}]*)\}/gu, "$1/$2")
    .replaceAll(/\\(?:text|mathrm)\{([^{}]*)\}/gu, "$1")
    .replaceAll(/\\(?=times|div|pm|le|ge|ne|pi|theta|sqrt)/gu, "")
    .replaceAll(/[$*`#{}]|\\[a-z,;!]+|^\s*>/gmu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
