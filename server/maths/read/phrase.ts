import { isSymbol, type MathsSymbol, type Token } from "./token.ts";

/**
 * A wording with gaps, compiled from text such as `{part} is what % of {whole}`. A gap in braces matches one or
 * more tokens, as few as possible; `{letter:x}` matches exactly one letter. `a|b` are alternatives.
 */
export interface Phrase {
  readonly parts: readonly Part[];
}

type Part =
  | { kind: "words"; options: readonly string[] }
  | { kind: "symbol"; text: MathsSymbol }
  | { kind: "gap"; name: string }
  | { kind: "letter"; name: string };

/** The matched tokens of the gaps. */
export type Gaps = ReadonlyMap<string, readonly Token[]>;

const symbolsInPhrases: ReadonlyMap<string, MathsSymbol> = new Map(
  (["%", "=", "÷", ":", "::", ",", "?", "(", ")", "."] as const).map((text) => [text, text]),
);

export function phrase(text: string): Phrase {
  return { parts: text.split(" ").map(compilePart) };
}

function compilePart(text: string): Part {
  const [, letter, gap] = /^\{(?:letter:(\w+)|(\w+))\}$/.exec(text) ?? [];
  if (letter !== undefined) return { kind: "letter", name: letter };
  if (gap !== undefined) return { kind: "gap", name: gap };
  const symbol = symbolsInPhrases.get(text);
  return symbol ? { kind: "symbol", text: symbol } : { kind: "words", options: text.split("|") };
}

/** Matches all the tokens against a phrase; null if they do not match. */
export function matchPhrase({ parts }: Phrase, tokens: readonly Token[]): Gaps | null {
  return matchFrom(parts, tokens, 0, 0);
}

/** Whether the tokens begin, and whether they end, as a phrase without gaps does: cheaper than a full match. */
export function beginsLike({ parts: [first] }: Phrase, [token]: readonly Token[]): boolean {
  return first !== undefined && token !== undefined && fits(first, token);
}

export function endsLike({ parts }: Phrase, tokens: readonly Token[]): boolean {
  const [last, token] = [parts.at(-1), tokens.at(-1)];
  return last !== undefined && token !== undefined && fits(last, token);
}

/** Matches a phrase without gaps at the start of the tokens; returns the matched letters and the count of tokens. */
export function matchStart(
  { parts }: Phrase,
  tokens: readonly Token[],
): { gaps: Gaps; length: number } | null {
  const gaps = matchFrom(parts, tokens.slice(0, parts.length), 0, 0);
  return gaps && { gaps, length: parts.length };
}

function matchFrom(
  parts: readonly Part[],
  tokens: readonly Token[],
  part: number,
  token: number,
): Map<string, readonly Token[]> | null {
  const wanted = parts[part];
  if (!wanted) return token === tokens.length ? new Map() : null;
  const longest = wanted.kind === "gap" ? tokens.length - token - (parts.length - part - 1) : 1;
  for (let length = 1; length <= longest; length += 1) {
    const first = tokens[token];
    if (first === undefined || !fits(wanted, first)) continue;
    const rest = matchFrom(parts, tokens, part + 1, token + length);
    if (!rest) continue;
    if (wanted.kind === "gap" || wanted.kind === "letter") {
      rest.set(wanted.name, tokens.slice(token, token + length));
    }
    return rest;
  }
  return null;
}

function fits(wanted: Part, token: Token): boolean {
  switch (wanted.kind) {
    case "gap":
      return true;
    case "letter":
      return token.kind === "letter";
    case "symbol":
      return isSymbol(token, wanted.text);
    case "words":
      return (
        (token.kind === "word" || token.kind === "letter") && wanted.options.includes(token.text)
      );
  }
}
