import { evaluateSurd } from "../expressions/evaluate-surd.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { surd, type Surd } from "../numbers/surd.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { isSymbol, type MathsSymbol, type Token } from "../read/token.ts";
import { Refusal } from "../refusal.ts";
import { numberWord } from "../numbers/number-words.ts";

/** A number that a text mentions. */
interface Mention {
  value: Surd | null;
  /** The terms, if it is a ratio. */
  ratio: Rational[] | null;
  /** The number as written, to distinguish 6/8 from 3/4. */
  form: string;
  /** Whether the text states it as the answer: "x = 4", "the answer is 4". */
  isStated: boolean;
}

/** Longer texts are split into pieces, because no number is that long. */
const pieceLength = 2000;

function tokensOf(text: string): Token[] {
  const plain = text.replaceAll(/[$*_`]/g, " ");
  const tokens: Token[] = [];
  for (let at = 0; at < plain.length; at += pieceLength) {
    tokens.push(...tokenise(plain.slice(at, at + pieceLength).replaceAll(/\d{25,}/g, " ")));
  }
  return tokens.map((token, at): Token => {
    const word = token.kind === "word" ? numberWord(token.text) : undefined;
    return word === undefined || isArticle(tokens, at)
      ? token
      : { ...token, kind: "number", value: q.rational(word), places: 0, grouping: "none" };
  });
}

/** "One side", "one of them": "one" before another word does not count, unless the text states it as the answer. */
function isArticle(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isOne = token?.kind === "word" && token.text === "one" && after?.kind === "word";
  return isOne && !(before?.kind === "word" && sayings.has(before.text));
}

/** The written forms of a number in a text. */
export function writtenForms(text: string): Set<string> {
  return new Set(findMentions(text).map(({ form }) => form));
}

/** Every number of a text: whole and decimal numbers, number words, fractions, mixed numbers, surds, ratios. */
export function findMentions(text: string): Mention[] {
  const tokens = tokensOf(text);
  const mentions: Mention[] = [...rootRuns(tokens), ...ratios(tokens)];
  for (let at = 0; at < tokens.length;) {
    const length = literalLength(tokens, at);
    if (length > 0) mentions.push(literal(tokens, at, length));
    at += Math.max(1, length);
  }
  return mentions;
}

/** The count of tokens of the number that starts here: `\frac{19}{12}` is 7, `1 7/12` is 4, 19/12 is 3. */
function literalLength(tokens: readonly Token[], at: number): number {
  const { kind } = tokens[at] ?? {};
  if (kind !== "number" && kind !== "fraction" && !isSymbol(tokens[at], "frac")) return 0;
  for (const shape of shapes) {
    const run = tokens.slice(at, at + shape.length);
    if (run.length === shape.length && run.every((token, index) => isShaped(token, shape[index]))) {
      return shape.length;
    }
  }
  return 0;
}

type Part = MathsSymbol | "n" | "½";

const latexFraction: Part[] = ["frac", "(", "n", ")", "(", "n", ")"];
const negativeFraction: Part[] = ["frac", "(", "-", "n", ")", "(", "n", ")"];
const shapes: Part[][] = [
  ["n", ...latexFraction],
  negativeFraction,
  latexFraction,
  ["n", "n", "/", "n"],
  ["n", "/", "n"],
  ["n", "½"],
  ["½"],
  ["n"],
];

function isShaped(token: Token, part: Part | undefined): boolean {
  if (part === "n") return token.kind === "number";
  if (part === "½") return token.kind === "fraction";
  return part !== undefined && isSymbol(token, part);
}

function literal(tokens: readonly Token[], at: number, length: number): Mention {
  const run = tokens.slice(at, at + length);
  const isNegative = isSymbol(tokens[at - 1], "-") && !endsOperand(tokens[at - 2]);
  const size = valueOf(run);
  const value = size && isNegative ? surd(q.negate(size.rational)) : size;
  return {
    // A coefficient or an exponent is not a separate value.
    value: isPartOfTerm(tokens, at, length) ? null : value,
    ratio: null,
    form: formOf(run),
    isStated: isStated(tokens, isNegative ? at - 1 : at),
  };
}

function endsOperand(token: Token | undefined): boolean {
  const isOperand =
    token?.kind === "number" || token?.kind === "letter" || token?.kind === "fraction";
  return isOperand || isSymbol(token, ")");
}

function isPartOfTerm(tokens: readonly Token[], at: number, length: number): boolean {
  const next = tokens[at + length];
  const isCoefficient = next?.kind === "letter" && !next.spaced;
  const isExponent =
    isSymbol(tokens[at - 1], "^") ||
    (isSymbol(tokens[at - 1], "(") && isSymbol(tokens[at - 2], "^"));
  return isCoefficient || isExponent;
}

function valueOf(run: readonly Token[]): Surd | null {
  const [only] = run;
  if (run.length === 1 && only?.kind === "number") return surd(only.value);
  try {
    const spaced = run.map((token, at) => ({ ...token, spaced: at === 1 && run.length === 4 }));
    return evaluateSurd(parseExpression(spaced));
  } catch (error) {
    // 1/0 and 3 5/2 look like numbers but are not.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The numbers in a run: 6/8 and `\frac{6}{8}` are both "6/1 8/1". */
function formOf(run: readonly Token[]): string {
  const numbers = run.flatMap((token) => {
    if (token.kind === "fraction") return [`${token.numerator}/1`, `${token.denominator}/1`];
    return token.kind === "number" ? [`${token.value.numerator}/${token.value.denominator}`] : [];
  });
  return numbers.join(" ");
}

const sayings = new Set(
  "is equals get gives hai hoga be makes obtain obtains yields becomes".split(" "),
);
/** "It comes to 4", "works out to 4", "is equal to 4". */
const sayingsBeforeTo = new Set("comes come amounts equal simplifies reduces out".split(" "));

/** After "x =" if x is alone on its side, or after a word that introduces a result. */
function isStated(tokens: readonly Token[], number: number): boolean {
  const at = isSymbol(tokens[number - 1], "₹") ? number - 1 : number;
  const before = tokens[at - 1];
  if (before?.kind === "word") return isSaying(tokens, at - 1) && !isAsked(tokens[at - 2]);
  if (isSymbol(before, ":")) return tokens[at - 2]?.kind === "word";
  return isSymbol(before, "=") && isName(tokens, at - 2);
}

function isSaying(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== "word") return false;
  const isTo = token.text === "to" && before?.kind === "word" && sayingsBeforeTo.has(before.text);
  return isTo || sayings.has(token.text);
}

/** "What is 6/8 in lowest terms?" states nothing. */
function isAsked(token: Token | undefined): boolean {
  return token?.kind === "word" && ["what", "which", "how"].includes(token.text);
}

/** A word, or a letter that is not part of a longer expression. */
function isName(tokens: readonly Token[], at: number): boolean {
  const [name, sign] = [tokens[at], tokens[at - 1]];
  if (name?.kind === "word") return true;
  const isPart = endsOperand(sign) || isSymbol(sign, "+", "-", "×", "÷", "/", "^");
  return name?.kind === "letter" && !isPart;
}

const runSymbols: MathsSymbol[] = ["+", "-", "×", "/", "(", ")", "√", "frac"];

/** Runs of numbers and signs that contain a root, with ± read both ways. */
function rootRuns(tokens: readonly Token[]): Mention[] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "number" || isSymbol(token, "±", ...runSymbols)) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.some((token) => isSymbol(token, "√")))
    .flatMap((run) => (["+", "-"] as const).map((sign) => run.map((token) => signed(token, sign))))
    .map((run) => ({
      value: valueOf(run),
      ratio: null,
      form: formOf(run),
      isStated: false,
    }));
}

function signed(token: Token, sign: "+" | "-"): Token {
  return isSymbol(token, "±") ? { ...token, kind: "symbol", text: sign } : token;
}

function ratios(tokens: readonly Token[]): Mention[] {
  const runs: Rational[][] = [];
  tokens.forEach((token, at) => {
    if (token.kind !== "number") return;
    if (isSymbol(tokens[at - 1], ":") && tokens[at - 2]?.kind === "number") {
      runs.at(-1)?.push(token.value);
    } else runs.push([token.value]);
  });
  return runs
    .filter((run) => run.length > 1)
    .map((ratio) => ({ value: null, ratio, form: "", isStated: false }));
}
