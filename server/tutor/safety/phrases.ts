import { normalWord } from "./normal-words.ts";

/** Word sets that phrases refer to as `<name>`. */
export type WordSets = Readonly<Record<string, string>>;

/** Whether a text from `normalWords` contains one of the phrases. */
export interface Phrases {
  test: (text: string) => boolean;
}

interface Words {
  exact: ReadonlySet<string>;
  prefixes: readonly string[];
}

type Part =
  | { kind: "words"; words: Words; most: number; least: number }
  | { kind: "words or end"; words: Words }
  | { kind: "not"; words: Words; offset: 0 | -1 }
  | { kind: "gap"; most: number }
  | { kind: "anchor"; sign: Anchor };

type Anchor = "^" | "$" | "^^" | "$$";

/**
 * Parses phrases. A phrase is words with spaces between them: `a|b` either · `<set>` any word of a set · `word*` any
 * word with this prefix · `word?` or nothing · `word%` up to three of it · `~` up to three words between, `~5` up to
 * five, never past the end of a sentence · `!word` not this one next · `-word` not this one before · `word|$` or the
 * end · `^` and `$` the beginning and the end of a sentence, `^^` and `$$` of the text. Not a regular expression:
 * hundreds of phrases as one take a second to compile, and every repetition here is bounded.
 */
export function compilePhrases(phrases: readonly string[], sets: WordSets = {}): Phrases {
  const all = phrases.map((phrase) =>
    phrase
      .trim()
      .split(/\s+/u)
      .map((part) => readPart(part, sets)),
  );
  return {
    test: (text) => {
      const words = text.trim().split(" ");
      const different = [...new Set(words)];
      return all
        .filter((parts) => mayMatch(parts, different))
        .some((parts) => words.some((_, start) => matches(parts, 0, words, start)));
    },
  };
}

/** Most phrases are excluded at once, since a word that they need is nowhere in the text. */
function mayMatch(parts: readonly Part[], different: readonly string[]): boolean {
  return parts.every(
    (part) =>
      part.kind !== "words" ||
      part.least === 0 ||
      different.some((word) => isOne(part.words, word)),
  );
}

const anchors: readonly Anchor[] = ["^", "$", "^^", "$$"];

function readPart(part: string, sets: WordSets): Part {
  const sign = anchors.find((anchor) => anchor === part);
  if (sign) return { kind: "anchor", sign };
  if (part.startsWith("~")) return { kind: "gap", most: Number(part.slice(1) || "3") };
  if (part.startsWith("!"))
    return { kind: "not", words: readWords(part.slice(1), sets), offset: 0 };
  if (part.startsWith("-")) {
    return { kind: "not", words: readWords(part.slice(1), sets), offset: -1 };
  }
  return readWanted(part, sets);
}

function readWanted(part: string, sets: WordSets): Part {
  if (part.endsWith("|$")) {
    return { kind: "words or end", words: readWords(part.slice(0, -2), sets) };
  }
  const isOptional = /[?%]$/u.test(part);
  const words = readWords(isOptional ? part.slice(0, -1) : part, sets);
  return { kind: "words", words, most: part.endsWith("%") ? 3 : 1, least: isOptional ? 0 : 1 };
}

function readWords(source: string, sets: WordSets): Words {
  const all = source.split("|").flatMap((word) => {
    const name = /^<(.+)>$/u.exec(word)?.[1];
    if (name === undefined) return [word];
    const set = sets[name];
    if (set === undefined) throw new Error(`There is no set of words named ${name}`);
    return set.trim().split(/\s+/u);
  });
  return {
    exact: new Set(all.filter((word) => !word.endsWith("*")).map(normalWord)),
    prefixes: all.filter((word) => word.endsWith("*")).map((word) => normalWord(word.slice(0, -1))),
  };
}

/** Whether the parts from `index` on match the words from `at` on. */
function matches(
  parts: readonly Part[],
  index: number,
  words: readonly string[],
  at: number,
): boolean {
  const part = parts[index];
  if (!part) return true;
  const next = (from: number) => matches(parts, index + 1, words, from);
  switch (part.kind) {
    case "words":
      return matchesWords(part, words, at, next);
    case "words or end":
      return next(isEnd(words, at) ? at : at + 1) && isOneOrEnd(part.words, words, at);
    case "gap":
      return matchesGap(part.most, words, at, next);
    case "not":
    case "anchor":
      return holds(part, words, at) && next(at);
  }
}

/** Parts that consume no word. */
function holds(
  part: Extract<Part, { kind: "not" | "anchor" }>,
  words: readonly string[],
  at: number,
): boolean {
  return part.kind === "not"
    ? !isOne(part.words, words[at + part.offset])
    : isAnchored(part.sign, words, at);
}

function matchesWords(
  { words: phraseWords, most, least }: Extract<Part, { kind: "words" }>,
  words: readonly string[],
  at: number,
  next: (from: number) => boolean,
): boolean {
  for (let count = 0; count <= most; count += 1) {
    if (count > 0 && !isOne(phraseWords, words[at + count - 1])) return false;
    if (count >= least && next(at + count)) return true;
  }
  return false;
}

function matchesGap(
  most: number,
  words: readonly string[],
  at: number,
  next: (from: number) => boolean,
): boolean {
  for (let count = 0; count <= most; count += 1) {
    if (next(at + count)) return true;
    if (isEnd(words, at + count)) return false;
  }
  return false;
}

function isAnchored(sign: Anchor, words: readonly string[], at: number): boolean {
  if (sign === "^^") return at === 0;
  if (sign === "^") return at === 0 || words[at - 1] === ".";
  if (sign === "$") return isEnd(words, at);
  return words.slice(at).every((word) => word === ".");
}

function isOneOrEnd(wanted: Words, words: readonly string[], at: number): boolean {
  return isEnd(words, at) || isOne(wanted, words[at]);
}

function isEnd(words: readonly string[], at: number): boolean {
  return at >= words.length || words[at] === ".";
}

function isOne({ exact, prefixes }: Words, word: string | undefined): boolean {
  if (word === undefined) return false;
  return exact.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}
