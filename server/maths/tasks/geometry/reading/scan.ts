import type { Rational } from "../../../numbers/rational.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { evaluateExact } from "../exact/evaluate-exact.ts";
import type { Exact } from "../exact/exact.ts";
import { type MeasureUnit, readUnit } from "./measure-unit.ts";

/** A number of the question with its prefix and unit. */
export type Value = {
  start: number;
  /** The position after the number, before its unit. */
  numberEnd: number;
  end: number;
  isDecimal: boolean;
} & (
  | { kind: "quantity"; value: Exact; unit: MeasureUnit | null }
  | { kind: "degrees"; value: Exact }
  | { kind: "money"; value: Exact }
  | {
      kind: "point";
      x: Exact;
      y: Exact;
      name: string | null;
      xTokens: readonly Token[];
      yTokens: readonly Token[];
    }
  /** A point with a letter in its coordinates: (3, k). */
  | {
      kind: "unknown-point";
      name: string | null;
      xTokens: readonly Token[];
      yTokens: readonly Token[];
    }
  | { kind: "ratio"; terms: readonly Rational[] }
  | { kind: "equation"; tokens: readonly Token[] }
);

/**
 * A question in lower case with every value replaced by a mark such as `<q0>`, whose number is the index in `values`.
 */
export interface ScannedQuestion {
  text: string;
  values: readonly Value[];
}

const marks: Record<Value["kind"], string> = {
  quantity: "q",
  degrees: "d",
  money: "m",
  point: "p",
  "unknown-point": "k",
  ratio: "r",
  equation: "e",
};

/** Cached, because every geometry task needs the same scan. */
const scans = new WeakMap<Question, ScannedQuestion>();

/** Replaces the values of a question by marks. */
export function scan(question: Question): ScannedQuestion {
  const known = scans.get(question);
  if (known) return known;
  const made = scanTokens(question.tokens);
  scans.set(question, made);
  return made;
}

interface Taken {
  value: Value;
  length: number;
}

function scanTokens(tokens: readonly Token[]): ScannedQuestion {
  const values: Value[] = [];
  const pieces: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken =
      takePoint(tokens, at) ??
      takeEquation(tokens, at) ??
      takeRatio(tokens, at) ??
      takeMoney(tokens, at) ??
      takeQuantity(tokens, at);
    if (taken) {
      pieces.push(`<${marks[taken.value.kind]}${values.length}>`);
      values.push(taken.value);
    } else {
      pieces.push(textOf(tokens[at]));
    }
    at += taken?.length ?? 1;
  }
  return { text: pieces.filter((piece) => piece !== "").join(" "), values };
}

function textOf(token: Token | undefined): string {
  if (token === undefined || isSymbol(token, "?")) return "";
  if (token.kind === "symbol") return token.text === "newline" ? "." : token.text;
  return token.kind === "word" || token.kind === "letter" || token.kind === "unknown"
    ? token.text
    : "#";
}

type Place = Pick<Value, "start" | "numberEnd" | "end" | "isDecimal">;

function place(tokens: readonly Token[], at: number, length: number, own = length): Place {
  const taken = tokens.slice(at, at + length);
  return {
    start: taken[0]?.start ?? 0,
    numberEnd: taken[own - 1]?.end ?? 0,
    end: taken.at(-1)?.end ?? 0,
    isDecimal: taken.some((token) => token.kind === "number" && token.places > 0),
  };
}

/** Evaluates tokens that form a single number; null for anything else. */
function valueOf(tokens: readonly Token[]): Exact | null {
  try {
    return evaluateExact(parseExpression(tokens));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Reads a point, also with its name: `(−1, 2)`, `A(−1, 2)`, `P = (3, 4)`. */
function takePoint(tokens: readonly Token[], at: number): Taken | null {
  const name = capitalAt(tokens, at);
  const equals = name !== null && isSymbol(tokens[at + 1], "=") ? 1 : 0;
  const open = at + (name === null ? 0 : 1) + equals;
  const sides = coordinatesAt(tokens, open);
  if (!sides) return null;
  const { xTokens, yTokens } = sides;
  const length = open + sides.length - at;
  const own = { name, xTokens, yTokens, ...place(tokens, at, length) };
  const [x, y] = [valueOf(xTokens), valueOf(yTokens)];
  if (x && y) return { value: { kind: "point", x, y, ...own }, length };
  const isUnknown = [...xTokens, ...yTokens].every(isOfUnknown);
  return isUnknown ? { value: { kind: "unknown-point", ...own }, length } : null;
}

function capitalAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  return token?.kind === "letter" && /^[A-Z]$/.test(token.written) ? token.written : null;
}

/** Returns the tokens on both sides of the comma inside the bracket at a position; null if there is no such pair. */
function coordinatesAt(
  tokens: readonly Token[],
  open: number,
): { xTokens: readonly Token[]; yTokens: readonly Token[]; length: number } | null {
  if (!isSymbol(tokens[open], "(")) return null;
  const close = tokens.findIndex((token, index) => index > open && isSymbol(token, ")"));
  const inner = tokens.slice(open + 1, close);
  const comma = inner.findIndex((token) => isSymbol(token, ","));
  // (2,300) is tokenised as one number with grouped digits; without a comma it is not a point.
  if (close < 0 || inner.length > 16 || comma < 1 || comma === inner.length - 1) return null;
  const length = close - open + 1;
  return { xTokens: inner.slice(0, comma), yTokens: inner.slice(comma + 1), length };
}

function isOfUnknown(token: Token): boolean {
  return (
    token.kind === "letter" ||
    token.kind === "number" ||
    token.kind === "fraction" ||
    isSymbol(token, "+", "-", "/", "(", ")")
  );
}

const operators = ["+", "-", "×", "/", "^", "(", ")", "="] as const;

/** Reads a run of numbers, x, y and signs with one equals sign: 3x − 2y = 6. */
function takeEquation(tokens: readonly Token[], at: number): Taken | null {
  let end = at;
  while (isOfEquation(tokens[end])) end += 1;
  while (end > at && isSymbol(tokens[end - 1], "-", "+")) end -= 1;
  const run = tokens.slice(at, end);
  const equals = run.filter((token) => isSymbol(token, "=")).length;
  const hasLetter = run.some((token) => token.kind === "letter" || token.kind === "word");
  if (equals !== 1 || !hasLetter || run.length < 3) return null;
  return {
    value: { kind: "equation", tokens: run, ...place(tokens, at, run.length) },
    length: run.length,
  };
}

function isOfEquation(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === "letter" || token.kind === "word") return /^(?:x|y|xy)$/.test(token.text);
  return (
    token.kind === "number" ||
    token.kind === "fraction" ||
    isSymbol(token, ...operators, "√", "frac")
  );
}

function takeRatio(tokens: readonly Token[], at: number): Taken | null {
  const terms: Rational[] = [];
  let end = at;
  for (;;) {
    const token = tokens[end];
    if (token?.kind !== "number") return null;
    terms.push(token.value);
    end += 1;
    if (!isSymbol(tokens[end], ":")) break;
    end += 1;
  }
  if (terms.length < 2) return null;
  return { value: { kind: "ratio", terms, ...place(tokens, at, end - at) }, length: end - at };
}

function takeMoney(tokens: readonly Token[], at: number): Taken | null {
  if (!isSymbol(tokens[at], "₹")) return null;
  const number = takeNumber(tokens, at + 1);
  if (!number) return null;
  // "Rs 15/-" is an amount of 15 rupees.
  const after = at + 1 + number.length;
  const tail = isSymbol(tokens[after], "/") && isSymbol(tokens[after + 1], "-") ? 2 : 0;
  const length = 1 + number.length + tail;
  return { value: { kind: "money", value: number.value, ...place(tokens, at, length) }, length };
}

function takeQuantity(tokens: readonly Token[], at: number): Taken | null {
  const number = takeNumber(tokens, at);
  if (!number) return null;
  const after = at + number.length;
  const made = (length: number, value: Measured): Taken => ({
    value: { ...value, value: number.value, ...place(tokens, at, length, number.length) },
    length,
  });
  const degree = degreeLength(tokens, after);
  if (degree > 0) return made(number.length + degree, { kind: "degrees" });
  const next = tokens[after];
  if (next?.kind === "word" && /^rupees?$/.test(next.text)) {
    return made(number.length + 1, { kind: "money" });
  }
  // 5-cm, as in "a 5-cm side"
  const hyphen = isSymbol(next, "-") && next?.spaced === false ? 1 : 0;
  const found = readUnit(tokens, after + hyphen);
  if (!found) return made(number.length, { kind: "quantity", unit: null });
  return made(number.length + hyphen + found.length, { kind: "quantity", unit: found.unit });
}

type Measured =
  | { kind: "degrees" }
  | { kind: "money" }
  | { kind: "quantity"; unit: MeasureUnit | null };

function degreeLength(tokens: readonly Token[], at: number): number {
  if (isSymbol(tokens[at], "°")) return 1;
  if (!isSymbol(tokens[at], "^")) return 0;
  if (isSymbol(tokens[at + 1], "°")) return 2;
  const isGroup = isSymbol(tokens[at + 1], "(") && isSymbol(tokens[at + 3], ")");
  return isGroup && isSymbol(tokens[at + 2], "°") ? 4 : 0;
}

/** Reads the longest run that is one number: 7, 3.5, 22/7, 3 1/2, 5√3, √2, \frac{1}{2}, −3. */
function takeNumber(tokens: readonly Token[], at: number): { value: Exact; length: number } | null {
  const start = tokens[at];
  const isStart =
    start?.kind === "number" || start?.kind === "fraction" || isSymbol(start, "√", "frac", "-");
  if (!isStart) return null;
  for (let end = numberEnd(tokens, at); end > at; end -= 1) {
    const run = tokens.slice(at, end);
    const isMinusOnly = run.length === 1 && isSymbol(run[0], "-");
    const value = isMinusOnly ? null : valueOf(run);
    if (value) return { value, length: run.length };
  }
  return null;
}

function numberEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  let depth = 0;
  for (; end < tokens.length && end - at < 12; end += 1) {
    const change = bracketChange(tokens[end], tokens[end - 1], depth);
    if (change === 0 && !(depth > 0 && isSymbol(tokens[end], "-", "+"))) {
      if (!continuesNumber(tokens[end], tokens[end - 1])) break;
    }
    depth += change;
  }
  return end;
}

/** Returns 1 for a bracket that opens under a root or fraction, −1 for one that closes, otherwise 0. */
function bracketChange(token: Token | undefined, before: Token | undefined, depth: number): number {
  if (isSymbol(token, "(")) return isSymbol(before, "√", "frac", ")") ? 1 : 0;
  return isSymbol(token, ")") && depth > 0 ? -1 : 0;
}

function continuesNumber(token: Token | undefined, before: Token | undefined): boolean {
  if (isSymbol(token, "√", "/")) return true;
  if (token?.kind === "letter") return token.text === "π";
  if (token?.kind === "fraction") return true;
  // A number after a number can only be the fraction of a mixed number, which the parser checks.
  return (
    token?.kind === "number" && (before?.kind === "number" || isSymbol(before, "√", "/", "-", "("))
  );
}
