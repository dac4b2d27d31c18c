import { beginsLike, endsLike, matchStart, phrase, type Phrase } from "./phrase.ts";
import { isSymbol, type Token } from "./token.ts";

/** A question without its request words. */
export interface FramedQuestion {
  body: readonly Token[];
  /** The requested letters: "find x". */
  targets: readonly string[];
  /** The requested operation: "solve", "simplify". */
  verbs: ReadonlySet<string>;
}

const verbs = [
  "solve",
  "simplify",
  "evaluate",
  "calculate",
  "compute",
  "find",
  "determine",
  "work out",
  "find out",
  "what is",
  "what's",
  "whats",
  "how much is",
  "find the value of",
  "find value of",
  "what is the value of",
  "what will be",
  "what will be the value of",
  "what is the answer of|to",
  "what is the result of",
  "the value of",
  "value of",
];

const equationNames = [
  "the following",
  "the",
  "the equation|equations",
  "the following equation|equations",
  "equation|equations",
  "the quadratic|linear equation",
  "quadratic|linear equation",
  "the following quadratic|linear equation",
  "the following pair of linear equations",
  "the pair of linear equations",
  "the system of equations",
  "the following system of equations",
  "the simultaneous equations",
  "simultaneous equations",
  "the roots of",
  "roots of",
  "the solution|solutions of|to",
  "the real roots|solutions of",
  "the inequality|inequation",
  "the following inequality|inequation",
  "the system",
  "the equations",
  "the pair of equations",
  "the following equations",
  "the zeros|zeroes of",
  "for {letter:x}",
  "for real {letter:x}",
  "for {letter:x} and {letter:y}",
  "for {letter:x} , {letter:y}",
];

const connected = [
  "if",
  "when",
  "in",
  "from",
  "given",
  "such that",
  "so that",
  "for which",
  "satisfying",
  ":",
  ",",
];

/** Longest first, so that "find the value of" is not cut to "find". */
function phrases(...texts: string[]): Phrase[] {
  return texts.map(phrase).toSorted((a, b) => b.parts.length - a.parts.length);
}

const leading = phrases(
  "please|pls|plz|kindly|hey|hi|hello|sir|mam|madam",
  "can|could|will|would you",
  "help me",
  "tell me",
  "if|given|suppose|let",
  "given that",
  "then",
  ...verbs,
  ...equationNames,
  ...[
    "find",
    "determine",
    "calculate",
    "find the value of",
    "determine the value of",
    "find value of",
    "what is",
    "what is the value of",
  ].flatMap((ask) => connected.map((link) => `${ask} {letter:x} ${link}`)),
);

const trailing = phrases(
  "please|pls|plz",
  "solve it|this",
  "solve",
  "and solve",
  "hal karo|kijiye|kare|karein",
  "ko hal karo|kijiye|kare|karein",
  "solve|simplify karo|kijiye|kare|karein",
  "ko solve|simplify karo|kijiye|kare|karein",
  "nikalo|nikaliye|batao|bataiye",
  "kya hai|hoga",
  "kitna hai|hoga",
  "kitna hota hai",
  "ka maan",
  "ki value",
  "mein|me {letter:x} ka maan",
  "mein|me {letter:x} ki value",
  "ka maan nikalo|batao|bataiye",
  "ka maan kya hai|hoga",
  "ki value nikalo|batao",
  "ki value kya hai",
  "{letter:x} ka maan nikalo|batao|bataiye",
  "{letter:x} ka maan kya hai|hoga",
  "{letter:x} ki value nikalo|batao",
  "{letter:x} nikalo|batao",
  "ka|mein|me {letter:x} nikalo|batao|bataiye",
  "mein|me {letter:x} ka maan nikalo|batao|bataiye",
  "mein|me {letter:x} ka maan kya hai|hoga",
  "mein|me {letter:x} ki value nikalo|batao",
  "for {letter:x}",
  "for {letter:x} and {letter:y}",
  "for {letter:x} , {letter:y}",
  "for real {letter:x}",
  "for all real {letter:x}",
  "where {letter:x} is real",
  "where {letter:x} is a real number",
  "over the reals",
  "over the real numbers",
  "in real numbers",
  "solve for {letter:x}",
  "solve for {letter:x} and {letter:y}",
  "find|calculate|determine {letter:x}",
  "find {letter:x} and {letter:y}",
  "find {letter:x} , {letter:y}",
  "find the value|values of {letter:x}",
  "find value of {letter:x}",
  "find the value|values of {letter:x} and {letter:y}",
  "then find {letter:x}",
  "then find the value of {letter:x}",
  "and find {letter:x}",
  "then {letter:x} = ?",
  ", {letter:x} = ?",
  "then {letter:x} =",
  "then {letter:x} is",
  "what is {letter:x}",
  "then what is {letter:x}",
  "what is the value of {letter:x}",
  "is equal to",
  "is equal to what",
);

/**
 * Removes the request words from both ends ("Please solve …", "… find x", "… hal karo", a final question mark).
 * Only wordings listed here are removed, so that no meaningful word is lost.
 */
export function takeFrame(tokens: readonly Token[]): FramedQuestion {
  const asked: string[] = [];
  const said = new Set<string>();
  const from = takeStart(tokens, { asked, said });
  const body = takeEnd(from, { asked, said });
  return { body, targets: [...new Set(asked)], verbs: said };
}

interface Said {
  asked: string[];
  said: Set<string>;
}

function takeStart(tokens: readonly Token[], said: Said): readonly Token[] {
  let rest = tokens;
  for (;;) {
    const found = firstMatch(leading, (wanted) =>
      beginsLike(wanted, rest) ? matchStart(wanted, rest) : null,
    );
    if (found) note(rest.slice(0, found.length), found.letters, said);
    const length = found?.length ?? (isSymbol(rest[0], ":", ",", ".", "newline") ? 1 : 0);
    if (length === 0) return rest;
    rest = rest.slice(length);
  }
}

function takeEnd(tokens: readonly Token[], said: Said): readonly Token[] {
  let rest = tokens;
  for (;;) {
    const found = firstMatch(trailing, (wanted) =>
      endsLike(wanted, rest) ? matchStart(wanted, rest.slice(-wanted.parts.length)) : null,
    );
    if (found) note(rest.slice(-found.length), found.letters, said);
    const length = found?.length ?? (isSymbol(rest.at(-1), "?", ".", ",", ";", "newline") ? 1 : 0);
    if (length === 0 || rest.length === 0) return withoutEquals(rest);
    rest = rest.slice(0, -length);
  }
}

/** "3 + 4 =" requests the value, as on a worksheet. */
function withoutEquals(tokens: readonly Token[]): readonly Token[] {
  const isOnly = tokens.filter((token) => isSymbol(token, "=")).length === 1;
  return isOnly && isSymbol(tokens.at(-1), "=") ? tokens.slice(0, -1) : tokens;
}

function firstMatch(
  candidates: readonly Phrase[],
  match: (wanted: Phrase) => ReturnType<typeof matchStart>,
): { length: number; letters: string[] } | null {
  for (const wanted of candidates) {
    const found = match(wanted);
    if (!found) continue;
    const letters = [...found.gaps.values()].flat().flatMap((token) => {
      return token.kind === "letter" ? [token.text] : [];
    });
    return { length: found.length, letters };
  }
  return null;
}

function note(taken: readonly Token[], letters: string[], { asked, said }: Said): void {
  asked.push(...letters);
  for (const token of taken) if (token.kind === "word") said.add(token.text);
}
