import { numberWord } from "../numbers/number-words.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import type { Question } from "../read/question.ts";
import { isSymbol, type Token } from "../read/token.ts";

const lines = new WeakMap<Question, string>();

/**
 * A question as one line of atoms, each followed by a space: numbers with their sign (`-7/2`, `2.5`; a comma inside a
 * number is kept, because it may separate two numbers, and becomes `‚` where it more likely groups digits), words in
 * lower case without "the", ordinals as `10 th`, signs, `...` for any dots, `_` for a blank and `⏎` for a line break.
 * An unreadable token is `¤`, which no wording matches.
 */
export function questionRows(question: Question): string {
  const known = lines.get(question);
  if (known !== undefined) return known;
  const made = atomsOf(question.tokens)
    .map((atom) => `${atom} `)
    .join("")
    .replace(/(?:(?<= |^)[.?⏎] )+$/, "");
  lines.set(question, made);
  return made;
}

/** The same, if line breaks only wrap the text. */
export function questionLine(question: Question): string {
  return questionRows(question).replaceAll("⏎ ", "");
}

function atomsOf(tokens: readonly Token[]): string[] {
  const atoms: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const { made, length } = dotsAt(tokens, at) ??
      numberAt(tokens, at, atoms.at(-1)) ??
      ordinalMark(tokens, at) ?? { made: atomsOfToken(tokens, at), length: 1 };
    atoms.push(...made);
    at += length;
  }
  return atoms;
}

interface Atoms {
  made: string[];
  length: number;
}

const dotCommands = new Set(["…", "⋯", "\\ldots", "\\dots", "\\cdots"]);

function dotsAt(tokens: readonly Token[], at: number): Atoms | null {
  let length = 0;
  for (; isDots(tokens[at + length]) || isSymbol(tokens[at + length], "."); length += 1);
  const isMany = length > 1 || (length === 1 && isDots(tokens[at]));
  return isMany ? { made: ["..."], length } : null;
}

function isDots(token: Token | undefined): boolean {
  return token?.kind === "unknown" && dotCommands.has(token.text);
}

/** A number with its sign, where a minus cannot mean subtraction. */
function numberAt(tokens: readonly Token[], at: number, before: string | undefined): Atoms | null {
  const sign = tokens[at];
  if (!isSymbol(sign, "-")) return unsignedAt(tokens, at);
  const isLoose = sign?.spaced === false || tokens[at + 1]?.spaced === true;
  if (isLoose && isOperand(before)) return null;
  const size = unsignedAt(tokens, at + 1);
  if (!size || size.made.length > 1) return null;
  return { made: [`-${size.made[0] ?? ""}`], length: size.length + 1 };
}

/** A token from which a following minus subtracts. */
function isOperand(atom: string | undefined): boolean {
  return atom !== undefined && /^(?:-?[\d.].*|[a-zα-ω](?:_\w+)?|\))$/u.test(atom);
}

function unsignedAt(tokens: readonly Token[], at: number): Atoms | null {
  const token = tokens[at];
  switch (token?.kind) {
    case "word":
      return numberWordAt(tokens, at);
    case "fraction":
      return { made: [`${token.numerator}/${token.denominator}`], length: 1 };
    case "number":
      return digitsAt(tokens, at, token);
    case "letter":
    case "symbol":
    case "unknown":
    case undefined:
      return isSymbol(token, "frac") ? latexFraction(tokens, at) : null;
  }
}

/** A number in digits, with an adjacent fraction. */
function digitsAt(tokens: readonly Token[], at: number, token: Digits): Atoms {
  const next = tokens[at + 1];
  if (next?.kind === "fraction") {
    const part = q.rational(next.numerator, next.denominator);
    return { made: [plain(q.add(token.value, part))], length: 2 };
  }
  return slashAt(tokens, at) ?? mixedAt(tokens, at) ?? { made: [typed(token, tokens)], length: 1 };
}

function plain({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`;
}

type Digits = Extract<Token, { kind: "number" }>;

/** Decimals keep their places; ambiguous commas are kept, as `‚` if the other commas are followed by a space. */
function typed({ written, grouping, value }: Digits, tokens: readonly Token[]): string {
  // ² stands for 2.
  if (!/^[\d.]/.test(written)) return value.numerator.toString();
  const digits = written.replaceAll(/[{}\s]/g, "");
  if (grouping !== "possible") return digits.replaceAll(",", "");
  const isSpaced = tokens.some((token, at) => {
    return (
      isSymbol(token, ",") && tokens[at + 1]?.spaced === true && tokens[at + 1]?.kind === "number"
    );
  });
  return isSpaced ? digits.replaceAll(",", "‚") : digits;
}

function isWhole(token: Token | undefined): token is Digits {
  return token?.kind === "number" && token.places === 0 && token.grouping === "none";
}

function slashAt(tokens: readonly Token[], at: number): Atoms | null {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isWhole(top) || !isSymbol(slash, "/") || !isWhole(bottom)) return null;
  const isTight = slash?.spaced === false && !bottom.spaced && !isSymbol(tokens[at + 3], "/", "^");
  if (!isTight || q.isZero(bottom.value)) return null;
  return { made: [`${top.value.numerator}/${bottom.value.numerator}`], length: 3 };
}

/** 3 1/2: a proper fraction after a whole number. */
function mixedAt(tokens: readonly Token[], at: number): Atoms | null {
  const [whole, top, , bottom] = tokens.slice(at, at + 4);
  if (!isWhole(whole) || !isWhole(top) || !top.spaced || !isWhole(bottom)) return null;
  const part = slashAt(tokens, at + 1);
  if (!part || top.value.numerator >= bottom.value.numerator) return null;
  const value = q.add(whole.value, q.divide(top.value, bottom.value));
  return { made: [plain(value)], length: 4 };
}

function latexFraction(tokens: readonly Token[], at: number): Atoms | null {
  const [top, bottom] = [tokens[at + 2], tokens[at + 5]];
  const isClosed = [3, 6].every((ahead) => isSymbol(tokens[at + ahead], ")"));
  if (!isClosed || !isWhole(top) || !isWhole(bottom) || q.isZero(bottom.value)) return null;
  return { made: [`${top.value.numerator}/${bottom.value.numerator}`], length: 7 };
}

/** "twenty", "twenty-five", "five". */
function numberWordAt(tokens: readonly Token[], at: number): Atoms | null {
  const first = wordValue(tokens[at]);
  if (first === undefined) return null;
  const dash = isSymbol(tokens[at + 1], "-") ? 1 : 0;
  const second = wordValue(tokens[at + 1 + dash]);
  const isPair = first >= 20n && second !== undefined && second > 0n && second < 10n;
  if (isPair) return { made: [(first + second).toString()], length: 2 + dash };
  return { made: [first.toString()], length: 1 };
}

function wordValue(token: Token | undefined): bigint | undefined {
  return token?.kind === "word" ? numberWord(token.text) : undefined;
}

const marks = new Set(["th", "st", "nd", "rd"]);

/** The suffix of an ordinal, also raised: 10th, n^{th}, 21st. */
function ordinalMark(tokens: readonly Token[], at: number): Atoms | null {
  const before = tokens[at - 1];
  const isNumbered = before?.kind === "number" || before?.kind === "letter";
  const length = isNumbered ? markLength(tokens.slice(at, at + 4)) : 0;
  return length === 0 ? null : { made: ["th"], length };
}

/** How many of the first tokens form the suffix; 0 if there is none. */
function markLength([token, inner, mark, close]: readonly Token[]): number {
  if (isMark(token)) return 1;
  if (isSymbol(token, "-", "^") && isMark(inner)) return 2;
  const isRaised = isSymbol(token, "^") && isSymbol(inner, "(");
  return isRaised && isMark(mark) && isSymbol(close, ")") ? 4 : 0;
}

function isMark(token: Token | undefined): boolean {
  return token?.kind === "word" && marks.has(token.text);
}

const ordinals = (
  "second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth " +
  "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
).split(" ");

const rewritten: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    the: [],
    "what's": ["what", "is"],
    whats: ["what", "is"],
    "1st": ["first"],
  }),
);

function atomsOfToken(tokens: readonly Token[], at: number): string[] {
  const token = tokens[at];
  switch (token?.kind) {
    case "word":
      return wordAtoms(token.text);
    case "letter":
      return [token.text];
    case "symbol":
      return symbolAtoms(tokens, at, token);
    case "unknown":
      return unknownAtoms(token.text);
    case "number":
    case "fraction":
    case undefined:
      return ["¤"];
  }
}

function unknownAtoms(text: string): string[] {
  if (quotes.has(text)) return [];
  return [["∑", "Σ", "\\sum"].includes(text) ? "Σ" : "¤"];
}

function wordAtoms(text: string): string[] {
  const known = rewritten.get(text);
  if (known) return [...known];
  if (ordinals.includes(text)) return [`${ordinals.indexOf(text) + 2}`, "th"];
  const [, letter] = /^([a-z])'?th$/.exec(text) ?? [];
  return letter === undefined ? [text] : [letter, "th"];
}

const symbolAtom: Partial<Record<string, string>> = {
  "×": "*",
  "÷": "/",
  newline: "⏎",
  ";": ",",
  // Wordings give these tokens their own meaning.
  "<": "lt",
  ">": "gt",
  frac: "\\frac",
  "√[": "¤",
};

function symbolAtoms(
  tokens: readonly Token[],
  at: number,
  token: Extract<Token, { kind: "symbol" }>,
): string[] {
  // "times" and "percent" are operators in a calculation and words in a word problem.
  if (/^[a-z]/i.test(token.written)) return token.written.toLowerCase().split(/\s+/);
  if (token.text === "-" && isHyphen(tokens, at)) return [];
  if (token.text === "'" && isQuote(tokens, at)) return [];
  if (token.text === "_" && isSymbol(tokens[at - 1], "_")) return [];
  return [symbolAtom[token.text] ?? token.text];
}

const quotes = new Set(['"', "“", "”", "‘", "’", "`"]);

/** Only around a word, not after a letter of a formula. */
function isQuote(tokens: readonly Token[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some((token) => token?.kind === "word");
}

/** A hyphen inside a word, as in two-digit. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, dash, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isTight = dash?.spaced === false && after?.spaced === false;
  const isCompound = before?.kind === "word" || before?.kind === "number";
  return isTight && isCompound && after.kind === "word";
}
