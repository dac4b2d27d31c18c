import { normalWord } from "./normal-words.ts";

/** Sets of words that phrases name as `<name>`. */
export type WordSets = Readonly<Record<string, string>>;

/**
 * Compiles phrases into one pattern for texts from `normalWords`. A phrase is words with spaces between them:
 * `a|b` either · `<set>` any word of a set · `word*` any word that begins so · `word?` or nothing · `word%` up to three
 * of it · `~` up to three words between, `~5` up to five, never past the end of a sentence · `!word` not this one next ·
 * `-word` not this one before · `word|$` or the end ·
 * `^` and `$` the beginning and the end of a sentence, `^^` and `$$` of the text.
 * Every repetition is bounded, so that the time grows with the length of the text alone.
 */
export function compilePhrases(phrases: readonly string[], sets: WordSets = {}): RegExp {
  const sources = phrases.map((phrase) =>
    phrase
      .trim()
      .split(/\s+/u)
      .map((part) => compilePart(part, sets))
      .join(""),
  );
  return new RegExp(`(?<= )(?:${sources.join("|")})`, "u");
}

const anchors: Readonly<Record<string, string>> = {
  "^": "(?<=^ |\\. )",
  $: "(?=\\. |$)",
  "^^": "(?<=^ )",
  $$: "(?:\\. )*$",
};

function compilePart(part: string, sets: WordSets): string {
  const anchor = anchors[part];
  if (anchor !== undefined) return anchor;
  const gap = /^~(\d?)$/u.exec(part);
  if (gap) return `(?:[^ .]+ ){0,${gap[1] || "3"}}?`;
  if (part.startsWith("!")) return `(?!${either(part.slice(1), sets)} )`;
  if (part.startsWith("-")) return `(?<!(?<= )${either(part.slice(1), sets)} )`;
  if (part.endsWith("?")) return `(?:${either(part.slice(0, -1), sets)} )?`;
  if (part.endsWith("%")) return `(?:${either(part.slice(0, -1), sets)} ){0,3}`;
  if (part.endsWith("|$")) return `(?:${either(part.slice(0, -2), sets)} |${anchors["$"]})`;
  return `${either(part, sets)} `;
}

function either(words: string, sets: WordSets): string {
  const all = words.split("|").flatMap((word) => {
    const name = /^<(.+)>$/u.exec(word)?.[1];
    if (name === undefined) return [word];
    const set = sets[name];
    if (set === undefined) throw new Error(`There is no set of words named ${name}`);
    return set.trim().split(/\s+/u);
  });
  return `(?:${[...new Set(all.map(compileWord))].join("|")})`;
}

function compileWord(word: string): string {
  const isPrefix = word.endsWith("*");
  const normal = normalWord(isPrefix ? word.slice(0, -1) : word);
  return isPrefix ? `${normal}[^ .]*` : normal;
}
