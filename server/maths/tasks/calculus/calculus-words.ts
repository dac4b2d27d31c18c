import { matchStart, phrase, type Phrase } from "../../read/phrase.ts";
import { isSymbol, type Token } from "../../read/token.ts";

/** Wordings, the longest first. */
export function phrases(...texts: string[]): Phrase[] {
  return texts.map(phrase).toSorted((a, b) => b.parts.length - a.parts.length);
}

const verbs = [
  "find",
  "find out",
  "determine",
  "calculate",
  "compute",
  "evaluate",
  "obtain",
  "work out",
  "what is",
  "what's|whats",
  "what will be",
  "write",
  "write down",
  "give",
  "solve",
  "get",
  "state",
];

const atStart = phrases(
  "please|pls|plz|kindly|hey|hi|hello|sir|mam|madam",
  "can|could|will|would you",
  "help me",
  "tell me",
  "how to",
  "the value of",
  "value of",
  "the following",
  "following",
  "the",
  ...verbs,
);

const atEnd = phrases(
  "please|pls|plz",
  "nikalo|nikaliye|nikale|batao|bataiye|bataye|karo|kijiye|kare|karein|karna",
  "kya hai|hoga|hota",
  "kya hota hai",
  "kitna hai|hoga",
  "find|solve karo|kijiye",
  "find it",
  "ko hal karo",
);

/** The question without polite words and request words: "find", "what is the", "nikalo". */
export function askedFor(tokens: readonly Token[]): readonly Token[] {
  let rest = withoutEdges(tokens);
  for (;;) {
    const start = longest(atStart, (wanted) => matchStart(wanted, rest)?.length);
    const end = longest(
      atEnd,
      (wanted) => matchStart(wanted, rest.slice(-wanted.parts.length))?.length,
    );
    if (start + end === 0 || start + end >= rest.length) return rest;
    rest = withoutEdges(rest.slice(start, rest.length - end));
  }
}

function longest(
  wordings: readonly Phrase[],
  match: (wanted: Phrase) => number | undefined,
): number {
  for (const wanted of wordings) {
    const length = match(wanted);
    if (length !== undefined) return length;
  }
  return 0;
}

/** Punctuation at both ends. */
export function withoutEdges(tokens: readonly Token[]): readonly Token[] {
  const isMark = (token: Token | undefined): boolean =>
    isSymbol(token, ".", ",", ";", ":", "?", "newline");
  let [start, end] = [0, tokens.length];
  while (start < end && isMark(tokens[start])) start += 1;
  while (end > start && isMark(tokens[end - 1])) end -= 1;
  return tokens.slice(start, end);
}

/** The first of the wordings, without gaps, with which the tokens begin; returns its count of tokens. */
export function startsWith(wordings: readonly Phrase[], tokens: readonly Token[]): number {
  return longest(wordings, (wanted) => matchStart(wanted, tokens)?.length);
}
