import { takeFrame } from "./frame.ts";
import type { Question } from "./question.ts";
import { isSymbol, type Token } from "./token.ts";

/** A question without the words that name a method, and the method. */
export interface MethodRequest<Method> {
  question: Question;
  method: Method;
}

const openings: ReadonlySet<string> = new Set(["by", "using", "through", "via", "with"]);
const fillers: ReadonlySet<string> = new Set(["the", "method", "of", "using", "a"]);
/** "factorisation se hal karo". */
const closings: ReadonlySet<string> = new Set(["se", "ki", "madad", "dwara", "karke"]);

/**
 * Removes the name of a method from a question: "by the method of …", "using …", "… method se". Names are
 * words in lower case separated by one space. Null if the question names none of them.
 */
export function takeMethod<Method>(
  { text, tokens }: Question,
  names: ReadonlyMap<string, Method>,
): MethodRequest<Method> | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = methodAt(tokens, at, names);
    if (!found) continue;
    const before = tokens.slice(0, at);
    const rest = [
      ...(isSymbol(before.at(-1), ",") ? before.slice(0, -1) : before),
      ...tokens.slice(found.end),
    ];
    return { question: { text, tokens: rest, ...takeFrame(rest) }, method: found.method };
  }
  return null;
}

function methodAt<Method>(
  tokens: readonly Token[],
  start: number,
  names: ReadonlyMap<string, Method>,
): { method: Method; end: number } | null {
  const isOpened = openings.has(wordAt(tokens, start));
  const named = nameAt(tokens, isOpened ? skip(tokens, start + 1, fillers) : start, names);
  if (!named) return null;
  const end = wordAt(tokens, named.end) === "method" ? named.end + 1 : named.end;
  const closed = skip(tokens, end, closings);
  const isNamed = isOpened || closed > end || named.isAdverb;
  return isNamed ? { method: named.method, end: isOpened ? end : closed } : null;
}

const longestName = 6;

function nameAt<Method>(
  tokens: readonly Token[],
  start: number,
  names: ReadonlyMap<string, Method>,
): { method: Method; end: number; isAdverb: boolean } | null {
  for (let end = start + longestName; end > start; end -= 1) {
    const words = tokens.slice(start, end).filter((token) => !isSymbol(token, "-"));
    if (!words.every(({ kind }) => kind === "word") || end > tokens.length) continue;
    const name = words.map((_, place) => wordAt(words, place)).join(" ");
    const method = names.get(name);
    if (method !== undefined) return { method, end, isAdverb: name.endsWith("ally") };
  }
  return null;
}

function skip(tokens: readonly Token[], start: number, words: ReadonlySet<string>): number {
  let at = start;
  while (words.has(wordAt(tokens, at))) at += 1;
  return at;
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === "word" || token?.kind === "letter" ? token.text : "";
}
