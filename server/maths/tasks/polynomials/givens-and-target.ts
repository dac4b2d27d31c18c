import { isSymbol, type Token } from "../../read/token.ts";

/** A question of the form "if …, find …" in either order. */
export interface GivensAndTarget {
  givens: readonly Token[];
  target: readonly Token[];
}

const asking: ReadonlySet<string> = new Set([
  "find",
  "evaluate",
  "calculate",
  "determine",
  "compute",
]);
/** Words before a request that carry no meaning. */
const links: ReadonlySet<string> = new Set(["then", "to", "toh", "and"]);
const openings: ReadonlySet<string> = new Set(["if", "given", "that", "let", "suppose", "when"]);
const articles: ReadonlySet<string> = new Set(["the", "out", "value", "of", "is", "what"]);
const politeness: ReadonlySet<string> = new Set(["please", "pls", "plz", "agar", "yadi"]);
const endings: ReadonlySet<string> = new Set([
  "ka",
  "ki",
  "maan",
  "value",
  "nikalo",
  "batao",
  "kya",
  "hoga",
  "hai",
  "karo",
  "find",
]);

/** Splits a question into what is given and what is requested; null if one part is missing. */
export function splitGivensAndTarget(tokens: readonly Token[]): GivensAndTarget | null {
  const all = trimEnd(dropStart(tokens, politeness), new Set());
  return startsAsking(all) ? wantedFirst(all) : givenFirst(all);
}

function wordOf(token: Token | undefined): string {
  return token?.kind === "word" ? token.text : "";
}

function startsAsking(tokens: readonly Token[]): boolean {
  return asking.has(wordOf(tokens[0])) || isWhatIs(tokens, 0);
}

function isWhatIs(tokens: readonly Token[], at: number): boolean {
  return wordOf(tokens[at]) === "what" && wordOf(tokens[at + 1]) === "is";
}

/** The form "Find W, if G". */
function wantedFirst(tokens: readonly Token[]): GivensAndTarget | null {
  const at = tokens.findIndex((token) => ["if", "when", "given"].includes(wordOf(token)));
  if (at < 0) return null;
  return partsOf(tokens.slice(at), tokens.slice(1, at));
}

/** The forms "If G, then find W" and "agar G to W ka maan nikalo". */
function givenFirst(tokens: readonly Token[]): GivensAndTarget | null {
  const asks = tokens.findIndex((token, at) => {
    const isLast = at === tokens.length - 1;
    return (!isLast && asking.has(wordOf(token))) || isWhatIs(tokens, at);
  });
  if (asks >= 0) return partsOf(tokens.slice(0, asks), tokens.slice(asks + 1));
  const link = tokens.findIndex((token) => ["to", "toh", "then"].includes(wordOf(token)));
  const isAsked = endings.has(wordOf(trimStops(tokens).at(-1)));
  return link > 0 && isAsked ? partsOf(tokens.slice(0, link), tokens.slice(link + 1)) : null;
}

function partsOf(givens: readonly Token[], target: readonly Token[]): GivensAndTarget | null {
  const parts = {
    givens: trimEnd(dropStart(givens, openings), new Set([...links, "ho", "hai"])),
    target: trimEnd(dropStart(target, articles), endings),
  };
  return parts.givens.length > 0 && parts.target.length > 0 ? parts : null;
}

function dropStart(tokens: readonly Token[], words: ReadonlySet<string>): readonly Token[] {
  const start = tokens.findIndex(
    (token) => !words.has(wordOf(token)) && !isSymbol(token, ",", ":", ".", "newline"),
  );
  return start < 0 ? [] : tokens.slice(start);
}

function trimStops(tokens: readonly Token[]): readonly Token[] {
  return trimEnd(tokens, new Set());
}

function trimEnd(tokens: readonly Token[], words: ReadonlySet<string>): readonly Token[] {
  let end = tokens.length;
  while (
    end > 0 &&
    (words.has(wordOf(tokens[end - 1])) ||
      isSymbol(tokens[end - 1], ",", ".", ";", ":", "?", "newline"))
  ) {
    end -= 1;
  }
  return tokens.slice(0, end);
}

/** Splits tokens at "and", commas, semicolons and line breaks. */
export function splitGivens(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const isAnd = ["and", "aur"].includes(wordOf(token));
    if (isAnd || isSymbol(token, ",", ";", "newline")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
