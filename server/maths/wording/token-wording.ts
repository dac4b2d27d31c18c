import { lazily } from "../read/lazily.ts";
import type { Token } from "../read/token.ts";

/** The tokens that each gap of a wording matched, by name. */
export type Gaps = ReadonlyMap<string, readonly Token[]>;

/**
 * Matches all tokens against a list of wordings, in order, until the gaps of one can be read; null if none matches.
 */
export type Wordings<Name extends string> = <Problem>(
  tokens: readonly Token[],
  read: (gaps: Gaps, name: Name) => Problem | null,
) => Problem | null;

interface CanonicalText {
  /** Every token without its own spaces, followed by one space. */
  text: string;
  words: ReadonlySet<string>;
  /** The start offset of each token in the text, mapped to the token's index. */
  starts: ReadonlyMap<number, number>;
}

/** The text is built once, because dozens of tasks match the same question. */
const texts = new WeakMap<readonly Token[], CanonicalText>();

function canonicalText(tokens: readonly Token[]): CanonicalText {
  const known = texts.get(tokens);
  if (known) return known;
  const starts = new Map<number, number>();
  let text = "";
  const silent = askingWords(tokens);
  tokens.forEach((token, at) => {
    // "the" carries no meaning for numbers in any position.
    if (at < silent || (token.kind === "word" && token.text === "the")) return;
    starts.set(text.length, at);
    text += `${tokenText(token)} `;
  });
  starts.set(text.length, tokens.length);
  const made = { text, words: new Set(text.split(" ")), starts };
  texts.set(tokens, made);
  return made;
}

const asking = new Set([
  "what are",
  "which are",
  "write down",
  "write",
  "list",
  "state",
  "give",
  "name",
]);

/** The number of words at the start that only introduce the request: "what are the factors of 12". */
function askingWords(tokens: readonly Token[]): number {
  const [first, second] = tokens
    .slice(0, 2)
    .map((token) => (token.kind === "word" ? token.text : "?"));
  if (asking.has(`${first} ${second}`)) return 2;
  return first !== undefined && asking.has(first) ? 1 : 0;
}

function tokenText(token: Token): string {
  switch (token.kind) {
    case "number":
      return token.written.replaceAll(/[,{}\s]/g, "_");
    case "fraction":
      return "½";
    case "symbol":
      return symbolTexts[token.text] ?? token.text;
    case "word":
    case "letter":
      return token.text;
    case "unknown":
      // A letter, so that no gap for numbers matches it.
      return `unknown${token.text.replaceAll(/\s/g, "")}`;
  }
}

const symbolTexts: Partial<Record<string, string>> = { frac: "⁄", newline: "⏎" };

/**
 * Compiles wordings; "the" and the introductory words at the start are removed from them. A part is a word, `a|b`
 * alternatives, `[a|b]` an optional part (`_` is a space inside a part), `{name}` a run of numbers and signs without
 * words and commas, `{name...}` a list of such runs with commas or "and", `{name~}` words, `{name*}` any tokens.
 */
export function wordings<const Name extends string>(
  named: Readonly<Record<Name, readonly string[]>>,
): Wordings<Name> {
  // safe: the keys of the record are its names.
  const entries = Object.entries(named) as [Name, readonly string[]][];
  const compiled = lazily(() =>
    entries.flatMap(([name, list]) => list.map((text) => wordingOf(name, text))),
  );
  return (tokens, read) => {
    const { text, words, starts } = canonicalText(tokens);
    for (const { name, needed, pattern } of compiled()) {
      // Most questions lack a word of most wordings; this test is faster than a match.
      if (!needed.every((options) => options.some((word) => words.has(word)))) continue;
      const gaps = gapsOf(pattern().exec(text), tokens, starts);
      const problem = gaps && read(gaps, name);
      if (problem !== null) return problem;
    }
    return null;
  };
}

function wordingOf<Name extends string>(name: Name, text: string) {
  return { name, needed: neededWords(text), pattern: lazily(() => compile(text)) };
}

function gapsOf(
  found: RegExpExecArray | null,
  tokens: readonly Token[],
  starts: CanonicalText["starts"],
): Gaps | null {
  if (!found) return null;
  const gaps = new Map<string, readonly Token[]>();
  for (const [name, place] of Object.entries(found.indices?.groups ?? {})) {
    // An alternative that did not match has no position, despite its type.
    const [start, end] = (place as [number, number] | undefined) ?? [];
    if (start === undefined || end === undefined) continue;
    gaps.set(name, tokens.slice(starts.get(start), starts.get(end)));
  }
  return gaps;
}

/** For each required part, the first words of its options. */
function neededWords(text: string): string[][] {
  return text
    .split(" ")
    .filter((part) => !part.startsWith("{") && !part.startsWith("["))
    .map((part) => part.split("|").map((option) => option.split("_")[0] ?? ""))
    .filter((options) => !options.includes(""));
}

function compile(text: string): RegExp {
  return new RegExp(`^${text.split(" ").map(compilePart).join("")}$`, "d");
}

/** The pattern of a gap, by the mark after its name. */
const gapTokens: Record<string, string> = {
  "": "[^a-z ,;:?⏎]+",
  "...": "[^a-z ?]+|and|aur|or|ya",
  "~": "[a-z'-]+",
  "*": "[^ ]+",
};

function compilePart(part: string): string {
  const [, name, mark] = /^\{(\w+)(|\.\.\.|~|\*)\}$/.exec(part) ?? [];
  const token = mark === undefined ? undefined : gapTokens[mark];
  if (name !== undefined && token !== undefined) return `(?<${name}>(?:(?:${token}) )+?)`;
  const [, optional] = /^\[(.+)\]$/.exec(part) ?? [];
  if (optional !== undefined) return `(?:${alternatives(optional)})?`;
  return alternatives(part);
}

function alternatives(part: string): string {
  const options = part
    .split("|")
    .map((option) => `${option.replaceAll(/[()?.*+^$:]/g, "\\$&").replaceAll("_", " ")} `);
  return options.length === 1 ? (options[0] ?? "") : `(?:${options.join("|")})`;
}

/** The tokens of a gap that the wording must have; a wording without it is a bug. */
export function gap(gaps: Gaps, name: string): readonly Token[] {
  const tokens = gaps.get(name);
  if (!tokens) throw new Error(`The wording has no gap ${name}`);
  return tokens;
}
